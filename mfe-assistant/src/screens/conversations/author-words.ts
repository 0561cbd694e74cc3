import type { AnswerAuthor } from '@cpal/shared/contract/assistant/answer-trace';

const instead = (what: string) => `A model ${what}, so its words were not used.`;

/** Who wrote an answer, or why no model did although one was due. */
export const authorWords: Record<AnswerAuthor, string> = {
  engine: 'It wrote this without a model.',
  model: 'A model wrote it, and each sentence was checked.',
  shortened: 'A model wrote it. Sentences that did not pass the checks were left out.',
  cache: 'A model wrote it for an earlier reader who asked the same. Each sentence was checked.',
  budget: 'No model was used, because your plan’s budget for today is used up.',
  share: 'No model was used, because this reader’s network had used up its budget for the day.',
  slow: instead('took too long'),
  failed: instead('could not be reached'),
  cut: instead('stopped in the middle of its answer'),
  empty: instead('gave no answer'),
  unsure: instead('found nothing to answer with'),
  left: 'The reader left before a model had answered.',
  number: instead('gave a number that nothing supports'),
  address: instead('gave a web address that isn’t yours'),
  leak: instead('repeated its instructions'),
  order: instead('followed instructions hidden in a text'),
  safety: instead('wrote about food safety, which has fixed words'),
  exclusion: instead('offered food that this reader avoids'),
  contradiction: instead('contradicted your post'),
  language: instead('answered in another language'),
  type: instead('did not answer what was asked'),
  long: instead('wrote too much'),
};
