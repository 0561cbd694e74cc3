import { createServer } from 'node:http';
import type { LightMyRequestResponse } from 'fastify';
import type { Stripe } from 'stripe';
import { listen } from '../../../../../quality/stripe-sandbox/src/testing/listen';
import {
  startSandbox,
  temporaryFolder,
} from '../../../../../quality/stripe-sandbox/src/testing/start-sandbox';
import { type TestApi, openApi } from '../api';
import { takeWebhooks } from '../../billing/webhook/handle-events';
import type { TestDatabase } from '../database/database';
import { runDry } from '../run-dry';

/** What the sandbox delivered: the signed bytes, to be sent again. */
export interface Delivery {
  payload: string;
  signature: string;
}

/** The server with a Stripe behind it, and the webhooks between the two. */
export interface BillingApi extends TestApi {
  /** Stripe as its owner sees it, not through our server. */
  account: Stripe;
  deliveries: Delivery[];
  /** Sends webhook bytes to our server, and handles what is due then, as the worker would. */
  deliver: (delivery: Delivery) => Promise<LightMyRequestResponse>;
  /** Handles the webhooks that are due. */
  handleWebhooks: () => Promise<void>;
  /** While true webhooks get lost on their way: Stripe believes that they arrived. */
  loseWebhooks: (lose: boolean) => void;
  /** Moves Stripe's clock by n days, and waits for the webhooks of it. */
  advanceDays: (days: number) => Promise<void>;
  /**
   * Pays a checkout on its hosted page, with a card that is accepted; `more` is typed into its other
   * fields. Gives the return address.
   */
  pay: (url: string, more?: Record<string, string>) => Promise<string | null>;
  /** Stripe cannot be reached from now on. */
  stopStripe: () => Promise<void>;
}

/**
 * Starts the sandbox and the server. The sandbox's webhooks come in through a listener that passes
 * their bytes on, because the server under test has no port.
 * @param env environment variables next to the tests' own.
 */
export async function openBillingApi(
  database: TestDatabase,
  env: Record<string, string> = {},
): Promise<BillingApi> {
  const deliveries: Delivery[] = [];
  let lost = false;
  let deliver: BillingApi['deliver'] | null = null;
  const inHand = new Set<Promise<unknown>>();
  const relay = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const payload = Buffer.concat(chunks).toString();
      const delivery = { payload, signature: String(request.headers['stripe-signature']) };
      if (lost || !deliver) {
        response.writeHead(200).end();
        return;
      }
      deliveries.push(delivery);
      const delivering = deliver(delivery)
        .then(({ statusCode }) => response.writeHead(statusCode).end())
        .finally(() => inHand.delete(delivering));
      inHand.add(delivering);
    });
  });
  const relayed = await listen(relay);
  const folder = await temporaryFolder();
  const webhook = { url: relayed.origin, secret: 'whsec_sandbox' };
  const sandbox = await startSandbox({ dataDir: folder.path, webhook });
  let handling = Promise.resolve();
  const handleWebhooks = () => {
    handling = handling.then(() => runDry((max) => takeWebhooks(api.services, max)));
    return handling;
  };
  const api = await openApi({
    database,
    env,
    stripeBase: sandbox.origin,
    // Right away, as in the process that has the worker's tasks; its failure is thrown by the next.
    webhookStored: () => void handleWebhooks().catch(() => undefined),
  });
  deliver = async ({ payload, signature }) => {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/stripe/webhook',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload,
    });
    await handleWebhooks();
    return answer;
  };
  let running = true;
  const stopStripe = async () => {
    if (running) await sandbox.close();
    running = false;
  };
  return {
    ...api,
    account: sandbox.stripe,
    deliveries,
    deliver,
    handleWebhooks,
    loseWebhooks: (lose) => {
      lost = lose;
    },
    advanceDays: sandbox.advanceDays,
    pay: async (url, more = {}) => {
      const body = new URLSearchParams({
        number: '4242424242424242',
        expiry: '12 / 40',
        cvc: '123',
        ...more,
      });
      const answer = await fetch(url, { method: 'POST', body, redirect: 'manual' });
      return answer.headers.get('location');
    },
    stopStripe,
    close: async () => {
      // What is running ends while there is a Stripe to ask, and a database.
      lost = true;
      await Promise.all(inHand);
      await handleWebhooks();
      await stopStripe();
      await relayed.close();
      await api.close();
      await folder.remove();
    },
  };
}
