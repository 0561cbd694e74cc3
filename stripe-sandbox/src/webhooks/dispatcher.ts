import { reasonOf } from '../errors';
import type { Delivery } from '../store/records';
import type { StateFile } from '../store/state-file';
import type { Store } from '../store/store';
import { signatureHeader } from './signature';

/** Where events go. */
interface Endpoint {
  url: string;
  secret: string;
}

interface Parts {
  store: Store;
  file: StateFile;
  /** Null where nobody listens: then events are only recorded. */
  endpoint: Endpoint | null;
  /** Milliseconds since the epoch. */
  realTime: () => number;
  /** Told of every attempt that was not accepted, and why. */
  onFailure: (failure: { event: string; attempts: number; reason: string }) => void;
}

const attemptLimitMs = 10_000;
const firstDelayMs = 1_000;
const longestDelayMs = 60 * 60 * 1_000;
/** With doubling delays of at most an hour this is about three days, as long as Stripe tries. */
const mostAttempts = 84;

/** Milliseconds to wait after the given number of failed attempts. */
export function retryDelay(attempts: number): number {
  return Math.min(longestDelayMs, firstDelayMs * 2 ** (attempts - 1));
}

/** Brings events to the webhook endpoint, one after the other, and again until they are accepted. */
export class Dispatcher {
  readonly hasEndpoint: boolean;
  readonly #parts: Parts;
  readonly #stop = new AbortController();
  readonly #listeners = new Set<() => void>();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.hasEndpoint = parts.endpoint !== null;
  }

  /** Starts delivering what is due; to be called after every change and once at start. */
  wake(): void {
    if (this.#running !== null || this.#stop.signal.aborted) return;
    clearTimeout(this.#timer);
    this.#running = this.#deliverDue().finally(() => {
      this.#running = null;
      this.#sleep();
      for (const listener of this.#listeners) listener();
    });
  }

  /**
   * Resolves when every event that is on its way now was tried at least once, or after `limitMs`.
   */
  attempted(limitMs: number): Promise<void> {
    const ids = this.#parts.store.deliveries.all().map((delivery) => delivery.id);
    return this.#until(
      () => ids.every((id) => this.#parts.store.deliveries.get(id)?.attempts !== 0),
      limitMs,
    );
  }

  /** Resolves when every event that is on its way now was accepted, or after `limitMs`. */
  delivered(limitMs: number): Promise<void> {
    const ids = this.#parts.store.deliveries.all().map((delivery) => delivery.id);
    return this.#until(
      () => ids.every((id) => this.#parts.store.deliveries.get(id) === undefined),
      limitMs,
    );
  }

  /** Ends deliveries under way; what was not accepted stays in the state for the next start. */
  async stop(): Promise<void> {
    this.#stop.abort();
    clearTimeout(this.#timer);
    await this.#running;
  }

  #next(): Delivery | undefined {
    return this.#parts.store.deliveries
      .all()
      .toSorted((one, other) => one.nextAttemptAt - other.nextAttemptAt)[0];
  }

  #sleep(): void {
    const next = this.#next();
    if (next === undefined || this.#stop.signal.aborted) return;
    const wait = Math.max(0, next.nextAttemptAt - this.#parts.realTime());
    this.#timer = setTimeout(() => this.wake(), wait);
    this.#timer.unref();
  }

  async #deliverDue(): Promise<void> {
    for (;;) {
      const next = this.#next();
      const due = next !== undefined && next.nextAttemptAt <= this.#parts.realTime();
      if (!due || this.#stop.signal.aborted) return;
      // In order and one at a time: a receiver sees events as they happened.
      await this.#attempt(next);
    }
  }

  async #attempt(delivery: Delivery): Promise<void> {
    const { store, file, realTime, onFailure } = this.#parts;
    const refusal = await this.#post(delivery.id);
    if (this.#stop.signal.aborted && refusal !== null) return;
    const attempts = delivery.attempts + 1;
    const fail = (reason: string) => onFailure({ event: delivery.id, attempts, reason });
    store.transact(() => {
      if (refusal !== null && attempts < mostAttempts) {
        const nextAttemptAt = realTime() + retryDelay(attempts);
        store.deliveries.put({ ...delivery, attempts, nextAttemptAt });
        return;
      }
      store.deliveries.remove(delivery.id);
      const event = store.events.get(delivery.id);
      if (event !== undefined) store.events.put({ ...event, pending_webhooks: 0 });
    });
    // Unwritten, the outcome is forgotten by a restart and the event is sent once more, as Stripe does.
    await file
      .save()
      .catch((error: unknown) => fail(`the state was not written: ${reasonOf(error)}`));
    if (refusal !== null) fail(refusal);
    for (const listener of this.#listeners) listener();
  }

  /** Null where the endpoint accepted, else why not. */
  async #post(id: string): Promise<string | null> {
    const { endpoint, store, realTime } = this.#parts;
    const event = store.events.get(id);
    if (endpoint === null || event === undefined) return null;
    const payload = JSON.stringify(event, null, 2);
    const time = Math.floor(realTime() / 1000);
    try {
      const answer = await fetch(endpoint.url, {
        method: 'POST',
        body: payload,
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signatureHeader(payload, endpoint.secret, time),
        },
        redirect: 'manual',
        signal: AbortSignal.any([this.#stop.signal, AbortSignal.timeout(attemptLimitMs)]),
      });
      await answer.body?.cancel();
      return answer.ok ? null : `status ${answer.status}`;
    } catch (error) {
      return reasonOf(error);
    }
  }

  #until(isDone: () => boolean, limitMs: number): Promise<void> {
    return new Promise((resolve) => {
      const check = () => {
        if (isDone() || this.#stop.signal.aborted) finish();
      };
      const finish = () => {
        clearTimeout(timer);
        this.#listeners.delete(check);
        resolve();
      };
      const timer = setTimeout(finish, limitMs);
      this.#listeners.add(check);
      check();
    });
  }
}
