import { ownerOf, withoutEndingSlashes } from '@cpal/shared/deployment';
import type { Composition, Deployed } from '../registry/composition';
import type { BuildPage } from '../store/build-page';

/** A page with the remote that answers it. */
export interface OwnedPage {
  owner: Deployed;
  page: BuildPage;
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

/**
 * The page at a path, of the remote that owns it.
 * @param path decoded, without a query string.
 * @returns null where no page is there.
 */
export function findPage({ remotes }: Composition, path: string): OwnedPage | null {
  const wanted = withoutEndingSlashes(path);
  const owners = remotes.map((owner) => ({ owner, prefixes: owner.current.build.prefixes }));
  const owner = ownerOf(wanted, owners)?.owner;
  const [page] = (owner?.current.build.pages ?? [])
    .filter((one) => matches(one.path, wanted))
    .toSorted((a, b) => (vagueness(a) < vagueness(b) ? -1 : 1));
  return owner === undefined || page === undefined ? null : { owner, page };
}
