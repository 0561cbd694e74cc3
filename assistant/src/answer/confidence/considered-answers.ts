import type { ConsideredAnswer } from '@cpal/shared/contract/assistant/answer-trace';
import { excerpt } from '../excerpt';
import { reasonsFor } from './confidence';
import type { Weighed } from './weigh';

/** Answers, and reasons of each, that a trace has. */
export const maxConsidered = 3;
const maxReasons = 3;

/** Rounded down, so that what is below the bound looks so. */
const hundredths = (confidence: number) => Math.floor(confidence * 100) / 100;

/** The first of the answers that were weighed; of those with the same words the most trusted. */
export const consideredAnswers = (answers: readonly Weighed[]): ConsideredAnswer[] =>
  answers
    .filter(
      ({ draft: { text } }, at) => answers.findIndex(({ draft }) => draft.text === text) === at,
    )
    .slice(0, maxConsidered)
    .map(({ from, confidence, draft, features }) => ({
      from,
      text: excerpt(draft.text),
      confidence: hundredths(confidence),
      reasons: reasonsFor(features).slice(0, maxReasons),
    }));
