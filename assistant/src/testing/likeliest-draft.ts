import { chooseAbove } from '../answer/confidence/choose';
import type { Ask, Draft } from '../answer/draft';

/** Below it an answer is a mere guess. */
const minConfidence = 0.2;

/**
 * The likeliest of the answers to a question, trusted or not. Tests of what each answer finds are asked
 * so: how far it is trusted is judged by the exams, and fitted again.
 */
export const likeliestDraft = (ask: Ask): Draft => chooseAbove(minConfidence, ask);
