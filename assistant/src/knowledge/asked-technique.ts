import { fold } from '../language/fold';
import type { Language } from '../language/languages';
import { packs } from '../language/packs/packs';
import {
  contentStems,
  knowledgeIn,
  type Phrase,
  said,
  says,
  type Template,
  withoutArticles,
} from './knowledge';

/** A technique that a question asks to have explained. */
export interface AskedTechnique {
  id: string;
  names: readonly Phrase[];
  /** What it is called in the first place. */
  name: string;
  text: string;
  /** What it means is asked for, not how it is done. */
  isMeaning: boolean;
  /** Stems of what else stands with its name: of the eggs that are folded in. */
  others: readonly string[];
}

const exact = 1_000;
const clauseEnds = /[?!.;:,。？！、，]+/u;
const maxClauses = 8;

/**
 * "What does deglaze mean?", "how do I fold?": the technique asked for, by the templates and names of
 * the question's language; null for all other questions.
 * @param text the question, at most `maxQuestionLength` characters
 */
export function askedTechnique(text: string, language: Language): AskedTechnique | null {
  for (const clause of clausesOf(text)) {
    const found = inClause(clause, language);
    if (found !== null) return found;
  }
  return null;
}

/** "What are chipotles?": what it is asked the meaning of, folded; none for other questions. */
export const meaningsAsked = (text: string, language: Language): string[] =>
  clausesOf(text).flatMap((clause) =>
    knowledgeIn(language).asks.meaning.flatMap((template) => slotOf(template, clause, language)),
  );

/** "What's a tadka?": whether it is asked what something is or means. */
export const asksMeaning = (text: string, language: Language): boolean =>
  meaningsAsked(text, language).length > 0;

const clausesOf = (text: string) =>
  fold(text)
    .replaceAll(/["“”„«»「」]/gu, '')
    .split(clauseEnds)
    .slice(0, maxClauses)
    .map((clause) => clause.trim());

function inClause(clause: string, language: Language): AskedTechnique | null {
  const { asks } = knowledgeIn(language);
  for (const kind of ['meaning', 'method'] as const) {
    const slots = asks[kind].flatMap((template) => slotOf(template, clause, language));
    const found = slots
      .flatMap((slot) => named(slot, language))
      .filter(({ others, isAll }) => kind === 'method' || (isAll && others.length === 0))
      .toSorted((a, b) => a.others.length - b.others.length || b.size - a.size)[0];
    if (found) return { ...found, isMeaning: kind === 'meaning' };
  }
  return null;
}

/** What stands in the name's place; the words around it must begin and end as words. */
function slotOf({ before, after }: Template, clause: string, language: Language): string[] {
  const start = before === '' ? 0 : clause.indexOf(before);
  if (start < 0) return [];
  const begin = start + before.length;
  const end = after === '' ? clause.length : clause.lastIndexOf(after);
  if (end <= begin) return [];
  const isWhole =
    language === 'ja' ||
    ((start === 0 || clause[start - 1] === ' ') &&
      (after === '' || /^(?:\P{L}|$)/u.test(clause.slice(end + after.length))));
  return isWhole ? [clause.slice(begin, end)] : [];
}

function named(slot: string, language: Language) {
  const text = said(slot, language);
  const stems = contentStems(slot, language);
  return knowledgeIn(language).techniques.flatMap(({ id, text: card, names }) =>
    names
      .filter((name) => says(name, text))
      .map((name) => ({
        id,
        text: card,
        names,
        name: names[0]?.text ?? '',
        others: othersBeside(name, slot, stems, language),
        isAll: wordsIn(slot, language) <= wordsIn(name.text, language),
        // A slot that is the name itself is meant before one that holds the name.
        size: name.folded.length + (name.folded === slot.trim() ? exact : 0),
      })),
  );
}

/** What the slot says beside the name. */
function othersBeside(
  { folded, stems: own }: Phrase,
  slot: string,
  stems: readonly string[],
  language: Language,
): string[] {
  const { particles } = packs[language].lexicon;
  if (particles === '') return stems.filter((stem) => !own.includes(stem));
  // Words that nothing separates are cut in other places beside other words.
  const rest = Array.from(slot.replace(folded, '').replaceAll(/\s/gu, ''))
    .filter((letter) => !particles.includes(letter))
    .join('');
  return rest === '' ? [] : [rest];
}

const minOfName = 2;

/** "Why do I save the pasta water?": the technique that the question names with two words or more. */
export function techniqueIn(
  text: string,
  language: Language,
): { names: readonly Phrase[]; name: string; text: string } | null {
  const asked = said(text, language);
  const found = knowledgeIn(language)
    .techniques.flatMap(({ names, text: card }) =>
      names
        .filter((name) => name.stems.length >= minOfName && says(name, asked))
        .map(({ folded }) => ({
          names,
          name: names[0]?.text ?? '',
          text: card,
          size: folded.length,
        })),
    )
    .toSorted((a, b) => b.size - a.size)[0];
  return found ?? null;
}

/** "In the glaze" asks for what is in it, not for what it is. */
const wordsIn = (text: string, language: Language): number =>
  withoutArticles(text, language).length;
