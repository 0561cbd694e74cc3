import { candidatesFor, type Gather } from '../candidates';
import { lineCandidates } from './lines';

/** Gathers candidates as if the post's lines took the place of these answerers: to measure what that is worth. */
export const withLines =
  (replaced: ReadonlySet<string>): Gather =>
  (ask) => [
    ...[...candidatesFor(ask)].filter(({ from }) => !replaced.has(from)),
    ...lineCandidates(ask),
  ];
