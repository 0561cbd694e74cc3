import { createServer } from 'node:http';
import StripeSdk from 'stripe';
import { listen } from './listen';

const secret = 'whsec_test';

/** A shop's webhook endpoint that checks signatures as the SDK does. */
export interface WebhookReceiver {
  endpoint: { url: string; secret: string };
  /** What was received and accepted, in order. */
  events: StripeSdk.Event[];
  /** The answers to the next requests, before it answers 200 again. */
  refusals: number[];
  types: () => string[];
  close: () => Promise<void>;
}

/** Starts the endpoint; an event with a wrong signature throws and fails the test. */
export async function startReceiver(): Promise<WebhookReceiver> {
  const stripe = new StripeSdk('sk_test_receiver');
  const events: StripeSdk.Event[] = [];
  const refusals: number[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const refusal = refusals.shift();
      if (refusal !== undefined) {
        response.writeHead(refusal).end();
        return;
      }
      const signature = request.headers['stripe-signature'] ?? '';
      events.push(stripe.webhooks.constructEvent(Buffer.concat(chunks), signature, secret));
      response.writeHead(200).end();
    });
  });
  const { origin, close } = await listen(server);
  return {
    endpoint: { url: `${origin}/hook`, secret },
    events,
    refusals,
    types: () => events.map((event) => event.type),
    close,
  };
}
