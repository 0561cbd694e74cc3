import { openStore, setPageOptions } from '@cpal/delivery';
import { fail } from '@cpal/server-kit/program';
import { readSettings } from './env';

/**
 * A program that gives the environment's pages the settings of the edge server. It is apart, so that
 * the server never holds what composing takes.
 */
async function main() {
  const { store, environment, page } = readSettings(process.env);
  await setPageOptions({ store: await openStore(store), environment }, page);
}

main().catch(fail);
