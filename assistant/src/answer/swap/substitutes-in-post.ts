import type { Food } from '../../kitchen/food';
import { findFoods, foodName } from '../../kitchen/foods';
import { bought } from '../../language/cues/bought';
import { shortCues } from '../../language/cues/tables';
import { fold } from '../../language/fold';
import type { Language } from '../../language/languages';
import { words } from '../../language/words';
import { cuesOf } from '../../retrieval/cues-of';
import type { Fragment, PreparedIngredient } from '../../retrieval/prepared';
import { namesNewFood } from '../../retrieval/lines/new-food';
import { isBeside, mentions } from '../../retrieval/lines/told';
import type { Ask } from '../draft';

const mostSentences = 3;
const mostFound = 2;

const contentStems = (text: string, language: Language) =>
  words(text, language)
    .filter(({ isStop }) => !isStop)
    .map(({ stem }) => stem);

/** Stems of what the reader names, as the post would say it. */
export function stemsInPost(text: string, { question, post }: Ask): ReadonlySet<string> {
  if (question.language === post.language) return new Set(contentStems(text, post.language));
  return new Set(
    findFoods(text, question.language).flatMap(({ food }) =>
      contentStems(foodName(food, post.language), post.language),
    ),
  );
}

/** What shall be replaced and what would be taken, as the post would say them. */
export interface Wanted {
  /** The ingredient, where the recipe has it. */
  target: PreparedIngredient | null;
  /** Stems of what shall be replaced. */
  own: ReadonlySet<string>;
  /** Stems of what the reader would take instead. */
  offered: ReadonlySet<string>;
  /** The same as foods, which the post may call by another name. */
  foods?: readonly Food[];
  isOmission: boolean;
}

/** "If you can't find it, …", in any of the languages; for folded texts. */
const ifCues = /\b(?:if|wenn|wer|falls|si|se|jesli|jezeli|gdy)\b|なければ|場合|とき/;

/** Of the rare words that the reader offers this share has to be there. */
const leastOffered = 0.5;

/** The sentences of the post that say what may take an ingredient's place, best first. */
export function substitutesInPost({ post, memory }: Ask, wanted: Wanted): Fragment[] {
  const { target, own, offered, isOmission, foods: taken = [] } = wanted;
  const { offer, lack, keep } = shortCues[post.language];
  const cues = cuesOf(post.language).intents.substitution;
  const item = target === null ? '' : fold(target.item);
  const { pronoun } = cuesOf(post.language);
  // "If you can't find it, …"
  const takesUp = (folded: string) => pronoun.test(folded.split(',')[0] ?? '');
  const without = (folded: string) => (item === '' ? folded : folded.replaceAll(item, 'x'));
  const isTopic = (topic: string) =>
    topic !== '' && (lack.test(topic) || cues.some((cue) => cue.test(without(topic))));
  const weigh = (stems: Iterable<string>) =>
    [...stems].reduce((sum, stem) => sum + post.index.idf(stem), 0);
  const total = weigh(offered);
  const foodStems = new Set(
    taken.flatMap((food) => contentStems(foodName(food, post.language), post.language)),
  );
  const has = (stems: readonly string[]) => stems.some((stem) => own.has(stem));

  // "Sultanas are fine instead of raisins" goes on about another food.
  const isOfOther = (folded: string) => {
    const { omit, replace } = cuesOf(post.language);
    const found = [...replace, ...omit]
      .map((pattern) => pattern.exec(folded)?.groups?.['food'])
      .find((food) => food !== undefined);
    const foods = findFoods(found ?? '', post.language);
    const isTarget = foods.some(({ food }) => food.id === target?.food?.id);
    return foods.length > 0 && !isTarget && !takesUp(folded);
  };

  const isOffered = ({ kind, text, folded }: Fragment) =>
    isBeside(kind) &&
    taken.length > 0 &&
    offer.test(folded) &&
    findFoods(text, post.language).some(({ food }) => taken.includes(food));

  const scoreOf = (fragment: Fragment, before: Fragment | undefined): number => {
    const { kind, stems, topicStems, topic, folded } = fragment;
    const isLine = kind === 'ingredient';
    if (fragment.isUnfit || (isLine && fragment.number !== (target?.index ?? -1) + 1)) return 0;
    const shared = [...offered].filter((stem) => stems.includes(stem) || topicStems.includes(stem));
    const byWords = total === 0 ? 0 : weigh(shared) / total;
    const share = byWords === 0 && isOffered(fragment) ? leastOffered : byWords;
    // "Dried apricots" are not the dried sort of dates.
    const isThem = taken.length === 0 || shared.some((stem) => foodStems.has(stem));
    const offers = share >= leastOffered && (isThem || isOffered(fragment));
    if (isLine) return offers ? 3 : 0;
    const isHeaded = has(topicStems);
    const goesOn =
      before?.section === fragment.section &&
      before.number === fragment.number &&
      has(before.stems);
    const names = isHeaded || has(stems) || goesOn;
    // "Can I leave off the crumb?" is about no sugar, though sugar takes its place.
    const isOfPart =
      !isHeaded &&
      !topicStems.some((stem) => offered.has(stem)) &&
      topicStems.some((stem) => post.steps.some(({ stems: of }) => of.has(stem)));
    const isAbout = isTopic(topic) && !isOfPart;
    // "Freezes well without the chard" is on keeping.
    // "Without pastry, butter the tin" is for those who lack pastry.
    const lacksOther =
      lack.test(folded.split(/[,:]/)[0] ?? '') &&
      fragment.lacked.length > 0 &&
      !fragment.lacked.some((stem) => own.has(stem));
    if (lacksOther && !offers && !isHeaded && !takesUp(folded)) return 0;
    const isOnKeeping = keep.test(folded) || cuesOf(post.language).actions.freeze.test(folded);
    // "Can I freeze it?" – "And without the cream?" asks of keeping.
    const isOfKeeping = memory.intent === 'storage';
    if (isOmission && isOnKeeping && !isOfKeeping && !isHeaded && !offers) return 0;
    const isForLack =
      lack.test(folded) &&
      !isOnKeeping &&
      mentions(ifCues)({ folded, topic }) &&
      (isHeaded || has(stems) || takesUp(folded));
    // "Rum: for children I take orange juice."
    const isLabelled = isHeaded && has(stems) && /^[^,;.!?]{2,40}:/.test(folded);
    const says = isAbout || offer.test(without(folded)) || isForLack || isLabelled;
    const isStep = kind === 'step';
    // A step gives an order; it offers something only where it says so.
    const isOffer = offer.test(without(folded)) && cues.some((cue) => cue.test(without(folded)));
    if (isStep && !offers && !isForLack && !isOffer) return 0;
    // "Damsons work too; add more sugar" offers nothing for the sugar.
    const isInPart = offersIn(folded, own, offer, post.language);
    const isElsewhere = has(stems) && offer.test(folded) && !isInPart;
    const isNear = isHeaded || isInPart || ((isAbout || goesOn) && !isElsewhere);
    if (!offers && !isForLack && !isOmission && !isNear) return 0;
    if (!offers && !(names && says)) return 0;
    if (!offers && !isHeaded && !has(stems) && isOfOther(folded)) return 0;
    if (offers && !says && (isStep || (target !== null && !names))) return 0;
    const isLead = isHeaded && isAbout;
    const isSwap = (isAbout && offer.test(without(folded))) || (isForLack && has(stems));
    if (
      !offers &&
      !isOmission &&
      !isLead &&
      !isSwap &&
      !bought.test(folded) &&
      !namesOther(fragment, target, post.language)
    )
      return 0;
    const isFirst = before?.section !== fragment.section;
    const byHeading = isLead ? 1.5 + (isFirst ? 0.3 : 0) : 0;
    const byName = byHeading + (has(stems) ? 1.2 : names ? 0.5 : 0);
    return (
      (offers ? 3 * share + (share > whole ? 1 : 0) : 0) +
      byName +
      (offer.test(without(folded)) ? 1 : 0) +
      (has(stems) && namesNewFood(fragment.text, post) ? newFood : 0) +
      (isAbout ? 0.7 : 0) -
      (isStep ? 2 : 0)
    );
  };

  const scored = post.fragments
    .map((fragment, place) => ({ fragment, score: scoreOf(fragment, post.fragments[place - 1]) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  const least = (scored[0]?.score ?? 0) - nearBest;
  return scored
    .filter(({ score }) => score >= least)
    .slice(0, mostFound)
    .map(({ fragment }) => fragment);
}

/** One part of the sentence has the offer and the food, or takes the food up. */
const offersIn = (
  folded: string,
  own: ReadonlySet<string>,
  offer: RegExp,
  language: Language,
): boolean =>
  // Japanese joins offer and food without a sign between.
  language === 'ja' ||
  folded
    .split(/[;:.。]/)
    .some((part) => offer.test(part) && words(part, language).some(({ stem }) => own.has(stem)));

/** What takes a food's place is mostly none of the recipe's. */
const newFood = 0.4;

const nearBest = 0.5;
/** All that the reader offers is there. */
const whole = 0.99;

/** A sentence with those after it in the same paragraph, three at most. */
export function withSection(all: readonly Fragment[], first: Fragment): string {
  const start = all.indexOf(first);
  return all
    .slice(start, start + mostSentences)
    .filter(
      ({ section, number, isUnfit }) =>
        section === first.section && number === first.number && !isUnfit,
    )
    .map(({ text }) => text)
    .join(' ');
}

/** A sentence that names nothing beside the food itself says nothing to take instead. */
const namesOther = ({ text }: Fragment, target: PreparedIngredient | null, language: Language) => {
  const found = findFoods(text, language);
  const names = new Set(found.map(({ start, end }) => fold(text.slice(start, end))));
  // "Damsons can replace the plums": one food by two names.
  return names.size > 1 || found.some(({ food }) => food.id !== target?.food?.id);
};
