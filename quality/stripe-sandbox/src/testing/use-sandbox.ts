import type StripeSdk from 'stripe';
import type { AfterLastRetry } from '../sandbox';
import { startSandbox, temporaryFolder, type RunningSandbox } from './start-sandbox';
import { startReceiver, type WebhookReceiver } from './webhook-receiver';

/** What every test of a `describe` finds: a fresh sandbox, its client and a listening shop. */
interface Scene {
  readonly sandbox: RunningSandbox;
  readonly stripe: StripeSdk;
  readonly receiver: WebhookReceiver;
  /** Stops the sandbox and starts it again on the same data. */
  restart: () => Promise<void>;
}

/** Call it inside a `describe`; the scene is there once a test runs. */
export function useSandbox(options: { afterLastRetry?: AfterLastRetry } = {}): Scene {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let receiver: WebhookReceiver;
  let sandbox: RunningSandbox;
  const start = async () => {
    sandbox = await startSandbox({
      dataDir: folder.path,
      webhook: receiver.endpoint,
      ...options,
    });
  };

  beforeEach(async () => {
    folder = await temporaryFolder();
    receiver = await startReceiver();
    await start();
  });

  afterEach(async () => {
    try {
      await sandbox.close();
    } finally {
      await receiver.close();
      await folder.remove();
    }
  });

  return {
    get sandbox() {
      return sandbox;
    },
    get stripe() {
      return sandbox.stripe;
    },
    get receiver() {
      return receiver;
    },
    restart: async () => {
      await sandbox.close();
      await start();
    },
  };
}
