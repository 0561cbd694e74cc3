import type { FastifyRequest } from 'fastify';
import { createBatchedLimiter } from './batched-limiter';
import { createExactLimiter } from './exact-limiter';
import { keys } from './keys';
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

function createLimiter(store: LimitStore, row: string, limit: Limit): Limiter {
  const { by, batched, untilSuccess, says } = limit;
  const keyOf: (request: FastifyRequest) => string | null = keys[by];
  const create = batched ? createBatchedLimiter : createExactLimiter;
  const counter: Counter = create(store, `${row}-${by}`, limit);
  return {
    use: (request) => {
      const key = keyOf(request);
      return key === null ? 0 : counter.use(key);
    },
    ...(says !== undefined && { says }),
    ...(untilSuccess && {
      afterAnswer: async (request, status) => {
        const key = keyOf(request);
        if (status === 200 && key !== null) await counter.forget?.(key);
      },
    }),
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
