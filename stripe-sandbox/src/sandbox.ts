import { apiVersion } from './api-version';
import { newId } from './ids';
import type { StateFile } from './store/state-file';
import type { Store } from './store/store';
import type { EventObject, EventType } from './stripe-types';
import type { Dispatcher } from './webhooks/dispatcher';
import { previousAttributes } from './webhooks/previous-attributes';

/** The request that causes a change; events carry it. */
export interface Cause {
  requestId: string;
  idempotencyKey: string | null;
}

/** What becomes of a subscription whose invoice nobody could collect. */
export type AfterLastRetry = 'cancel' | 'unpaid' | 'past_due';

interface Parts {
  store: Store;
  file: StateFile;
  webhooks: Dispatcher;
  /** Origin of the hosted pages, without a slash at its end. */
  publicUrl: () => string;
  /** Milliseconds since the epoch. */
  realTime: () => number;
  afterLastRetry: AfterLastRetry;
}

/** One Stripe account: its state, its clock, and the events that its changes cause. */
export class Sandbox {
  readonly store: Store;
  readonly webhooks: Dispatcher;
  readonly afterLastRetry: AfterLastRetry;
  /** The idempotency keys of requests under way. */
  readonly keysInUse = new Set<string>();
  readonly #file: StateFile;
  readonly #publicUrl: () => string;
  readonly #realTime: () => number;
  #cause: Cause | null = null;

  constructor(parts: Parts) {
    this.store = parts.store;
    this.webhooks = parts.webhooks;
    this.afterLastRetry = parts.afterLastRetry;
    this.#file = parts.file;
    this.#publicUrl = parts.publicUrl;
    this.#realTime = parts.realTime;
  }

  /** Address of a hosted page. */
  url(path: string): string {
    return `${this.#publicUrl()}${path}`;
  }

  /** Seconds since the epoch on the sandbox's own clock, which only moves forward. */
  now(): number {
    return Math.floor(this.#realTime() / 1000) + (this.store.clock.get('clock')?.ahead ?? 0);
  }

  /** Sets the clock; an earlier time than now changes nothing. */
  moveClockTo(time: number): void {
    const step = time - this.now();
    if (step <= 0) return;
    const ahead = (this.store.clock.get('clock')?.ahead ?? 0) + step;
    this.store.clock.put({ id: 'clock', ahead });
  }

  /**
   * The only way to change the state: all of `work` or nothing, on the disk before this resolves.
   * @param cause the request behind the change; null for what time brings.
   */
  async change<T>(cause: Cause | null, work: () => T): Promise<T> {
    this.#cause = cause;
    const result = this.store.transact(work);
    await this.#file.save();
    this.webhooks.wake();
    return result;
  }

  /** Records an event and, where there is a webhook endpoint, its delivery. */
  emit(type: EventType, object: EventObject, before?: object): void {
    const endpoint = this.webhooks.hasEndpoint;
    const event = this.store.events.put({
      id: newId('evt'),
      object: 'event',
      api_version: apiVersion,
      created: this.now(),
      data:
        before === undefined
          ? { object }
          : { object, previous_attributes: previousAttributes(before, object) },
      livemode: false,
      pending_webhooks: endpoint ? 1 : 0,
      request: {
        id: this.#cause?.requestId ?? null,
        idempotency_key: this.#cause?.idempotencyKey ?? null,
      },
      type,
    });
    if (endpoint) {
      const nextAttemptAt = this.#realTime();
      this.store.deliveries.put({ id: event.id, attempts: 0, refusal: null, nextAttemptAt });
    }
  }
}
