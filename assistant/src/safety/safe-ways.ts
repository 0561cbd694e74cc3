import type { Food } from '../kitchen/food';
import { allSubstitutes, type Substitute } from '../kitchen/substitutions';
import { type AllergyName, exclusionIds, type Exclusions, findConflict } from './exclusions';

/**
 * Often avoided with it, by doctors' advice: not left out where the reader or the post names it, but said, and
 * never offered by our tables.
 */
const kindred: Partial<Record<string, AllergyName>> = {
  peanut: 'treenut',
  treenut: 'peanut',
  crustacean: 'mollusc',
  mollusc: 'crustacean',
};

/** What is often avoided with what a reader cannot eat. */
export const kindredOf = ({ allergies }: Exclusions): AllergyName[] =>
  allergies.map((id) => kindred[id]).filter((id) => id !== undefined);

/** The substitutes of the tables that bring nothing the reader cannot eat, nor may bring it. */
export function safeWays(food: Food, all: Exclusions): Substitute[] {
  const strict = { ...all, allergies: [...exclusionIds(all), ...kindredOf(all)] };
  return allSubstitutes().filter(
    ({ instead, form, parts }) =>
      instead.food === food &&
      form === null &&
      parts.every((part) => findConflict(part.food, strict) === null),
  );
}
