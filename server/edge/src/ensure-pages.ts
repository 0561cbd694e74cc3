import { fork } from 'node:child_process';
import { once } from 'node:events';
import { extname, join } from 'node:path';
import {
  isComposedWith,
  isEmpty,
  type PageOptions,
  readRegistry,
  type Store,
} from '@cpal/delivery';
import { UserError } from '@cpal/server-kit/errors';

/** The program next to this one, which has the ending of the bundle or of the source. */
const program = join(import.meta.dirname, `set-options${extname(import.meta.filename)}`);

/**
 * Looks whether the pages of an environment are composed with this server's settings and undamaged.
 * Where they are not, another process composes them.
 * @returns false where that did not succeed: it has said why on its standard error.
 */
export async function ensurePages(
  store: Store,
  environment: string,
  options: PageOptions,
): Promise<boolean> {
  const registry = await readRegistry(store, environment).catch((error: unknown) => {
    // A previous snapshot is served then.
    if (error instanceof UserError) return null;
    throw error;
  });
  if (registry === null || isEmpty(registry)) return true;
  if (await isComposedWith(store, registry, options)) return true;
  const child = fork(program, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const [code] = await once(child, 'exit');
  return code === 0;
}
