import { auditLog } from '../db/schema';
import type { TestApi } from '../testing/api';
import { type TestDatabase, openTestDatabase } from '../testing/database';
import { logInFrom, openLimited } from '../testing/limits';
import { join } from '../testing/members';

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

/** Guesses from an address of its own each time; gives the seconds to wait where it is refused. */
async function guess(who = email) {
  const answer = await logInFrom(api, who, newAddress(), wrong);
  return answer.statusCode === 429 ? Number(answer.headers['retry-after']) : answer.statusCode;
}

/** Guesses wrong ten times, each time from another address. */
async function guessTen() {
  const outcomes = new Set<number>();
  for (let count = 0; count < 10; count += 1) outcomes.add(await guess());
  return [...outcomes];
}

describe('guesses of one password from many addresses', () => {
  it.each([
    ['an account', true],
    ['an email without an account', false],
  ])(
    'of %s take turns after ten, each turn twice as long, at most a minute',
    async (_of, exists) => {
      if (exists) await join(api, email);
      await guessTen();
      for (const delay of [1, 2, 4, 8, 16, 32, 60, 60]) {
        expect(await guess()).toBe(401);
        expect(await guess()).toBe(delay);
        pass(delay - 0.5);
        expect(await guess()).toBe(1);
        pass(0.5);
      }
    },
  );

  it('are let through one in a turn, however many come at once', async () => {
    await guessTen();
    const all = await Promise.all(Array.from({ length: 20 }, () => guess()));
    expect(all.filter((outcome) => outcome === 401)).toHaveLength(1);
  });

  it('cannot all be the first when many come at once', async () => {
    const all = await Promise.all(Array.from({ length: 30 }, () => guess()));
    expect(all.filter((outcome) => outcome === 401)).toHaveLength(11);
  });

  it('do not slow down the logins of another account', async () => {
    await guessTen();
    await guess();
    expect(await guess('noa@example.com')).toBe(401);
  });

  it('are free again after a day', async () => {
    await guessTen();
    await guess();
    pass(86_400);
    expect(await guessTen()).toEqual([401]);
  });
});

describe('the owner of the account that is guessed', () => {
  it('logs in at once from an address known for a login', async () => {
    await join(api, email);
    const home = newAddress();
    expect((await logInFrom(api, email, home)).statusCode).toBe(200);
    await guessTen();
    expect(await guess()).toBe(401);
    expect(await guess()).toBe(1);
    expect((await logInFrom(api, email, home)).statusCode).toBe(200);
  });

  it('waits for a turn elsewhere, and a login ends the delay', async () => {
    await join(api, email);
    await guessTen();
    await guess();
    const abroad = newAddress();
    expect((await logInFrom(api, email, abroad)).statusCode).toBe(429);
    pass(1);
    expect((await logInFrom(api, email, abroad)).statusCode).toBe(200);
    expect(await guessTen()).toEqual([401]);
  });

  it('is refused before the password is checked', async () => {
    await join(api, email);
    await guessTen();
    await guess();
    const before = await database.db.$count(auditLog);
    expect(await guess()).toBe(1);
    expect(await database.db.$count(auditLog)).toBe(before);
  });

  it('is still known after 29 days, and a stranger after 31', async () => {
    await join(api, email);
    const home = newAddress();
    await logInFrom(api, email, home);
    for (const [days, status] of [
      [29, 200],
      [31, 429],
    ] as const) {
      pass(days * 86_400);
      await guessTen();
      await guess();
      expect((await logInFrom(api, email, home)).statusCode).toBe(status);
    }
  });
});
