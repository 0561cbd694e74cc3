import { candidatesFor, lacking } from '../answer/candidates';
import { finish } from '../answer/confidence/choose';
import type { Ask, Draft } from '../answer/draft';

/**
 * The first of the answers to a question, before anything is weighed. Tests of what each answer finds are
 * asked so: which of them is trusted is judged by the exams, and fitted again.
 */
export const firstDraft = (ask: Ask): Draft =>
  finish(ask, candidatesFor(ask).next().value?.draft ?? lacking(ask));
