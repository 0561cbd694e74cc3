import { findFoods } from '../../kitchen/foods';
import { isPart } from '../../language/parts';
import { words } from '../../language/words';
import type { PreparedIngredient } from '../../retrieval/prepared';
import type { Timed } from '../../retrieval/figures/timed';
import type { Ask } from '../draft';

/** Where a clause ends. */
const end = /[.;,:!?()、。]/;

/**
 * "Fry the onion for 10 minutes, add the cabbage and braise for 15": of a step with several times, one is
 * told of another thing than the question names. Never for a step with one time.
 */
export function isOfAnother({ question, post }: Ask, { step, duration }: Timed): boolean {
  const { folded, durations } = step;
  const named = question.ingredients.filter(({ index }) => step.ingredients.includes(index));
  if (durations.length < 2 || named.length === 0) return false;
  const ends = durations.map((each) => {
    const rest = folded.slice(each.end).search(end);
    return rest < 0 ? folded.length : each.end + rest;
  });
  const parts = ends.map((each, at) => folded.slice(ends[at - 1] ?? 0, each));
  const place = durations.indexOf(duration);
  const names = (text: string, all: readonly PreparedIngredient[]) => {
    const stems = new Set(words(text, post.language).map(({ stem }) => stem));
    const foods = new Set(findFoods(text, post.language).map(({ food }) => food.id));
    return all.some(
      ({ head, food }) =>
        (head !== null && stems.has(head)) || (food !== null && foods.has(food.id)),
    );
  };
  const first = parts.findIndex((part) => names(part, named));
  const own = parts[place] ?? '';
  if (first < 0 || names(own, named)) return false;
  return first > place || names(own, post.ingredients) || isPart(own, post.language);
}
