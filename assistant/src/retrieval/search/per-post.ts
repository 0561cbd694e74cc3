import type { PreparedPost } from '../prepared';

/** A function of a post that works its answer out once for each, for as long as the post is kept. */
export function perPost<T>(workOut: (post: PreparedPost) => readonly T[]) {
  const known = new WeakMap<PreparedPost, readonly T[]>();
  return (post: PreparedPost): readonly T[] => {
    const before = known.get(post);
    if (before !== undefined) return before;
    const found = workOut(post);
    known.set(post, found);
    return found;
  };
}
