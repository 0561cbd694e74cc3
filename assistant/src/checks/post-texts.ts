import type { Post } from '../post/post';

/** Everything of a post that says something: its own words, in its order. */
export function textsOf({ title, recipe, passages }: Post): string[] {
  const around = passages.flatMap(({ heading, text }) => [heading ?? '', text]);
  if (!recipe) return [title, ...around];
  const { prep, cook, total } = recipe.times;
  return [
    title,
    recipe.name,
    recipe.yield?.text ?? '',
    ...[prep, cook, total].map((minutes) => (minutes === null ? '' : `${minutes} minutes`)),
    ...recipe.ingredients.map(({ text }) => text),
    ...recipe.steps.map(({ text }) => text),
    ...recipe.notes,
    ...recipe.equipment,
    ...recipe.nutrition.map(({ name, value }) => `${name}: ${value}`),
    ...around,
  ].filter((text) => text !== '');
}
