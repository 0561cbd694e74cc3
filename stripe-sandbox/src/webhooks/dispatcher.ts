import { setTimeout as delay } from 'node:timers/promises';
import { reasonOf } from '../errors';
import type { Delivery } from '../store/records';
import type { StateFile } from '../store/state-file';
import type { Store } from '../store/store';
import { postEvent, type Endpoint } from './post-event';

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

/** A receiver that is quicker than this sees events in their order; a slower one holds up nobody. */
const patienceMs = 1_000;
/** As many attempts may be under way at once. */
const mostInFlight = 20;
const firstDelayMs = 1_000;
const longestDelayMs = 60 * 60 * 1_000;
/** With doubling delays of at most an hour this is about three days, as long as Stripe tries. */
const mostAttempts = 84;
/** After so many, about seven seconds, a receiver is down: a busy or restarting one is back. */
const mostAwaitedAttempts = 4;

/** An event that the webhook endpoint has not accepted. */
interface Undelivered {
  event: string;
  type: string | undefined;
  attempts: number;
  /** Why the last attempt was not accepted. */
  reason: string | null;
}

/** Milliseconds to wait after the given number of failed attempts. */
export function retryDelay(attempts: number): number {
  return Math.min(longestDelayMs, firstDelayMs * 2 ** (attempts - 1));
}

/** Brings events to the webhook endpoint, and again until they are accepted. */
export class Dispatcher {
  readonly hasEndpoint: boolean;
  readonly #parts: Parts;
  readonly #stop = new AbortController();
  readonly #listeners = new Set<() => void>();
  readonly #inFlight = new Map<string, Promise<void>>();
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

  /**
   * Resolves when every event that is on its way now was accepted, or was tried four times; a slow
   * receiver is waited for. Tells those that were not accepted.
   */
  async undelivered(): Promise<Undelivered[]> {
    const { store } = this.#parts;
    const events = store.deliveries.all().map(({ id }) => id);
    const open = () => events.flatMap((id) => store.deliveries.get(id) ?? []);
    await this.#until(() => open().every(({ attempts }) => attempts >= mostAwaitedAttempts), null);
    return open().map(({ id, attempts, refusal }) => ({
      event: id,
      type: store.events.get(id)?.type,
      attempts,
      reason: refusal,
    }));
  }

  /** Ends deliveries under way; what was not accepted stays in the state for the next start. */
  async stop(): Promise<void> {
    this.#stop.abort();
    clearTimeout(this.#timer);
    await this.#running;
    await Promise.all(this.#inFlight.values());
    for (const listener of this.#listeners) listener();
  }

  /** The one to be tried next of those that wait; the oldest of several. */
  #next(): Delivery | undefined {
    return this.#parts.store.deliveries
      .all()
      .filter(({ id }) => !this.#inFlight.has(id))
      .reduce<Delivery | undefined>(
        (first, one) =>
          first === undefined || one.nextAttemptAt < first.nextAttemptAt ? one : first,
        undefined,
      );
  }

  #sleep(): void {
    const next = this.#next();
    clearTimeout(this.#timer);
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
      await this.#begin(next);
    }
  }

  /** Starts an attempt; resolves when it is over or no longer waited for. */
  async #begin(delivery: Delivery): Promise<void> {
    const attempt = this.#attempt(delivery).finally(() => {
      this.#inFlight.delete(delivery.id);
      // It may be due again, and others may have waited for its place.
      if (this.#running === null) this.#sleep();
      for (const listener of this.#listeners) listener();
    });
    this.#inFlight.set(delivery.id, attempt);
    const patience = new AbortController();
    const longEnough = delay(patienceMs, undefined, { signal: patience.signal }).catch(() => {});
    await Promise.race([attempt, longEnough]);
    patience.abort();
    if (this.#inFlight.size >= mostInFlight) await Promise.race(this.#inFlight.values());
  }

  async #attempt(delivery: Delivery): Promise<void> {
    const { endpoint, store, file, realTime, onFailure } = this.#parts;
    const event = store.events.get(delivery.id);
    const accepted = endpoint === null || event === undefined;
    const refusal = accepted
      ? null
      : await postEvent(endpoint, event, realTime(), this.#stop.signal);
    if (this.#stop.signal.aborted && refusal !== null) return;
    const attempts = delivery.attempts + 1;
    const fail = (reason: string) => onFailure({ event: delivery.id, attempts, reason });
    store.transact(() => {
      if (refusal !== null && attempts < mostAttempts) {
        const nextAttemptAt = realTime() + retryDelay(attempts);
        store.deliveries.put({ ...delivery, attempts, refusal, nextAttemptAt });
        return;
      }
      store.deliveries.remove(delivery.id);
      if (event !== undefined) store.events.put({ ...event, pending_webhooks: 0 });
    });
    // Unwritten, the outcome is forgotten by a restart and the event is sent once more, as Stripe does.
    await file
      .save()
      .catch((error: unknown) => fail(`the state was not written: ${reasonOf(error)}`));
    if (refusal !== null) fail(refusal);
  }

  #until(isDone: () => boolean, limitMs: number | null): Promise<void> {
    return new Promise((resolve) => {
      const check = () => {
        if (isDone() || this.#stop.signal.aborted) finish();
      };
      const finish = () => {
        clearTimeout(timer);
        this.#listeners.delete(check);
        resolve();
      };
      const timer = limitMs === null ? undefined : setTimeout(finish, limitMs);
      this.#listeners.add(check);
      check();
    });
  }
}
