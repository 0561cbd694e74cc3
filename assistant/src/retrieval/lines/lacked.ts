import { boundCues, shortCues } from '../../language/cues/tables';
import { fold } from '../../language/fold';
import type { Language } from '../../language/languages';
import { words } from '../../language/words';

const longest = 60;
const mostWords = 5;

/**
 * Stems of what a sentence is for the lack of, by the question above it ("No oven?") or by the clause
 * that leads it ("If you don't have a blowtorch, …"). Empty where it is for everyone.
 * @param topic as written; @param folded the sentence
 */
export function lackedIn(topic: string, folded: string, language: Language): string[] {
  const { lack } = shortCues[language];
  const { ifSo } = boundCues[language];
  const asked = fold(topic.split(' – ').at(-1) ?? '').trim();
  if (/[?？]$/u.test(asked) && lack.test(asked) && isShort(asked, language)) {
    return stemsBeside(asked, lack, language);
  }
  const clause = /^[^,:;.、]+(?=[,:、])/u.exec(folded)?.[0] ?? '';
  if (clause === '' || clause.length > longest || !lack.test(clause)) return [];
  return ifSo.test(clause) || lack.exec(clause)?.index === 0
    ? stemsBeside(clause, lack, language)
    : [];
}

const isShort = (text: string, language: Language) =>
  text.length <= longest &&
  words(text, language).filter(({ isStop }) => !isStop).length <= mostWords;

/** The words of a clause beside those that say that something is lacking. */
const stemsBeside = (clause: string, lack: RegExp, language: Language): string[] =>
  words(clause.replace(lack, ' '), language)
    .filter(({ isStop, text }) => !isStop && text.length > 1)
    .map(({ stem }) => stem);
