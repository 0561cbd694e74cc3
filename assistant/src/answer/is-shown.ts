import type { Fragment } from '../retrieval/prepared';
import type { Draft } from './draft';

/** Whether an answer quotes the sentence, or a part of it. */
export const isShown = ({ sources }: Draft, { text }: Pick<Fragment, 'text'>): boolean =>
  sources.some(({ quote }) => quote.includes(text) || text.includes(quote));
