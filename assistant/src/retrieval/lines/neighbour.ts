import type { Fragment, PreparedPost } from '../prepared';

/** The sentence so many places after another one in its paragraph; a negative number for before. */
export const neighbourOf = (
  { fragments }: PreparedPost,
  { kind, section, number, sentence }: Fragment,
  by: number,
): Fragment | undefined =>
  fragments.find(
    (each) =>
      each.kind === kind &&
      each.section === section &&
      each.number === number &&
      each.sentence === sentence + by,
  );
