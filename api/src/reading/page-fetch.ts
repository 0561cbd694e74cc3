import type { Settings } from '../server/env';
import { createGuardedFetch } from './guarded-fetch';

/** What robots.txt calls us by. */
export const robotName = 'CPalBot';

/** The guarded fetch of a process, as its settings want it. */
export const createPageFetch = ({ localBlogs, publicUrl }: Settings) =>
  createGuardedFetch({
    allowsLocal: localBlogs,
    userAgent: `${robotName}/1.0 (+${publicUrl})`,
  });
