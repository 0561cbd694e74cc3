import { findOwner, withoutEndingSlashes } from '@cpal/shared/deployment';

/** A remote as far as its pages are found by it. */
interface Owner<P> {
  prefixes: readonly string[];
  pages: readonly P[];
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
const vagueness = (pattern: string): string =>
  pattern
    .split('/')
    .map((segment) => (segment === '*' ? 2 : Number(isParameter(segment))))
    .join('');

/**
 * The page at a path, of the remote that owns it.
 * @param path decoded, without a query string.
 * @returns null if no page is there.
 */
export function findPage<P extends { readonly path: string }>(
  owners: readonly Owner<P>[],
  path: string,
): P | null {
  const wanted = withoutEndingSlashes(path);
  const [page] = (findOwner(wanted, owners)?.pages ?? [])
    .filter((one) => matches(one.path, wanted))
    .toSorted((a, b) => (vagueness(a.path) < vagueness(b.path) ? -1 : 1));
  return page ?? null;
}
