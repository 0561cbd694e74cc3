import type { CuedIntent } from '../cues/cues';

/** A question as readers ask it, and what it is about; `safety` where a careful answer is due. */
export type Example = readonly [question: string, intent: CuedIntent | 'safety'];
