import type { AnswerAuthor } from '@cpal/shared/contract/answer-trace';

const instead = (what: string) => `A model ${what}, so its words were not used.`;

/** Who wrote an answer, or why no model did although one was due. */
export const authorWords: Record<AnswerAuthor, string> = {
  engine: 'It wrote this without a model.',
  model: 'A model wrote it, and each sentence was checked.',
  shortened: 'A model wrote it. Sentences that did not pass the checks were left out.',
  cache: 'A model wrote it for an earlier reader who asked the same. Each sentence was checked.',
  budget: 'No model was asked, because today’s share of your plan was used up.',
  share: 'No model was asked, because this reader’s network had used up its share of the day.',
  slow: instead('took too long'),
  failed: instead('could not be reached'),
  cut: instead('stopped in the middle of its answer'),
  empty: instead('gave no answer'),
  unsure: instead('found nothing to answer with'),
  left: 'The reader left before a model had answered.',
  number: instead('named a number that nothing supports'),
  address: instead('named a web address that is not yours'),
  leak: instead('repeated its instructions'),
  order: instead('obeyed an order that was hidden in a text'),
  safety: instead('wrote about food safety, which has fixed words'),
  exclusion: instead('offered food that this reader avoids'),
  contradiction: instead('contradicted your post'),
  language: instead('answered in another language'),
  type: instead('did not answer what was asked'),
  long: instead('wrote too much'),
};
