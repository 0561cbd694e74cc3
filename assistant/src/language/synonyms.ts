import { fold } from './fold';
import type { Language } from './languages';
import { packs } from './packs/packs';
import { stem } from './stem';

type Index = ReadonlyMap<string, ReadonlySet<number>>;

function indexOf(language: Language): Index {
  const index = new Map<string, Set<number>>();
  for (const [place, group] of packs[language].synonyms.split(',').entries()) {
    for (const word of group.split(/\s+/).filter(Boolean)) {
      for (const form of new Set([stem(word, language), fold(word)])) {
        index.set(form, (index.get(form) ?? new Set()).add(place));
      }
    }
  }
  return index;
}

const indexes = new Map<Language, Index>();

/** Which groups of synonyms a stem belongs to; none for most. */
export function synonymsOf(stemmed: string, language: Language): ReadonlySet<number> {
  const index = indexes.get(language) ?? indexOf(language);
  indexes.set(language, index);
  return index.get(stemmed) ?? none;
}

const none: ReadonlySet<number> = new Set();

/** Whether a stem is in one of some groups of synonyms. */
export const isInOneOf = (some: ReadonlySet<number>, stemmed: string, language: Language) =>
  [...synonymsOf(stemmed, language)].some((each) => some.has(each));

/** Stems that may stand for one, by its groups. */
export function standInsFor(stemmed: string, language: Language): readonly string[] {
  const own = synonymsOf(stemmed, language);
  if (own.size === 0) return [];
  return [...(indexes.get(language) ?? [])]
    .filter(([other, of]) => other !== stemmed && [...of].some((each) => own.has(each)))
    .map(([other]) => other);
}
