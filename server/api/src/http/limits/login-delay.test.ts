import { sql } from 'drizzle-orm';
import { auditLog } from '../../db/schema';
import type { TestApi } from '../../testing/api';
import { type TestDatabase, openTestDatabase } from '../../testing/database/database';
import { logInFrom, openLimited } from '../../testing/servers/limits';
import { join } from '../../testing/people/members';

const email = 'mia@example.com';
const wrong = 'Wrong1!pass';

/** Only the time is false: counters end by the clock, while requests go on as they do. */
const realTimers = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

let database: TestDatabase;
let api: TestApi;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  jest.useFakeTimers({ now: Date.now(), doNotFake: [...realTimers] });
  await database.reset();
  api = await openLimited(database);
});
afterEach(async () => {
  await api.close();
  jest.useRealTimers();
});
afterAll(() => database.close());

const pass = (seconds: number) => jest.setSystemTime(Date.now() + seconds * 1000);

let addresses = 0;
/** An address from which nobody has come yet. */
const newAddress = () => {
  addresses += 1;
  return `10.${addresses >> 8}.${addresses & 255}.1`;
};

/** Guesses wrong; gives the seconds to wait where that is rejected, else the status. */
async function guessFrom(address: string, who = email) {
  const answer = await logInFrom(api, who, address, wrong);
  return answer.statusCode === 429 ? Number(answer.headers['retry-after']) : answer.statusCode;
}

/** Guesses wrong so many times, each time from another address. */
async function guess(times: number, who = email) {
  const outcomes = new Set<number>();
  for (let count = 0; count < times; count += 1) outcomes.add(await guessFrom(newAddress(), who));
  return [...outcomes];
}

/** Guesses without a rest: first what goes free, then from addresses that have to pause. */
async function hammer() {
  for (let address = 0; address < 12; address += 1) {
    const there = newAddress();
    for (let count = 0; count < 2; count += 1) await guessFrom(there);
  }
}

describe('an address that guesses a password which others guess too', () => {
  it.each([
    ['an account', true],
    ['an email without an account', false],
  ])('pauses after each failure, twice as long each time: %s', async (_of, exists) => {
    if (exists) await join(api, email);
    await guess(10);
    const there = newAddress();
    for (const pause of [1, 2]) {
      expect(await guessFrom(there)).toBe(401);
      pass(pause - 0.5);
      expect(await guessFrom(there)).toBe(1);
      pass(0.5);
    }
    // Not asked too early any longer: the limit of one address, which counts that too, would reject.
    for (const pause of [4, 8, 16, 32]) {
      expect(await guessFrom(there)).toBe(401);
      pass(pause);
    }
    expect(await guessFrom(there)).toBe(401);
    expect(await guessFrom(there)).toBe(64);
  });

  it('guesses some 35 times in a day, however long it goes on', async () => {
    await guess(10);
    const there = newAddress();
    let guesses = 0;
    const end = Date.now() + 86_400_000;
    while (Date.now() < end) {
      const outcome = await guessFrom(there);
      if (outcome === 401) guesses += 1;
      else pass(outcome);
    }
    expect(guesses).toBeGreaterThan(25);
    expect(guesses).toBeLessThan(40);
  });

  it('is let through once, however many attempts come together', async () => {
    await guess(10);
    const there = newAddress();
    const all = await Promise.all(Array.from({ length: 8 }, () => guessFrom(there)));
    expect(all.filter((outcome) => outcome === 401)).toHaveLength(1);
    // Seconds to wait: two for those that come when the one has failed already.
    expect(all.filter((outcome) => outcome === 1 || outcome === 2)).toHaveLength(7);
  });

  it('does not slow down the logins of another account', async () => {
    await guess(10);
    const there = newAddress();
    expect(await guessFrom(there)).toBe(401);
    expect(await guessFrom(there)).toBe(1);
    for (let count = 0; count < 5; count += 1)
      expect(await guessFrom(there, 'noa@example.com')).toBe(401);
  });

  it('is free again after a day', async () => {
    await guess(10);
    const there = newAddress();
    await guessFrom(there);
    pass(86_400);
    for (let count = 0; count < 5; count += 1) expect(await guessFrom(there)).toBe(401);
  });

  it('is rejected before the password is checked', async () => {
    await join(api, email);
    await guess(10);
    const there = newAddress();
    await guessFrom(there);
    const before = await database.db.$count(auditLog);
    expect(await guessFrom(there)).toBe(1);
    expect(await database.db.$count(auditLog)).toBe(before);
  });
});

describe('the owner of an account that is guessed', () => {
  beforeEach(() => join(api, email));

  it('logs in from a new address without a pause, as often as it takes', async () => {
    for (let count = 0; count < 3; count += 1) {
      await hammer();
      expect((await logInFrom(api, email, newAddress())).statusCode).toBe(200);
    }
  });

  it('pauses for a moment after an own slip at a new address, whatever others do', async () => {
    await hammer();
    const abroad = newAddress();
    expect(await guessFrom(abroad)).toBe(401);
    await hammer();
    expect(await guessFrom(abroad)).toBe(1);
    pass(1);
    await hammer();
    expect((await logInFrom(api, email, abroad)).statusCode).toBe(200);
  });

  it('never pauses where the account has been used', async () => {
    const home = newAddress();
    expect((await logInFrom(api, email, home)).statusCode).toBe(200);
    await hammer();
    for (let count = 0; count < 5; count += 1) expect(await guessFrom(home)).toBe(401);
    expect((await logInFrom(api, email, home)).statusCode).toBe(200);
  });

  it('is still known after 29 days, and a stranger after 31', async () => {
    const home = newAddress();
    await logInFrom(api, email, home);
    for (const [days, outcome] of [
      [29, 401],
      [31, 1],
    ] as const) {
      pass(days * 86_400);
      await hammer();
      expect(await guessFrom(home)).toBe(401);
      expect(await guessFrom(home)).toBe(outcome);
    }
  });

  it('does not pause for attempts that the server failed to check', async () => {
    await hammer();
    const abroad = newAddress();
    await database.db.execute(sql`alter table users rename to hidden_users`);
    for (let count = 0; count < 4; count += 1) expect(await guessFrom(abroad)).toBe(500);
    await database.db.execute(sql`alter table hidden_users rename to users`);
    expect((await logInFrom(api, email, abroad)).statusCode).toBe(200);
  });

  it('does not free the addresses that guess by logging in', async () => {
    await guess(10);
    const there = newAddress();
    expect(await guessFrom(there)).toBe(401);
    expect((await logInFrom(api, email, newAddress())).statusCode).toBe(200);
    expect(await guessFrom(there)).toBe(1);
    const another = newAddress();
    expect(await guessFrom(another)).toBe(401);
    expect(await guessFrom(another)).toBe(1);
  });
});
