import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { apiVersion } from './api-version';
import { passTime } from './billing/due';
import { newId } from './ids';
import { StateFile } from './store/state-file';
import { transact, type Store } from './store/store';
import type { Table } from './store/table';
import type { EventObject, StripeEvent } from './stripe-types';
import { Dispatcher, type Endpoint, type FailedAttempt } from './webhooks/dispatcher';
import { previousAttributes } from './webhooks/previous-attributes';

/** The request that causes a change; events carry its id and its idempotency key. */
type Cause = Pick<FastifyRequest, 'id' | 'headers'>;

type EventName = StripeEvent['type'];

/** The state of a subscription after the last failed attempt to collect its invoice. */
export type AfterLastRetry = 'cancel' | 'unpaid' | 'past_due';

interface Options {
  dataDir: string;
  /** Null where events are only recorded. */
  webhook: Endpoint | null;
  /** Origin of the hosted pages, without a slash at its end. */
  publicUrl: () => string;
  afterLastRetry: AfterLastRetry;
  /** Called for every webhook attempt that failed. */
  onFailure: (failure: FailedAttempt) => void;
}

/** How often the sandbox looks for what fell due by the real clock. */
const clockIntervalMs = 30_000;

/** The key under which a request may be sent again, if it has one. */
export function getIdempotencyKey({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const key = headers['idempotency-key'];
  return typeof key === 'string' ? key : null;
}

/** One Stripe account: its state, its clock, and the events that its changes cause. */
export class Sandbox {
  readonly store: Store;
  readonly webhooks: Dispatcher;
  readonly afterLastRetry: AfterLastRetry;
  readonly #file: StateFile;
  readonly #publicUrl: () => string;
  #timer: NodeJS.Timeout | undefined;
  #cause: Cause | null = null;

  /** @throws Error with one sentence where the state under `dataDir` cannot be read. */
  constructor({ dataDir, webhook, publicUrl, afterLastRetry, onFailure }: Options) {
    this.#file = new StateFile(join(dataDir, 'stripe-sandbox', 'state.json'));
    this.store = this.#file.store;
    this.webhooks = new Dispatcher(this.#file, webhook, onFailure);
    this.afterLastRetry = afterLastRetry;
    this.#publicUrl = publicUrl;
  }

  /** Does what fell due while the sandbox did not run, and from now on in time. */
  start(): void {
    const catchUp = () => this.change(null, () => passTime(this, this.now()));
    catchUp();
    this.#timer = setInterval(catchUp, clockIntervalMs);
  }

  /** Ends deliveries and writes the state. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.webhooks.stop();
    this.#file.save();
  }

  /** Address of a hosted page. */
  url(path: string): string {
    return `${this.#publicUrl()}${path}`;
  }

  /** Seconds since the epoch on the sandbox's own clock, which only moves forward. */
  now(): number {
    return Math.floor(Date.now() / 1000) + (this.store.clock.get('clock')?.ahead ?? 0);
  }

  /** Sets the clock; an earlier time than now changes nothing. */
  moveClockTo(time: number): void {
    const step = time - this.now();
    if (step <= 0) return;
    const ahead = (this.store.clock.get('clock')?.ahead ?? 0) + step;
    this.store.clock.put({ id: 'clock', ahead });
  }

  /**
   * The only way to change the state: all of `work` or nothing.
   * @param cause the request behind the change; null for what time brings.
   */
  change<T>(cause: Cause | null, work: () => T): T {
    this.#cause = cause;
    const result = transact(this.store, work);
    this.#file.saveSoon();
    this.webhooks.wake();
    return result;
  }

  /** Puts a row into its table and records the event of it. */
  record<T extends EventObject>(type: EventName, table: Table<T>, row: T, before?: object): T {
    this.emit(type, table.put(row), before);
    return row;
  }

  /** Changes a row; nothing happens where nothing differs. */
  update<T extends EventObject>(
    type: EventName,
    table: Table<T>,
    before: T,
    changes: Partial<T>,
  ): T {
    const after = { ...before, ...changes };
    const isSame = JSON.stringify(after) === JSON.stringify(before);
    return isSame ? before : this.record(type, table, after, before);
  }

  /** Records an event and, where there is a webhook endpoint, its delivery. */
  emit(type: EventName, object: EventObject, before?: object): void {
    const isDelivered = this.webhooks.endpoint !== null;
    const { id } = this.store.events.put({
      id: newId('evt'),
      object: 'event',
      api_version: apiVersion,
      created: this.now(),
      data: {
        object,
        ...(before !== undefined && { previous_attributes: previousAttributes(before, object) }),
      },
      livemode: false,
      pending_webhooks: isDelivered ? 1 : 0,
      request: {
        id: this.#cause?.id ?? null,
        idempotency_key: this.#cause === null ? null : getIdempotencyKey(this.#cause),
      },
      type,
    });
    if (!isDelivered) return;
    this.store.deliveries.put({ id, attempts: 0, refusal: null, nextAttemptAt: Date.now() });
  }
}
