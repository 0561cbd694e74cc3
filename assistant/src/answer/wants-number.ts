import type { Ask, Draft } from './draft';
import type { Intent } from './reply';

const measured: ReadonlySet<string> = new Set<Intent>([
  'amount',
  'scale',
  'duration',
  'temperature',
]);

/** Whether a number is asked for, by the question's cues, and the engine found one in the post. */
export const wantsNumber = ({ question }: Ask, { intent, tier, text }: Draft): boolean =>
  tier === 'post' &&
  measured.has(intent) &&
  question.intents.size > 0 &&
  [...question.intents].every((each) => measured.has(each)) &&
  /\p{Nd}/u.test(text);
