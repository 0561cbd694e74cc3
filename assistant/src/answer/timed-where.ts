import { words } from '../language/words';
import type { PreparedStep } from '../retrieval/prepared';
import type { Timed } from '../retrieval/timed';
import type { Ask } from './draft';

/** The question names the part of the dish that the step's heading is on. */
export const isOfGroup = ({ question, post }: Ask, { group }: PreparedStep): boolean =>
  group !== null &&
  question.language === post.language &&
  words(group, post.language).some(({ stem, isStop }) => !isStop && question.stems.includes(stem));

/** Out of the oven, or after it is switched off; in any of the languages, for folded texts. */
const outside =
  /\b(?:out of the|fuera del?|hors du|fuori dal|fora do|aus dem|ausserhalb des|poza) (?:oven|horno|four|forno|ofen|backofen|piekarnik\w*)|\b(?:turn(?:ed)? off|switched off|oven off|ausgeschaltet\w*|four eteint|forno spento|horno apagado|forno desligado|wylaczon\w* piekarnik\w*)/;

/** "Rest it for 5 minutes out of the oven" is no time in the oven. */
export function isOutside({ step: { folded }, duration: { start, end } }: Timed): boolean {
  const next = folded.indexOf('.', end);
  const first = Math.max(0, folded.lastIndexOf('.', start));
  return outside.test(folded.slice(first, next < 0 ? undefined : next));
}
