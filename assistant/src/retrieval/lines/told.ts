import type { Fragment } from '../prepared';

/** Whether a text stands beside the ingredients and steps. */
export const isBeside = (kind: Fragment['kind']): boolean => kind === 'note' || kind === 'body';

/** Whether a sentence tells something of the dish that an answer may quote; ingredients only name. */
export const isTold = ({ isUnfit, kind }: Fragment): boolean => !isUnfit && kind !== 'ingredient';

/** Whether a line or the heading above it has a cue. */
export const mentions =
  (cue: RegExp) =>
  ({ folded, topic }: Pick<Fragment, 'folded' | 'topic'>): boolean =>
    cue.test(folded) || cue.test(topic);
