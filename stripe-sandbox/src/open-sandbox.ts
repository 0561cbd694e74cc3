import { join } from 'node:path';
import { lockFolder } from './data-lock';
import { type AfterLastRetry, Sandbox } from './sandbox';
import { StateFile } from './store/state-file';
import { Store } from './store/store';
import { Dispatcher } from './webhooks/dispatcher';

interface Options {
  dataDir: string;
  /** Null where nobody listens. */
  webhook: { url: string; secret: string } | null;
  publicUrl: () => string;
  /** Milliseconds since the epoch. */
  realTime: () => number;
  afterLastRetry: AfterLastRetry;
  /** Told of every webhook attempt that failed, and why. */
  onFailure: (failure: { event: string; attempts: number; reason: string }) => void;
}

interface OpenSandbox {
  sandbox: Sandbox;
  /** Ends deliveries and gives the data folder back. */
  close: () => Promise<void>;
}

/**
 * Opens the account kept in the data folder, which is this process's alone until `close`.
 * @throws Error with one sentence where the folder is in use or its state cannot be read.
 */
export async function openSandbox(options: Options): Promise<OpenSandbox> {
  const { webhook, publicUrl, realTime, afterLastRetry, onFailure } = options;
  const folder = join(options.dataDir, 'stripe-sandbox');
  const unlock = lockFolder(folder);
  try {
    const store = new Store();
    const file = await StateFile.open(folder, store);
    const webhooks = new Dispatcher({ store, file, endpoint: webhook, realTime, onFailure });
    const sandbox = new Sandbox({ store, file, webhooks, publicUrl, realTime, afterLastRetry });
    const close = async () => {
      await webhooks.stop();
      unlock();
    };
    return { sandbox, close };
  } catch (error) {
    unlock();
    throw error;
  }
}
