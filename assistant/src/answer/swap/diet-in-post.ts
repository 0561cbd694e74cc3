import { dietRules } from '../../kitchen/diets/rules';
import { findFoods } from '../../kitchen/foods';
import { isInRecipe } from '../../question/named/absent-foods';
import type { DietName } from '../../language/cues/cues';
import { shortCues } from '../../language/cues/tables';
import { fold } from '../../language/fold';
import { words } from '../../language/words';
import { cuesOf } from '../../retrieval/cues-of';
import type { Fragment } from '../../retrieval/prepared';
import { newFoodsIn } from '../../retrieval/lines/new-food';
import { ranksByFragment } from '../../retrieval/search/rank';
import { isBeside } from '../../retrieval/lines/told';
import type { Ask, Draft } from '../draft';
import { fragmentSource } from '../sources';
import { replacementIn } from './replacement';
import { substitutesInPost, withSection } from './substitutes-in-post';

/**
 * Adds the post's own way to the diet ("for a gluten-free version use …") to the verdict; null where
 * the post has none.
 */
export function withOwnWay(ask: Ask, name: DietName, verdict: Draft): Draft | null {
  const { post, say } = ask;
  const found = ownWay(ask, name);
  if (found === undefined) return null;
  const shown = withSection(post.fragments, found);
  return {
    ...verdict,
    text: `${verdict.text}\n${say.quoted(shown)}`,
    sources: [...verdict.sources, fragmentSource(post, found, shown)],
  };
}

/**
 * "Vegan swap for the egg white": the post's sentence on replacing what is named, where all that it
 * offers fits the diet.
 */
export function swapForDiet(ask: Ask, name: DietName, isAllergy: boolean): Draft | null {
  const { question, post } = ask;
  if (!question.intents.has('substitution') || question.ingredients.length === 0) return null;
  const { food, by } = replacementIn(question);
  // "A plant-based one" names no food.
  if (food === null || (by !== null && findFoods(by, question.language).length > 0)) return null;
  const { without } = dietRules[name];
  const dietCue = cuesOf(post.language).diets[name];
  const { offer } = shortCues[post.language];
  for (const target of question.ingredients) {
    const own = new Set(target.head === null ? target.stems : [target.head]);
    const found = substitutesInPost(ask, {
      target,
      own,
      offered: new Set(),
      isOmission: false,
    }).find((fragment) => {
      const offered = findFoods(fragment.text, post.language).filter(
        ({ food: each, start, end }) =>
          each.id !== target.food?.id &&
          !isInRecipe(each.id, post) &&
          // "In place of the yogurt", where the line has Greek yogurt.
          words(fragment.text.slice(start, end), post.language).some(
            ({ stem }) => !target.stems.includes(stem),
          ),
      );
      const fits = offered.every(({ food: each }) =>
        without.every((trait) => !each.has.has(trait) && !each.mayHave.has(trait)),
      );
      // "Leave the salt then" takes nothing in the butter's place.
      const isAbout =
        dietCue.test(`${fragment.topic} ${fragment.folded}`) || offer.test(fragment.folded);
      return offered.length > 0 && fits && isAbout;
    });
    if (found === undefined) continue;
    const { say } = ask;
    const quoted = say.quoted(found.text);
    return {
      intent: 'substitution',
      text: isAllergy ? `${quoted} ${say.diet.allergy}` : quoted,
      tier: 'post',
      sources: [fragmentSource(post, found)],
      memory: { ingredient: target.index },
    };
  }
  return null;
}

/** Diets that leave out as much and more: what is made for one fits the other. */
const stricter: Readonly<Partial<Record<DietName, readonly DietName[]>>> = {
  vegetarian: ['vegan'],
  'lactose-free': ['dairy-free', 'vegan'],
  'dairy-free': ['vegan'],
  'egg-free': ['vegan'],
};

/** "Dairy-free: oat milk in the eggs": a label before what it leads. */
const label = /^[^:：.!?]{2,30}[:：]/;

/** Under a heading or label on the diet, else a sentence that names it and offers a change. */
function wayFor({ post, question }: Ask, name: DietName): Fragment | undefined {
  const cue = cuesOf(post.language).diets[name];
  const { offer } = shortCues[post.language];
  const ranks = ranksByFragment(post, question);
  const isLabelled = (folded: string) => cue.test(label.exec(folded)?.[0] ?? '');
  const { without } = dietRules[name];
  return post.fragments
    .filter(({ kind, topic, folded, text, isUnfit }) => {
      if (isUnfit || !isBeside(kind)) return false;
      const others = newFoodsIn(text, post);
      // "For vegans take almond milk" says nothing on going without nuts.
      const beside = others
        .filter(({ food }) => without.some((trait) => food.has.has(trait)))
        .map(({ start, end }) => fold(text.slice(start, end)))
        // "Milk without lactose" does.
        .filter((food) => !shortCues[post.language].lack.test(food) && !/free|frei/.test(food))
        .reduce((rest, food) => rest.replace(food, ' '), folded);
      const isWay = offer.test(folded) || others.length > 0;
      return cue.test(topic) || isLabelled(beside) || (cue.test(beside) && isWay);
    })
    .toSorted(
      (a, b) =>
        Number(cue.test(b.topic)) - Number(cue.test(a.topic)) ||
        // What stands under the heading is read from its start.
        Number(cue.test(a.topic)) * (a.section - b.section) ||
        (ranks.get(b)?.score ?? 0) - (ranks.get(a)?.score ?? 0),
    )[0];
}

/** The post's way for a diet, else for a stricter one. */
function ownWay(ask: Ask, name: DietName): Fragment | undefined {
  for (const each of [name, ...(stricter[name] ?? [])]) {
    const way = wayFor(ask, each);
    if (way !== undefined) return way;
  }
  return undefined;
}
