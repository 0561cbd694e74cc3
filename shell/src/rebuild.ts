import { createContext } from 'react';
import type { RemoteRegistry } from './remotes/registry';

/** How the shell goes on where a release failed. */
interface Rebuilding {
  registry: Pick<RemoteRegistry, 'knownOwnerOf' | 'known'>;
  /** The key of the location that the document was loaded for; null if it is not known. */
  documentKey: string | null;
  /** Remembers the page at a path as announced; says whether it was not. */
  announce: (path: string) => boolean;
  /** How many messages of failures were shown; each comes later than the move to its page. */
  messages: number;
  noteMessage: () => void;
  /** Builds a new router, which loads what failed once more; the session and the URL stay. */
  rebuild: () => void;
}

export const RebuildContext = createContext<Rebuilding>({
  registry: { knownOwnerOf: () => undefined, known: () => [] },
  documentKey: null,
  announce: () => false,
  messages: 0,
  noteMessage: () => undefined,
  rebuild: () => undefined,
});
