import type { RegisteredRemote } from '@cpal/shared/page';

/**
 * Finds the remote that answers a path: the one with the longest prefix, whole segments only.
 * The prefix `/` owns the home page alone.
 */
export function ownerOf(
  pathname: string,
  remotes: readonly RegisteredRemote[],
): RegisteredRemote | undefined {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  const reach = (remote: RegisteredRemote) =>
    Math.max(-1, ...remote.prefixes.filter((p) => covers(p, path)).map((p) => p.length));
  return remotes
    .filter((remote) => reach(remote) >= 0)
    .toSorted((a, b) => reach(b) - reach(a))
    .at(0);
}

const covers = (prefix: string, path: string) =>
  path === prefix || (prefix !== '/' && path.startsWith(`${prefix}/`));
