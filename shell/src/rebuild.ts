import { createContext } from 'react';
import type { RemoteRegistry } from './remotes/registry';

/** How the shell goes on where a release failed. */
interface Rebuilding {
  registry: Pick<RemoteRegistry, 'knownOwnerOf' | 'known'>;
  /** Remembers the page at a path as announced; says whether it was not. */
  announce: (path: string) => boolean;
  /** Builds a new router, which loads what failed once more; the session and the URL stay. */
  rebuild: () => void;
}

export const RebuildContext = createContext<Rebuilding>({
  registry: { knownOwnerOf: () => undefined, known: () => [] },
  announce: () => false,
  rebuild: () => undefined,
});
