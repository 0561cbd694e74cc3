import type { Settings } from '../../kernel/env';
import { createGuardedFetch } from './guarded-fetch';
import { robotName } from '../robots/robot-name';

/** The guarded fetch of a process, as its settings want it. */
export const createPageFetch = ({ localBlogs, publicUrl }: Settings) =>
  createGuardedFetch({
    allowsLocal: localBlogs,
    userAgent: `${robotName}/1.0 (+${publicUrl})`,
  });
