import { type Language, languages } from '../../language/languages';
import type { Concept } from './concepts';
import { concepts, type ConceptLists } from './concepts';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { it } from './it';
import { ja } from './ja';
import { numbersIn, phrases, type Span, spansOf } from './phrases';
import { pl } from './pl';
import { pt } from './pt';

const lists: Readonly<Record<Language, ConceptLists>> = { en, de, es, fr, it, pt, pl, ja };

type Patterns = ReadonlyMap<Concept, RegExp>;

const patterns: ReadonlyMap<Language, Patterns> = new Map(
  languages.map((language) => [
    language,
    new Map(
      concepts.map((concept) => [concept, phrases(lists[language][concept], language !== 'ja')]),
    ),
  ]),
);

const nothing = /(?!)/g;

/** Finds concepts in one text, each looked for once. */
export interface Reader {
  has: (concept: Concept) => boolean;
  spans: (concept: Concept) => readonly Span[];
  numbers: (concept: Concept) => readonly number[];
}

export function createReader(folded: string, language: Language): Reader {
  const found = new Map<Concept, readonly Span[]>();
  const patternOf = (concept: Concept) => patterns.get(language)?.get(concept) ?? nothing;
  const spans = (concept: Concept) => {
    const known = found.get(concept) ?? spansOf(patternOf(concept), folded);
    found.set(concept, known);
    return known;
  };
  return {
    has: (concept) => spans(concept).length > 0,
    spans,
    numbers: (concept) => numbersIn(patternOf(concept), folded),
  };
}
