import { problemBody } from '@cpal/shared/contract/problem';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import * as v from 'valibot';
import { type Postgres, startPostgres } from '../../../../tools/processes/postgres';
import { openPostgres } from '../db/postgres';
import { users } from '../db/schema';
import { type TestApi, openApi } from '../testing/api';
import { type Call, toCallAddress, readCalls } from '../testing/requests/calls';
import { startLoad } from '../testing/servers/load';
import { password, subscribe } from '../testing/people/members';
import { type ServerProcess, startServer, startWorker } from '../testing/servers/server-process';
import { type Writer, createWriters } from '../testing/people/writers';
import { testDatabaseUrl } from '../testing/database/database-url';

let api: TestApi;
beforeAll(async () => {
  // Nothing listens there, as while a database restarts.
  const database = openPostgres('postgres://127.0.0.1:1/none');
  api = await openApi({ database: { ...database, url: null, reset: async () => undefined } });
});
afterAll(async () => {
  await api.close();
});

const methods = v.picklist(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** Passes the boundary of many calls, so that what lies behind it is reached. */
const body = {
  email: 'mia@example.com',
  password,
  newPassword: password,
  currentPassword: password,
  fullName: 'Mia Koch',
  token: 'x'.repeat(43),
  refresh_token: 'x'.repeat(43),
  customerEmail: 'mia@example.com',
};

async function bearer() {
  const claims = { userId: randomUUID(), sessionId: randomUUID() };
  return { authorization: `Bearer ${await api.services.accessTokens.issue(claims)}` };
}

async function send(call: Call) {
  const { method, path, isPrivate, fields } = call;
  const answer = await api.send(
    v.parse(methods, method),
    toCallAddress(call, () => randomUUID()),
    {
      ...(isPrivate && { headers: await bearer() }),
      ...(fields && { body }),
    },
  );
  return { name: `${method} ${path}`, isPrivate, status: answer.statusCode };
}

describe('while the database cannot be reached', () => {
  it('every call that needs it is rejected for a moment, and none fails', async () => {
    const all = await Promise.all((await readCalls(api)).map(send));
    const failed = all.filter(({ status }) => status >= 500 && status !== 503);
    expect(failed).toEqual([]);
    const rejected = all.filter(({ status }) => status === 503).map(({ name }) => name);
    expect(rejected).toEqual(
      expect.arrayContaining([
        'POST /api/auth/login',
        'POST /api/auth/password-reset',
        'POST /api/auth/refresh',
        'POST /api/users/sign-up',
        ...all.filter(({ isPrivate }) => isPrivate).map(({ name }) => name),
      ]),
    );
  });

  it('an error says when to come again, and nothing of the reason', async () => {
    const answer = await api.send('GET', '/api/auth/me', { headers: await bearer() });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(v.parse(problemBody, answer.json())).toMatchObject({ code: 'overloaded' });
    expect(answer.body).not.toMatch(/database|ECONN|127\.0/i);
    expect(api.log()).toContain('ECONNREFUSED');
  });

  it('a webhook is rejected, so that Stripe sends it again', async () => {
    const payload = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'customer.updated',
      data: { object: { id: 'cus_1', object: 'customer' } },
    });
    const secret = api.settings.stripe.webhookSecret;
    const signature = api.stripe.webhooks.generateTestHeaderString({ payload, secret });
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/stripe/webhook',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload,
    });
    expect(answer.statusCode).toBe(503);
  });

  it('the server is well, and not ready', async () => {
    expect((await api.send('GET', '/api/healthz')).statusCode).toBe(200);
    expect((await api.send('GET', '/api/readyz')).statusCode).toBe(503);
  });
});

/** Rounds of killed connections, and restarts of the database; so many where nobody says otherwise. */
const rounds = Number(process.env['LOST_ROUNDS'] ?? 20);
const restarts = Number(process.env['RESTARTS'] ?? 3);

/** Milliseconds within which a server is whole again. */
const recoveryMs = 5_000;

/** Waits until something is so. @returns how many milliseconds that took. */
async function until(isSo: () => Promise<boolean> | boolean): Promise<number> {
  const since = Date.now();
  while (!(await isSo())) {
    if (Date.now() - since > 4 * recoveryMs) throw new Error('waited in vain');
    await sleep(20);
  }
  return Date.now() - since;
}

// The embedded database has no connection to lose. This one is restarted, so it is nobody else's.
if (testDatabaseUrl !== undefined)
  describe('a server and its worker that lose PostgreSQL under load', () => {
    let folder: string;
    let postgres: Postgres;
    let url: string;
    let server: ServerProcess;
    let worker: ServerProcess;
    let mia: Writer;
    const signedUp = new Set<string>();
    const { signUp, joinAs, createLicense, reactivateFirst, standingOf } = createWriters(
      () => server.origin,
    );
    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'cpal-lost-'));
      postgres = await startPostgres({ survivesPowerFailure: false });
      url = postgres.createDatabase('lost');
      const place = { DATA_DIR: folder, DATABASE_URL: url };
      worker = await startWorker(place);
      server = await startServer({
        ...place,
        // So that also what counts in the database is tried, from an address of its own each time.
        RATE_LIMITS: 'on',
        TRUST_PROXY: 'loopback',
      });
      mia = await joinAs('mia@example.com');
      const database = openPostgres(url);
      await subscribe(database, mia);
      await database.close();
      await createLicense(mia);
    });
    afterAll(async () => {
      await worker.end('SIGKILL');
      await server.end('SIGKILL');
      await postgres.stop();
      rmSync(folder, { recursive: true });
    });

    const statusOf = async (path: string) => (await fetch(server.origin + path)).status;
    const isReady = async () => (await statusOf('/api/readyz')) === 200;

    async function writeDown(email: string) {
      await signUp(email);
      signedUp.add(email);
    }
    const load = (name: string) =>
      startLoad([
        ...['ada', 'bob', 'eve'].map(
          (who) => (count: number) => writeDown(`${who}-${name}-${count}@example.com`),
        ),
        () => createLicense(mia),
        () => reactivateFirst(mia),
      ]);

    /** Ends all connections of both processes. @returns how many there were. */
    async function killConnections() {
      const admin = new Client({ connectionString: postgres.url('postgres') });
      await admin.connect();
      const { rowCount } = await admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'cpal-api'`,
      );
      await admin.end();
      return rowCount ?? 0;
    }

    async function expectRecovery(told: { acknowledged: number }) {
      expect(await until(isReady)).toBeLessThan(recoveryMs);
      const before = told.acknowledged;
      expect(await until(() => told.acknowledged > before)).toBeLessThan(recoveryMs);
    }

    async function expectNothingLost() {
      expect(await standingOf(mia)).toEqual({ lost: [], active: 1 });
      const database = openPostgres(url);
      const rows = await database.db.select({ email: users.email }).from(users);
      await database.close();
      const kept = new Set(rows.map(({ email }) => email));
      expect([...signedUp].filter((email) => !kept.has(email))).toEqual([]);
    }

    it(`lives through ${rounds} times of all connections killed`, async () => {
      for (let round = 0; round < rounds; round += 1) {
        const { told, end } = load(`kill-${round}`);
        await sleep(100 + Math.random() * 200);
        expect(await killConnections()).toBeGreaterThan(0);
        await expectRecovery(told);
        await end();
        await expectNothingLost();
      }
    }, 300_000);

    it(`lives through ${restarts} restarts of the database`, async () => {
      for (let round = 0; round < restarts; round += 1) {
        const { told, end } = load(`restart-${round}`);
        await sleep(300);
        await postgres.halt(round % 2 === 0 ? 'immediate' : 'fast');
        await until(async () => !(await isReady()));
        expect(await statusOf('/api/healthz')).toBe(200);
        const { refused } = told;
        await until(() => told.refused > refused);
        await postgres.resume();
        await expectRecovery(told);
        await end();
        await expectNothingLost();
      }
    }, 300_000);

    it('goes on with its mails in the worker, and both end as they should', async () => {
      await writeDown('last@example.com');
      const mails = join(folder, 'mails');
      // The worker makes the folder with its first mail.
      mkdirSync(mails, { recursive: true });
      const read = () => readdirSync(mails).map((name) => readFileSync(join(mails, name), 'utf8'));
      await until(() => read().some((mail) => mail.includes('last@example.com')));
      expect(await worker.end('SIGTERM')).toBe(0);
      expect(await server.end('SIGTERM')).toBe(0);
    });
  });
