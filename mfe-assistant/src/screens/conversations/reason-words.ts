import type { ConsideredAnswer, ReasonFamily } from '@cpal/shared/contract/assistant/answer-trace';

const words: Record<ReasonFamily, { for: string; against: string }> = {
  words: {
    for: 'It mentions what the question asks about.',
    against: 'It doesn’t mention what the question asks about.',
  },
  kind: {
    for: 'It is the kind of answer the question asks for.',
    against: 'It is a different kind of answer than the question asks for.',
  },
  place: {
    for: 'Answers found in this way are often right.',
    against: 'Answers found in this way are often wrong.',
  },
  form: {
    for: 'Its form fits the question.',
    against: 'Its form does not fit the question.',
  },
};

/** What speaks for an answer and against it most, in plain words; null where nothing does. */
export function strongest(reasons: ConsideredAnswer['reasons']) {
  const best = reasons.find(({ logit }) => logit > 0);
  const worst = reasons.find(({ logit }) => logit < 0);
  return {
    good: best ? words[best.name].for : null,
    bad: worst ? words[worst.name].against : null,
  };
}
