import { type IncomingMessage, type ServerResponse, createServer, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { listen } from '../../../../../quality/stripe-sandbox/src/testing/listen';

const customerPath = /^\/v1\/customers\/(cus_\w+)$/;

/**
 * Stands before Stripe: each request takes a while longer, so that a kill finds work running, and it is
 * seen whether two ask for the same customer at the same time.
 * @param delayMs milliseconds.
 */
export async function openStripeGate(stripeOrigin: string, delayMs: number) {
  const asked = new Set<string>();
  const overlaps: string[] = [];

  async function pass(incoming: IncomingMessage, answer: ServerResponse) {
    const [, customer] = customerPath.exec(incoming.url ?? '') ?? [];
    if (customer !== undefined) {
      if (asked.has(customer)) overlaps.push(customer);
      asked.add(customer);
      // Also where the process that asked was killed.
      answer.on('close', () => asked.delete(customer));
    }
    await sleep(delayMs);
    const { method, headers } = incoming;
    const onward = request(stripeOrigin + incoming.url, { method, headers }, (found) => {
      answer.writeHead(found.statusCode ?? 502, found.headers);
      found.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    incoming.pipe(onward);
  }
  const server = createServer((incoming, answer) => void pass(incoming, answer));
  const { origin, close } = await listen(server);
  return { origin, overlaps, close };
}
