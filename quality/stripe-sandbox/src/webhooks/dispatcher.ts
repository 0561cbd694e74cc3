import { createHmac } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { getReason } from '../errors';
import type { Delivery } from '../store/store';
import type { StateFile } from '../store/state-file';
import type { StripeEvent } from '../stripe-types';

/** Where events go. */
export interface Endpoint {
  url: string;
  secret: string;
}

/** An attempt that the endpoint did not accept, and why. */
export interface FailedAttempt {
  event: string;
  attempts: number;
  reason: string;
}

const attemptLimitMs = 10_000;
const firstDelayMs = 1_000;
/** The first and five more, with doubling delays: about half a minute. */
const maxAttempts = 6;
const pollMs = 20;

/** Milliseconds to wait after the given number of failed attempts. */
export const retryDelayMs = (attempts: number): number => firstDelayMs * 2 ** (attempts - 1);

/** The header's value: HMAC-SHA256 over `time.payload`, with the real time, which receivers check. */
function signature(payload: string, secret: string): string {
  const time = Math.floor(Date.now() / 1000);
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex')}`;
}

/** Sends events to the webhook endpoint one by one, again where they are not accepted. */
export class Dispatcher {
  /** Null where events are only recorded. */
  readonly endpoint: Endpoint | null;
  readonly #file: StateFile;
  readonly #onFailure: (failure: FailedAttempt) => void;
  readonly #stop = new AbortController();
  #isRunning = false;
  #running: Promise<void> = Promise.resolve();

  constructor(
    file: StateFile,
    endpoint: Endpoint | null,
    onFailure: (failure: FailedAttempt) => void,
  ) {
    this.#file = file;
    this.endpoint = endpoint;
    this.#onFailure = onFailure;
  }

  /** Delivers what waits; to be called after every change and once at the start. */
  wake(): void {
    if (this.#isRunning) return;
    this.#isRunning = true;
    this.#running = this.#run();
  }

  /**
   * Resolves when every event that waits now was accepted or tried so often, or after `limitMs`.
   * @returns those that were not accepted.
   */
  async undelivered(attempts: number, limitMs = Infinity): Promise<Delivery[]> {
    const { deliveries } = this.#file.store;
    const endMs = Date.now() + limitMs;
    const ids = deliveries.all().map(({ id }) => id);
    const open = () => ids.flatMap((id) => deliveries.get(id) ?? []);
    const waits = () => open().some((one) => one.attempts < attempts);
    while (waits() && Date.now() < endMs && !this.#stop.signal.aborted) await delay(pollMs);
    return open();
  }

  /** Ends the attempt under way; what was not accepted stays in the state for the next start. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { deliveries } = this.#file.store;
    while (!this.#stop.signal.aborted) {
      const [next] = deliveries.all().toSorted((one, two) => one.nextAttemptAt - two.nextAttemptAt);
      if (next === undefined) break;
      if (next.nextAttemptAt <= Date.now()) await this.#attempt(next);
      else await delay(pollMs);
    }
    this.#isRunning = false;
  }

  async #attempt(delivery: Delivery): Promise<void> {
    const { deliveries, events } = this.#file.store;
    const event = events.get(delivery.id);
    const isSent = event !== undefined && this.endpoint !== null;
    const rejection = isSent ? await this.#post(event, this.endpoint) : null;
    if (rejection !== null && this.#stop.signal.aborted) return;
    const attempts = delivery.attempts + 1;
    if (rejection !== null && attempts < maxAttempts) {
      const nextAttemptAt = Date.now() + retryDelayMs(attempts);
      deliveries.put({ ...delivery, attempts, refusal: rejection, nextAttemptAt });
    } else {
      deliveries.remove(delivery.id);
      if (event !== undefined) events.put({ ...event, pending_webhooks: 0 });
    }
    this.#file.saveSoon();
    if (rejection !== null) this.#onFailure({ event: delivery.id, attempts, reason: rejection });
  }

  /** Sends an event once; null if it was accepted, else why not. */
  async #post(event: StripeEvent, { url, secret }: Endpoint): Promise<string | null> {
    const payload = JSON.stringify(event, null, 2);
    try {
      const answer = await fetch(url, {
        method: 'POST',
        body: payload,
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signature(payload, secret),
        },
        redirect: 'manual',
        signal: AbortSignal.any([this.#stop.signal, AbortSignal.timeout(attemptLimitMs)]),
      });
      await answer.body?.cancel();
      return answer.ok ? null : `status ${answer.status}`;
    } catch (error) {
      return getReason(error);
    }
  }
}
