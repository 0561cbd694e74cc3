import { type Unit, unitOf } from '../kitchen/units';
import type { Question } from './question';

/** "6 oz = ? g": the word after an equals sign. */
const equals = /[=≈] ?\?* ?(?<unit>\p{L}{1,14})/u;

/** The unit that a question asks an amount to be in; null where it names none. */
export function targetUnit({ cues, folded, language }: Question): Unit | null {
  const word = (cues.convert.target.exec(folded) ?? equals.exec(folded))?.groups?.['unit'];
  return word === undefined ? null : unitOf(word, language);
}
