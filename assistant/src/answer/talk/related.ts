import type { RelatedPost, Source } from '@cpal/shared/contract/assistant/assistant';
import { findFoods } from '../../kitchen/foods';
import type { CuedIntent } from '../../language/cues/cues';
import { fold } from '../../language/fold';
import { momentCues, shortCues } from '../../language/cues/tables';
import { namesNewFood } from '../../retrieval/lines/new-food';
import { cuesOf } from '../../retrieval/cues-of';
import { isBeside, isTold } from '../../retrieval/lines/told';
import type { Fragment } from '../../retrieval/prepared';
import type { Answerer, Ask, Draft } from '../draft';
import { missing } from '../missing';
import { otherPosts } from './other-posts';
import { quotedFragment } from '../quoted-fragment';
import { fragmentSource } from '../sources';

const mostShown = 3;

/** "What veg on the side?" asks for no list of the ingredients. */
const ofSide: readonly CuedIntent[] = ['step', 'related', 'ingredient_list'];

/** Other posts of the blog: by what is asked for, else by what this post is about. */
export const related: Answerer = (ask) => {
  const { question, post, blog, say } = ask;
  const { served } = momentCues[question.language];
  const isOfSide = [...question.intents].every((each) => ofSide.includes(each));
  if ((isOfSide || drinking.test(question.folded)) && asksDrink(ask)) {
    const drink = drinkWith(ask);
    return drink ? { ...quotedFragment(ask, drink), intent: 'related' } : missing(ask, 'related');
  }
  const asksSide = isOfSide && served.test(question.folded);
  const side = asksSide ? (servedWith(ask) ?? eatenWith(ask)) : undefined;
  if (side) return { ...quotedFragment(ask, side, mostSentences), intent: 'related' };
  if (!question.intents.has('related')) return null;
  const { url, title } = post.post;
  const named = question.foods.length > 0 || question.ingredients.length > 0;
  const asked = blog?.find(question.text, url, mostShown) ?? [];
  const linked = linkedTo(ask);
  const isFree = !named && asked.length === 0;
  if (isFree && linked.length > 0) return listing(ask, linked);
  const items = post.ingredients.slice(0, 6).map(({ item }) => item);
  const found =
    asked.length > 0 || named
      ? asked
      : (blog?.find([title, ...items].join(' '), url, mostShown) ?? []);
  if (found.length === 0) {
    const others = blog?.others(url, mostShown) ?? [];
    if (served.test(question.folded) || drinks.test(question.folded))
      return missing(ask, 'related');
    if (named || others.length === 0)
      return { intent: 'related', text: say.related.none, tier: 'refusal', sources: [] };
    return listing(ask, others);
  }
  return listing(ask, found);
};

/** The others of the blog that the post itself names below its recipe, in its order. */
function linkedTo(ask: Ask): RelatedPost[] {
  const told = fold(beside(ask.post.fragments));
  const place = ({ title }: RelatedPost) => told.indexOf(fold(title));
  return otherPosts(ask)
    .filter((each) => each.title.length >= shortestTitle && place(each) >= 0)
    .toSorted((a, b) => place(a) - place(b))
    .slice(0, mostShown);
}

const beside = (all: readonly Fragment[]) =>
  all
    .filter(({ kind, isUnfit }) => isBeside(kind) && !isUnfit)
    .map(({ text }) => text)
    .join(' ');

const shortestTitle = 8;

/** Where the post names one of them. */
function namingOf({ post }: Ask, found: readonly RelatedPost[]): Source[] {
  const told = post.fragments.find(
    ({ kind, folded, isUnfit }) =>
      isBeside(kind) && !isUnfit && found.some(({ title }) => folded.includes(fold(title))),
  );
  return told === undefined ? [] : [fragmentSource(post, told)];
}

function listing(ask: Ask, found: readonly RelatedPost[]): Draft {
  const lines = found.map((each) => `• ${each.title}`);
  return {
    intent: 'related',
    text: [ask.say.related.intro, ...lines].join('\n'),
    tier: 'post',
    sources: namingOf(ask, found),
    related: found,
  };
}

const mostSentences = 2;

/** What is drunk with the dish, which no other recipe answers; for folded texts in any language. */
const drinks =
  /\b(?:wines?|wein\w*|vinos?|vins?|vinhos?|win[oa]|beers?|bier\w*|cervezas?|bieres?|birr[ae]|cervejas?|piwo|cocktails?)\b|ワイン|ビール|お酒|日本酒/;

/** "With it", "to it", in any of the languages; for folded texts. */
const withIt =
  /\b(?:with (?:it|this|that|them|these)|goes? with|go along|dazu|zum|zu dies\w+|avec|con|ci|com|do tego|do nich)\b|合[うい]|一緒に/;

/** Words for any drink, beside the kinds of `drinks`. */
const anyDrink =
  /\b(?:drinks?|beverages?|teas?|getrank\w*|trink\w*|bebidas?|beber|boissons?|boire|bevand[ae]|bere|tees?|cervejas?|napoj\w*|napoju|pic)\b|飲み物|ドリンク/;

/** The verb, in any of the languages; for folded texts. */
const drinking =
  /\b(?:drink|trink\w*|beb(?:er?|es?|o|emos)|boi[st]|boire|bere|bev[io]|(?:wy)?pic|pij\w+)\b|飲/;

/** "Which drink goes with it?"; not one that the recipe has in it. */
function asksDrink({ question: { folded, ingredients } }: Ask): boolean {
  const names = [anyDrink, drinks, drinking].some((cue) => cue.test(folded));
  const isOther = ingredients.length === 0 || drinking.test(folded);
  return isOther && names && withIt.test(folded);
}

/** In any of the languages; for folded texts. */
const glassOf =
  /\b(?:a (?:glass|cup|pint|pot) of|ein(?:e|em)? (?:glas|glaschen|tasse|becher) \p{L}|(?:una?|un) (?:copa|vaso|taza|verre|tasse|bicchiere|calice|tazza) d|(?:um|uma) (?:copo|taca|xicara) de|(?:kieliszek|szklanka|szklanke|kubek|filizanka) \p{L})/u;

const drinkFoods: ReadonlySet<string> = new Set(
  'tea coffee juice cola wine red-wine white-wine fortified-wine sherry sake beer cider'.split(' '),
);

/** A post tells what goes with a dish, in any of the languages. */
const pairs =
  /\b(?:serv\w*|sirv\w*|with|goes|lovely|pairs?|dazu|passt|passen|schmeckt|avec|accompagn\w*|con|acompan\w*|acompanh\w*|com|abbin\w*|poda\w*|pasuj\w*)\b|添え|合[うい]|一緒に/;

/** Where the post names a drink beside the dish. */
const drinkWith = ({ post }: Ask): Fragment | undefined =>
  post.fragments.find(
    (fragment) =>
      isTold(fragment) &&
      fragment.kind !== 'step' &&
      (glassOf.test(fragment.folded) ||
        findFoods(fragment.text, post.language).some(({ food }) => drinkFoods.has(food.id))) &&
      pairs.test(`${fragment.topic} ${fragment.folded}`),
  );

/** "I serve it with rice. More dinners: …": the sentence before is no heading of this one. */
const isLabelled = (topic: string, all: readonly Fragment[], own: string) =>
  all.some(({ folded }) => folded !== own && folded.length > 0 && topic.endsWith(folded));

/** What stands under a heading on what goes with the dish, else where it is served with something. */
function servedWith({ post }: Ask): Fragment | undefined {
  const cues = cuesOf(post.language).intents.related;
  const { served } = momentCues[post.language];
  const { offer } = shortCues[post.language];
  const fit = post.fragments.filter((each) => isTold(each) && !isSwap(each, offer));
  return (
    fit.find(({ topic, folded }) => served.test(topic) && !isLabelled(topic, fit, folded)) ??
    fit.find(({ folded, kind }) => kind !== 'step' && served.test(folded)) ??
    fit.find(({ topic }) => topic !== '' && cues.some((cue) => cue.test(topic))) ??
    fit.findLast(({ folded }) => served.test(folded))
  );
}

/** "At home we eat it warm, with a tomato salad": another food after "with", in no other matter. */
function eatenWith({ post }: Ask): Fragment | undefined {
  const { offer, keep, lack } = shortCues[post.language];
  const others = [offer, keep, lack, cuesOf(post.language).reheat];
  return post.fragments.find((each) => {
    // "With plain flour add 1 tablespoon of baking powder" serves nothing.
    if (!isBeside(each.kind) || each.isUnfit || /\d/.test(each.folded)) return false;
    const after = each.text.slice(each.folded.search(beforeSide));
    return (
      beforeSide.test(each.folded) &&
      !others.some((cue) => cue.test(each.folded)) &&
      namesNewFood(after, post)
    );
  });
}

/** Before what stands beside a dish, in any of the languages; for folded texts. */
const beforeSide =
  /\b(?:(?<=^|, |or |and |lovely |good |great |nice )with|next to|beside|mit|con|avec|com|z|ze|do tego)\b|一緒に|添え/;

/** "Greek yogurt goes instead of cream" serves nothing. */
const isSwap = ({ kind, folded, lacked }: Fragment, offer: RegExp) =>
  kind !== 'step' && (lacked.length > 0 || offer.test(folded.split(',')[0] ?? ''));
