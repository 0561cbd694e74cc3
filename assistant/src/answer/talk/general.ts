import type { Draft } from '../draft';

/** General cooking knowledge; the blogger can see that the post lacks it. */
export const general = (text: string): Draft => ({
  intent: 'step',
  text,
  tier: 'general',
  sources: [],
  isUnanswered: true,
});
