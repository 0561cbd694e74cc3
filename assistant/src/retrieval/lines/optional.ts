import { fold } from '../../language/fold';

/** "optional" in recipes of the eight languages, folded. */
const marks =
  /\b(optional\w*|wahlweise|nach belieben|nach wunsch|opcional\w*|opcjonaln\w*|facultati[fv]\w*|facoltativ\w*|opzional\w*|a gosto|if desired|if you like)\b|お好みで|なくても|省略/;

/** Whether an ingredient's line says that it may be left out. */
export const isOptional = (line: string): boolean => marks.test(fold(line));
