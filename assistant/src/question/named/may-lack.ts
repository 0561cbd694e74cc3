import { shortCues, swapCues } from '../../language/cues/tables';
import { fold } from '../../language/fold';
import type { Question } from '../question';

/** The reader says that something is not at hand. */
export function lacks({ text, language }: Question): boolean {
  const folded = fold(text);
  return shortCues[language].lack.test(folded) || swapCues[language].only.test(folded);
}

/** Whether the reader may be without something that the recipe uses, or would do without it. */
export const mayLack = (question: Question): boolean =>
  question.intents.has('substitution') || question.intents.has('equipment') || lacks(question);
