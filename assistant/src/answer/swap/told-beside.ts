import type { Food } from '../../kitchen/food';
import { findFoods } from '../../kitchen/foods';
import { isOfKind } from '../../kitchen/kin';
import { momentCues, shortCues } from '../../language/cues/tables';
import { noAlcohol } from '../../language/cues/no-alcohol';
import { fold } from '../../language/fold';
import { words } from '../../language/words';
import { cuesOf } from '../../retrieval/cues-of';
import { neighbourOf } from '../../retrieval/lines/neighbour';
import { newFoodsIn } from '../../retrieval/lines/new-food';
import type { Fragment, PreparedIngredient, PreparedPost } from '../../retrieval/prepared';
import { isBeside, mentions } from '../../retrieval/lines/told';
import type { Ask } from '../draft';
import { otherPosts } from '../talk/other-posts';

/** What a sentence may speak of: the thing to be replaced, and what the reader would take. */
interface Swap {
  target: PreparedIngredient;
  own: ReadonlySet<string>;
  offered: ReadonlySet<string>;
  foods: readonly Food[];
}

/**
 * The sentence beside the recipe that tells of what the reader would take, or, where that is not said,
 * of another food for the one to be replaced. It needs no word for replacing: "oranges are as good as
 * the lemon". Keeping, serving and other dishes are other matters.
 */
export function toldBeside(ask: Ask, swap: Swap): Fragment | null {
  const { post } = ask;
  const { offered, foods } = swap;
  const fit = tellingOfIt(ask);
  if (offered.size + foods.length > 0) return null;
  const isHeaded = ({ topic, topicStems }: Fragment) => {
    const last = topic.split(' – ').at(-1) ?? '';
    return denied.test(last) && namesTarget({ text: last, stems: topicStems }, swap, post);
  };
  const isOfIt = (each: Fragment) => namesTarget(each, swap, post) || isHeaded(each);
  const goesOn = (each: Fragment) => isGoingOn(each, swap, post);
  return (
    fit.find((each) => namesOther(each.text, post) && (isOfIt(each) || goesOn(each))) ??
    fit.find((each) => isWithoutAlcohol(each, swap, post)) ??
    null
  );
}

/** "Without alcohol, take grape juice", "for children soak them in juice": in the place of wine or rum. */
const isWithoutAlcohol = (line: Fragment, swap: Swap, post: PreparedPost) =>
  swap.target.food?.has.has('alcohol') === true &&
  mentions(noAlcohol)(line) &&
  namesOther(line.text, post);

/**
 * "I can't get quark here. Skyr bakes as well.": the sentence before it says that the thing is lacking,
 * or this one begins by taking the thing up: "Who minds it takes lemon".
 */
function isGoingOn(each: Fragment, swap: Swap, post: PreparedPost): boolean {
  const before = neighbourOf(post, each, -1);
  if (before === undefined || !namesTarget(before, swap, post)) return false;
  const { pronoun } = cuesOf(post.language);
  const [first = ''] = each.folded.split(',');
  const takesUp = first !== each.folded && (pronoun.test(first) || whoMinds.test(first));
  return takesUp || shortCues[post.language].lack.test(before.folded);
}

/** "Who does not like it", in any of the languages; for folded texts. */
const whoMinds =
  /^(?:if (?:you|that)|anyone who|those who|wer|wen|wem|quien(?:es)?|a quien|qui|si (?:tu|vous|ca)|chi|a chi|quem|kto|komu)\b/;

/** The sentences beside the recipe, without those on other matters. */
function tellingOfIt(ask: Ask): Fragment[] {
  const { fragments, language } = ask.post;
  const { keep } = shortCues[language];
  const { served, also } = momentCues[language];
  const { actions, intents } = cuesOf(language);
  const others = [keep, served, also, actions.freeze, ...intents.related];
  const dishes = otherPosts(ask).map(({ title }) => fold(title));
  return fragments.filter(
    ({ kind, isUnfit, folded, topic }) =>
      isBeside(kind) &&
      !isUnfit &&
      !others.some((cue) => cue.test(folded) || (topic !== '' && cue.test(topic))) &&
      !dishes.some((dish) => folded.includes(dish)),
  );
}

/** It names what shall be replaced. */
const namesTarget = (
  { text, stems }: Pick<Fragment, 'text' | 'stems'>,
  { target, own }: Swap,
  { language }: PreparedPost,
): boolean =>
  (target.head !== null && stems.includes(target.head)) ||
  [...own].filter((stem) => stems.includes(stem)).length > 1 ||
  findFoods(text, language).some(({ food }) => isSame(food, target));

/** A heading for those who go without, or a question, in any of the languages; for folded texts. */
const denied =
  /[?？]$|\b(?:no|not|without|out of|nicht|kein\w*|ohne|sin|pas|plus de|sans|non|senza|nao|sem|nie|bez)\b|ない|なし/;

/** A food that the recipe has not, by no word of its ingredients. */
const namesOther = (text: string, post: PreparedPost): boolean =>
  newFoodsIn(text, post).some(({ start, end }) =>
    words(text.slice(start, end), post.language).every(
      ({ stem }) => !post.ingredients.some(({ stems }) => stems.includes(stem)),
    ),
  );

/** "Schnaps" is what the recipe calls by its kind, pork is its ham. */
const isSame = (food: Food, { food: own }: PreparedIngredient) =>
  own !== null &&
  (food.id === own.id ||
    isOfKind(own, food) ||
    (food.has.has('alcohol') && own.has.has('alcohol')) ||
    (food.id === 'pork' && own.has.has('pork')));
