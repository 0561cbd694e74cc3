import { candidatesFor, type Gather } from '../candidates';

/** Gathers candidates without what these answerers find: to measure what the post's lines make up for. */
export const withLines =
  (replaced: ReadonlySet<string>): Gather =>
  (ask) =>
    [...candidatesFor(ask)].filter(({ from }) => !replaced.has(from));
