import type { Composition, Deployed } from '../registry/composition';
import { owns } from '../store/build';
import type { BuildPage } from '../store/build-page';

/** A page with the remote that answers it. */
export interface OwnedPage {
  owner: Deployed;
  page: BuildPage;
}

/**
 * The remote that answers a path: the longest of its prefixes, compared segment by segment;
 * the prefix `/` owns the path `/` alone.
 * @param path decoded, without a query string.
 */
export function ownerOf(remotes: readonly Deployed[], path: string): Deployed | null {
  const [longest] = remotes
    .flatMap((owner) => owner.current.build.prefixes.map((prefix) => ({ owner, prefix })))
    .filter(({ prefix }) => owns(prefix, path))
    .toSorted((a, b) => b.prefix.length - a.prefix.length);
  return longest?.owner ?? null;
}

const isParameter = (segment: string) => segment.startsWith(':');

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const found = path.split('/');
  const takesRest = wanted.at(-1) === '*';
  if (takesRest) wanted.pop();
  if (takesRest ? found.length < wanted.length : found.length !== wanted.length) return false;
  return wanted.every((segment, index) =>
    isParameter(segment) ? found[index] !== '' : found[index] === segment,
  );
}

/** Sorts patterns that match the same path: what is spelled out, then a parameter, then any rest. */
const vagueness = ({ path }: BuildPage): string =>
  path
    .split('/')
    .map((segment) => (segment === '*' ? 2 : Number(isParameter(segment))))
    .join('');

// No regular expression: on many slashes in the middle of a path it would take quadratic time.
function withoutEndingSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/**
 * The page at a path, of the remote that owns it.
 * @param path decoded, without a query string.
 * @returns null where no page is there.
 */
export function findPage({ remotes }: Composition, path: string): OwnedPage | null {
  const wanted = withoutEndingSlashes(path);
  const owner = ownerOf(remotes, wanted);
  const [page] = (owner?.current.build.pages ?? [])
    .filter((one) => matches(one.path, wanted))
    .toSorted((a, b) => (vagueness(a) < vagueness(b) ? -1 : 1));
  return owner === null || page === undefined ? null : { owner, page };
}
