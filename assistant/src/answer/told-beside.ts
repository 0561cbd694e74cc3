import type { Food } from '../kitchen/food';
import { findFoods } from '../kitchen/foods';
import { isOfKind } from '../kitchen/kin';
import { momentCues } from '../language/cues/moments';
import { shortCues } from '../language/cues/short';
import { fold } from '../language/fold';
import { words } from '../language/words';
import { cuesOf } from '../retrieval/cues-of';
import { isInRecipe } from '../question/absent-foods';
import type { Fragment, PreparedIngredient, PreparedPost } from '../retrieval/prepared';
import { isBeside } from '../retrieval/told';
import type { Ask } from './draft';
import { isSameWord } from './subjects';

/** Titles that are looked at. */
const mostOthers = 300;

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
export function toldBeside(
  { post, blog }: Ask,
  { target, own, offered, foods }: Swap,
): Fragment | null {
  const { head } = target;
  const { language } = post;
  const { keep } = shortCues[language];
  const { served, also } = momentCues[language];
  const { actions, intents } = cuesOf(language);
  const others = [keep, served, also, actions.freeze, ...intents.related];
  const beside = post.fragments.filter(
    ({ kind, isUnfit, folded, topic }) =>
      isBeside(kind) &&
      !isUnfit &&
      !others.some((cue) => cue.test(folded) || (topic !== '' && cue.test(topic))),
  );
  const dishes = (blog?.others(post.post.url, mostOthers) ?? []).map(({ title }) => fold(title));
  const fit = beside.filter(({ folded }) => !dishes.some((dish) => folded.includes(dish)));
  const has = (stems: readonly string[], stem: string) =>
    stems.some((each) => isSameWord(each, stem, language));
  if (offered.size + foods.length > 0) {
    const isTold = ({ text, stems }: Fragment) =>
      foods.length > 0
        ? findFoods(text, language).some(({ food }) => foods.includes(food))
        : offered.size > 0 && [...offered].every((stem) => has(stems, stem));
    return fit.find(isTold) ?? null;
  }
  const isOf = ({ text, stems }: Pick<Fragment, 'text' | 'stems'>) =>
    (head !== null && stems.includes(head)) ||
    [...own].filter((stem) => stems.includes(stem)).length > 1 ||
    findFoods(text, language).some(({ food }) => isSame(food, target));
  const isHeaded = ({ topic, topicStems }: Fragment) => {
    const last = topic.split(' – ').at(-1) ?? '';
    return denied.test(last) && isOf({ text: last, stems: topicStems });
  };
  return fit.find((each) => namesOther(each.text, post) && (isOf(each) || isHeaded(each))) ?? null;
}

/** A heading for those who go without, or a question, in any of the languages; for folded texts. */
const denied =
  /[?？]$|\b(?:no|not|without|out of|nicht|kein\w*|ohne|sin|pas|plus de|sans|non|senza|nao|sem|nie|bez)\b|ない|なし/;

/** A food that the recipe has not, by no word of its ingredients. */
const namesOther = (text: string, post: PreparedPost): boolean =>
  findFoods(text, post.language).some(
    ({ food, start, end }) =>
      !isInRecipe(food.id, post) &&
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
