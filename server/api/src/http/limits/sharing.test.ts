import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { rateLimits } from '../../db/schema';
import type { TestApi } from '../../testing/api';
import { type TestDatabase, openTestDatabase } from '../../testing/database/database';
import {
  logInFrom,
  openLimited,
  refreshFrom,
  statuses,
  validateFrom,
} from '../../testing/servers/limits';
import { join } from '../../testing/people/members';

let database: TestDatabase;
let one: TestApi;
let two: TestApi;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await database.reset();
  one = await openLimited(database);
  two = await openLimited(database);
});
afterEach(async () => {
  await one.close();
  await two.close();
});
afterAll(() => database.close());

/** The counters that are in the table. */
const written = () => database.db.select().from(rateLimits);

const rename = (from: string, to: string) =>
  database.db.execute(sql.raw(`alter table ${from} rename to ${to}`));

describe('two servers on one database', () => {
  it('reject together what is over a limit', async () => {
    const all = await statuses(61, (index) => refreshFrom(index % 2 ? one : two, '192.0.2.1'));
    expect(all.indexOf(429)).toBe(60);
    expect((await refreshFrom(one, '192.0.2.1')).statusCode).toBe(429);
    expect((await refreshFrom(two, '192.0.2.1')).statusCode).toBe(429);
  });

  it('let through together no more than a limit of fifty concurrent requests', async () => {
    const tries = Array.from({ length: 50 }, (_, index) =>
      logInFrom(index % 2 ? one : two, `mia${index}@example.com`, '192.0.2.1'),
    );
    const all = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(all.filter((status) => status === 401)).toHaveLength(30);
    expect(all.filter((status) => status === 429)).toHaveLength(20);
  });

  it('tell each other of frequent calls in batches', async () => {
    const here = await statuses(54, () => validateFrom(one, 'one key', '192.0.2.1'));
    expect(here).not.toContain(429);
    let there = 0;
    while ((await validateFrom(two, 'one key', '192.0.2.1')).statusCode === 200) {
      there += 1;
      await sleep(5);
    }
    expect(there).toBeGreaterThanOrEqual(6);
    expect(there).toBeLessThan(60);
  });
});

it('frequent calls are written down once for each tenth of their limit', async () => {
  await statuses(5, () => validateFrom(one, 'one key', '192.0.2.1'));
  expect(await written()).toEqual([]);
  await validateFrom(one, 'one key', '192.0.2.1');
  while ((await written()).length === 0) await sleep(5);
  expect(await written()).toMatchObject([{ points: 6 }]);
});

it('a limit holds on after a restart', async () => {
  await statuses(61, () => refreshFrom(one, '192.0.2.1'));
  const restarted = await openLimited(database);
  expect((await refreshFrom(restarted, '192.0.2.1')).statusCode).toBe(429);
  await restarted.close();
});

it('no email and no address can be read from the counters', async () => {
  await join(one);
  await logInFrom(one, 'mia@example.com', '192.0.2.1');
  const rows = await written();
  expect(rows.length).toBeGreaterThanOrEqual(3);
  expect(JSON.stringify(rows)).not.toMatch(/mia|192\.0\.2/);
});

it('each server counts for itself while the counters cannot be used, and says so once', async () => {
  await rename('rate_limits', 'rate_limits_gone');
  const all = await statuses(61, () => refreshFrom(one, '192.0.2.1'));
  await rename('rate_limits_gone', 'rate_limits');
  expect(all.indexOf(429)).toBe(60);
  expect(one.log().match(/shared limits failed/g)).toHaveLength(1);
  expect(one.log()).not.toContain('192.0.2.1');
  expect((await refreshFrom(one, '192.0.2.1')).statusCode).toBe(401);
  expect(one.log().match(/shared limits recovered/g)).toHaveLength(1);
});
