import type { FastifyRequest } from 'fastify';
import { createBatchedLimiter } from './batched-limiter';
import { createExactLimiter } from './exact-limiter';
import { type Counted, keys } from './keys';
import type { Limiter } from './limiter';
import { createLoginDelay } from './login-delay';
import type { LimitStore } from './store';
import { type Limit, type LimitName, limits } from './table';

/** The limits of one row of the table. */
interface Row {
  /** Counted before anything is read or looked up. */
  early: readonly Limiter[];
  /** Counted once the body is valid and the person known. */
  late: readonly Limiter[];
}

/** What counts by a text. */
interface Counter {
  use: (key: string) => number | Promise<number>;
  forget?: (key: string) => Promise<unknown>;
}

/** The counters of one limit, one for each allowance. */
function countersOf<C>(name: string, { max, per }: Limit, create: CreateCounter<C>) {
  const all = new Map<number, C>();
  return (allowance: number): C => {
    const known = all.get(allowance);
    if (known) return known;
    const ownName = allowance === 1 ? name : `${name}-x${allowance}`;
    const counter = create(ownName, { max: max * allowance, per });
    all.set(allowance, counter);
    return counter;
  };
}

type CreateCounter<C> = (name: string, limit: Pick<Limit, 'max' | 'per'>) => C;

type ReadKeys = (request: FastifyRequest) => readonly Counted[];

/** Goes through what a request is counted by, up to the first that has to wait. */
async function firstWait(
  counted: readonly Counted[],
  ask: (one: Counted) => number | Promise<number>,
): Promise<number> {
  for (const one of counted) {
    const wait = await ask(one);
    if (wait > 0) return wait;
  }
  return 0;
}

/** Counts every request before it is handled. */
function createArrivalLimiter(store: LimitStore, name: string, limit: Limit): Limiter {
  const read: ReadKeys = keys[limit.by];
  const create = limit.batched ? createBatchedLimiter : createExactLimiter;
  const counterFor = countersOf<Counter>(name, limit, (...own) => create(store, ...own));
  return {
    use: (request) =>
      firstWait(read(request), ({ text, allowance }) => counterFor(allowance).use(text)),
    ...(limit.untilSuccess && {
      afterAnswer: async (request, status) => {
        if (status !== 200) return;
        for (const { text, allowance } of read(request)) await counterFor(allowance).forget?.(text);
      },
    }),
  };
}

type OutcomeLimit = Limit & { counts: 'accepted' | 'rejected' };

/** Whether the limit counts how a request was answered. */
function isCounted({ counts }: OutcomeLimit, request: FastifyRequest, status: number): boolean {
  // Neither what a limit stopped nor what failed here says anything of who asked.
  if (status === 429 || status >= 500) return false;
  const outcome = status >= 400 || request.isRejected ? 'rejected' : 'accepted';
  return outcome === counts;
}

/** Counts a request when it is answered, where the answer is of the kind that the limit counts. */
function createOutcomeLimiter(store: LimitStore, name: string, limit: OutcomeLimit): Limiter {
  const read: ReadKeys = keys[limit.by];
  const counterFor = countersOf(name, limit, (...own) => createBatchedLimiter(store, ...own));
  return {
    use: (request) =>
      firstWait(read(request), ({ text, allowance }) => counterFor(allowance).peek(text)),
    afterAnswer: (request, status) => {
      if (!isCounted(limit, request, status)) return;
      for (const { text, allowance } of read(request)) counterFor(allowance).use(text);
    },
  };
}

/**
 * The same, but a request is set aside from when it arrives until it is answered, so that many at once cannot go
 * over the limit together. For what only the sender's own network is counted by: else a stranger's requests
 * would take up, for a moment, what others may.
 */
function createReservingLimiter(store: LimitStore, name: string, limit: OutcomeLimit): Limiter {
  const read: ReadKeys = keys[limit.by];
  const counterFor = countersOf(name, limit, (...own) => createBatchedLimiter(store, ...own));
  const reserved = new WeakMap<FastifyRequest, Counted[]>();
  return {
    use: (request) => {
      const own: Counted[] = [];
      reserved.set(request, own);
      return firstWait(read(request), (one) => {
        const wait = counterFor(one.allowance).reserve(one.text);
        if (wait === 0) own.push(one);
        return wait;
      });
    },
    afterAnswer: (request, status) => {
      const counts = isCounted(limit, request, status);
      for (const { text, allowance } of reserved.get(request) ?? [])
        counterFor(allowance)[counts ? 'confirm' : 'release'](text);
      reserved.delete(request);
    },
  };
}

function createLimiter(store: LimitStore, row: string, limit: Limit): Limiter {
  const { by, counts, says, code } = limit;
  const name = `${row}-${by}`;
  const isOfNetwork = counts === 'accepted' && by === 'licenseKeyAndAddress';
  const createCounting = isOfNetwork ? createReservingLimiter : createOutcomeLimiter;
  const limiter =
    counts === undefined
      ? createArrivalLimiter(store, name, limit)
      : createCounting(store, `${name}-${counts}`, { ...limit, counts });
  return {
    ...limiter,
    ...(says !== undefined && { says }),
    ...(code !== undefined && { code }),
  };
}

/** Sets up every row of the table; logins are slowed down besides. */
export function createLimiters(store: LimitStore): (name: LimitName) => Row {
  const besides = new Map([['login', [createLoginDelay(store)]]]);
  const rows = new Map(
    Object.entries<readonly Limit[]>(limits).map(([name, row]) => {
      const at = (early: boolean) =>
        row
          .filter(({ by }) => (by === 'address') === early)
          .map((limit) => createLimiter(store, name, limit));
      return [name, { early: at(true), late: [...at(false), ...(besides.get(name) ?? [])] }];
    }),
  );
  return (name) => rows.get(name) ?? { early: [], late: [] };
}
