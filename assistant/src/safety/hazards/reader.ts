import { type Language, languages } from '../../language/languages';
import { packs } from '../../language/packs/packs';
import { type Concept, concepts } from './concepts';
import { numbersIn, phrases, type Span, spansOf } from './phrases';

type Patterns = ReadonlyMap<Concept, RegExp>;

const patterns: ReadonlyMap<Language, Patterns> = new Map(
  languages.map((language) => [
    language,
    new Map(
      concepts.map((concept) => [
        concept,
        phrases(packs[language].hazards[concept], language !== 'ja'),
      ]),
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
