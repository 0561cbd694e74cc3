import type { RegisteredRemote } from '@cpal/shared/deployment';
import { createContext } from 'react';

/** How the shell goes on where a release failed. */
interface Rebuilding {
  remotes: readonly RegisteredRemote[];
  /** Remembers the page at a path as announced; says whether it was not. */
  announce: (path: string) => boolean;
  /** Builds a new router, which loads what failed once more; the session and the URL stay. */
  rebuild: () => void;
}

export const RebuildContext = createContext<Rebuilding>({
  remotes: [],
  announce: () => false,
  rebuild: () => undefined,
});
