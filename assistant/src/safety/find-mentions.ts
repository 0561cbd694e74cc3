import { findFoods } from '../kitchen/foods';
import type { Language } from '../language/languages';
import { exclusionsOfFood, isAllergyName, isDietName } from './exclusions';
import { packs } from '../language/packs/packs';
import type { NameKey } from './exclusion-cues';

/** A place of the text that names something to leave out. */
export interface Mention {
  start: number;
  end: number;
  ids: readonly string[];
  /** The same for somebody who only does not like it: of walnuts these alone, no nuts at all. */
  own: readonly string[];
}

export interface Span {
  start: number;
  end: number;
}

const several: Partial<Record<NameKey, readonly string[]>> = {
  nuts: ['treenut', 'peanut'],
  shellfish: ['crustacean', 'mollusc'],
  seafood: ['fish', 'crustacean', 'mollusc'],
};

/** Named with a word for not eating, never alone: pork is an ingredient too. */
export const needsCue: ReadonlySet<string> = new Set(['meat', 'pork']);

/** Says who eats, or how: never what a word for not eating is about. */
export const isOfPeople = ({ ids }: Mention) =>
  ids.every((id) => isDietName(id) && !needsCue.has(id));

const isNameKey = (key: string): key is NameKey =>
  isAllergyName(key) || isDietName(key) || Object.hasOwn(several, key);

export function spansOf(pattern: RegExp, text: string): Span[] {
  const all = pattern.global ? pattern : new RegExp(pattern, 'g');
  return [...text.matchAll(all)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}

/** Longer names go before shorter ones that they contain: "coconut milk" is no milk. */
export function findMentions(text: string, language: Language): Mention[] {
  const { names } = packs[language].exclusions;
  const groups = Object.entries(names).flatMap(([key, pattern]) =>
    isNameKey(key)
      ? spansOf(pattern, text).map((span) => {
          const ids = several[key] ?? [key];
          return { ...span, ids, own: ids };
        })
      : [],
  );
  const foods = findFoods(text, language).map(({ start, end, food }) => ({
    start,
    end,
    ids: exclusionsOfFood(food),
    own: [food.id],
  }));
  const longestFirst = [...groups, ...foods].toSorted(
    (a, b) => b.end - b.start - (a.end - a.start),
  );
  const taken = new Uint8Array(text.length);
  const kept = longestFirst.filter(({ start, end }) => {
    if (taken.subarray(start, end).includes(1)) return false;
    taken.fill(1, start, end);
    return true;
  });
  return kept.toSorted((a, b) => a.start - b.start);
}
