import { reasonOf } from '../errors';
import type { StripeEvent } from '../stripe-types';
import { signatureHeader } from './signature';

/** Where events go. */
export interface Endpoint {
  url: string;
  secret: string;
}

const attemptLimitMs = 10_000;

/**
 * Sends an event once.
 * @param now milliseconds since the epoch, of the real clock.
 * @returns null where the endpoint accepted it, else why not.
 */
export async function postEvent(
  { url, secret }: Endpoint,
  event: StripeEvent,
  now: number,
  stop: AbortSignal,
): Promise<string | null> {
  const payload = JSON.stringify(event, null, 2);
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body: payload,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signatureHeader(payload, secret, Math.floor(now / 1000)),
      },
      redirect: 'manual',
      signal: AbortSignal.any([stop, AbortSignal.timeout(attemptLimitMs)]),
    });
    await answer.body?.cancel();
    return answer.ok ? null : `status ${answer.status}`;
  } catch (error) {
    return reasonOf(error);
  }
}
