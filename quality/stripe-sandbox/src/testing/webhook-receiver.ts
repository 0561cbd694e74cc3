import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
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
  const rejections: number[] = [];
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const payload = await buffer(request);
    const rejection = rejections.shift();
    if (rejection === undefined) {
      const signature = request.headers['stripe-signature'] ?? '';
      events.push(stripe.webhooks.constructEvent(payload, signature, secret));
    }
    response.writeHead(rejection ?? 200).end();
  };
  const server = createServer((request, response) => void receive(request, response));
  const { origin, close } = await listen(server);
  return {
    endpoint: { url: `${origin}/hook`, secret },
    events,
    refusals: rejections,
    types: () => events.map((event) => event.type),
    close,
  };
}
