import type { Composition, Deployed } from '../registry/composition';
import type { BuildPage } from '../store/build-page';
import { ownerOf } from './owner';

/** A page with the remote that answers it. */
export interface OwnedPage {
  owner: Deployed;
  page: BuildPage;
}

const isParameter = (segment: string) => segment.startsWith(':');

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.split('/');
  const takesRest = wanted.at(-1) === '*';
  if (takesRest) wanted.pop();
  if (takesRest ? given.length < wanted.length : given.length !== wanted.length) return false;
  return wanted.every((segment, index) =>
    isParameter(segment) ? given[index] !== '' : given[index] === segment,
  );
}

/** Sorts patterns that match the same path: what is spelled out, then a parameter, then any rest. */
const vagueness = ({ path }: BuildPage): string =>
  path
    .split('/')
    .map((segment) => (segment === '*' ? 2 : Number(isParameter(segment))))
    .join('');

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
  if (owner === null) return null;
  const [page] = owner.current.build.pages
    .filter((one) => matches(one.path, wanted))
    .toSorted((a, b) => (vagueness(a) < vagueness(b) ? -1 : 1));
  return page === undefined ? null : { owner, page };
}
