import type { Language } from '../languages';
import { troubleCues } from './tables';

/** Before a trouble's word: how thin it shall be is asked, not why it is. */
export const measured =
  /(?:\bhow|\bwie|\bque tan|\bcuan|\bquanto|\bquao|\ba quel point|\bjak|くらい|ぐらい)\s*$/;

/** A word for something that goes wrong, marked as a trouble or not: "lumpy curd". */
export const namesTrouble = (folded: string, language: Language): boolean =>
  Object.values(troubleCues[language].of).some((cue) => cue.test(folded));
