import { questionStarts, troubleCues } from '../language/cues/tables';
import { fold, unfoldedPlace } from '../language/fold';
import type { Language } from '../language/languages';
import { words } from '../language/words';

const sentenceEnds = /(?<=[?？!。])\s*|(?<=\.)\s+/u;
/** "How much?" after another question belongs to it. */
const minWords = 4;

/**
 * "Is it spicy, and can I freeze it?": the two questions of a text; null for one, and for more. What goes on
 * from the first in a few words is no question of its own, and what leads up to one belongs to it.
 * @param text at most `maxQuestionLength` characters
 */
export function twoQuestions(text: string, language: Language): [string, string] | null {
  const sentences = text.split(sentenceEnds).filter((each) => each.trim() !== '');
  if (sentences.length === 1) return halves(text, language);
  const [first, second, ...more] = askedTogether(sentences, language);
  return first === undefined || second === undefined || more.length > 0 ? null : [first, second];
}

/** The sentences up to each whole question; what follows the last belongs to it. */
function askedTogether(sentences: readonly string[], language: Language): string[] {
  const groups: string[] = [];
  let lead = '';
  for (const sentence of sentences) {
    const isQuestion = asks(sentence, language) && isWhole(sentence, language);
    if (isQuestion) {
      groups.push(`${lead} ${sentence}`.trim());
      lead = '';
    } else if (asks(sentence, language) && lead === '' && groups.length > 0) {
      groups.push(`${groups.pop() ?? ''} ${sentence}`.trim());
    } else {
      lead = `${lead} ${sentence}`.trim();
    }
  }
  const last = groups.pop();
  return last === undefined ? [] : [...groups, `${last} ${lead}`.trim()];
}

const asks = (part: string, language: Language): boolean =>
  questionStarts[language].start.test(
    fold(part)
      .trim()
      .replace(/[?？。.!]+$/u, ''),
  );

const isWhole = (part: string, language: Language): boolean =>
  words(part, language).length >= minWords && words(part, language).some(({ isStop }) => !isStop);

/** "My chili is too thin": a question in all but its form. */
function complains(part: string, language: Language): boolean {
  const { mark, of } = troubleCues[language];
  const folded = fold(part);
  return mark.test(folded) && Object.values(of).some((cue) => cue.test(folded));
}

/** Cut where a second question begins. */
function halves(text: string, language: Language): [string, string] | null {
  const { joint, another } = questionStarts[language];
  for (const found of fold(text).matchAll(joint)) {
    const first = text.slice(0, unfoldedPlace(text, found.index)).trim();
    const second = text.slice(unfoldedPlace(text, found.index + found[0].length)).trim();
    if (!asks(second, language)) continue;
    const isAsked = asks(first, language) || (another.test(found[0]) && complains(first, language));
    return isAsked && isWhole(first, language) && isWhole(second, language)
      ? [first, second]
      : null;
  }
  return null;
}
