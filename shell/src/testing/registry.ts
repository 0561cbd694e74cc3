import type { RegisteredRemote } from '@cpal/shared/deployment';
import { createRegistry, type RemoteRegistry } from '../remotes/registry';

/** The registry of a document that no remote answers, with these remotes on its server. */
export const registryOf = (remotes: readonly RegisteredRemote[]): RemoteRegistry =>
  createRegistry({ path: '', own: null }, async () => ({
    shell: 'shell_1',
    remotes: [...remotes],
  }));
