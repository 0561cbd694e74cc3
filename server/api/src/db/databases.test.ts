import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import * as v from 'valibot';
import { integer } from '@cpal/shared/contract/fields';
import { ask } from './ask';
import { openKeptEngine } from '../testing/database/engine';
import { ensureEmbedded, openEmbedded } from './embedded';
import { openPostgres } from './postgres';
import { users } from './schema';
import { isUnavailable } from './unavailable';
import { testDatabaseUrl } from '../testing/database/database-url';

const migrationsDir = join(__dirname, 'migrations');
const person = { email: 'mia@example.com', passwordHash: 'x', fullName: 'Mia' };

/** Dies after the first file. */
async function half(draft: string) {
  writeFileSync(join(draft, 'PG_VERSION'), '');
  throw new Error('killed');
}

describe('the embedded database', () => {
  it('is not taken for one where it was interrupted while it was made', async () => {
    const parent = mkdtempSync(join(tmpdir(), 'cpal-db-'));
    const folder = join(parent, 'db');
    await expect(ensureEmbedded(folder, half)).rejects.toThrow('killed');
    await ensureEmbedded(folder, async (draft) => writeFileSync(join(draft, 'whole'), ''));
    expect(readdirSync(parent)).toEqual(['db']);
    expect(readdirSync(folder)).toEqual(['whole']);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    rmSync(parent, { recursive: true });
  });

  it('keeps what was written, and migrates only once', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cpal-db-'));
    await (await openKeptEngine('blank', folder)).close();
    try {
      const first = await openEmbedded(folder);
      await first.migrate(migrationsDir);
      await first.db.insert(users).values({ ...person, createdAt: new Date() });
      await first.close();
      const second = await openEmbedded(folder);
      await second.migrate(migrationsDir);
      expect(await second.db.select().from(users)).toMatchObject([person]);
      await second.close();
    } finally {
      rmSync(folder, { recursive: true });
    }
  }, 60_000);
});

const nap = (seconds: number) => sql`select pg_sleep(${seconds})`;

const serverUrl = testDatabaseUrl;

// Runs where the tests are given a PostgreSQL server, see testing/database.ts.
if (serverUrl !== undefined)
  describe('PostgreSQL', () => {
    let admin: Client;
    let name: string;
    let url: string;
    beforeEach(async () => {
      admin = new Client({ connectionString: serverUrl });
      await admin.connect();
      name = `cpal_test_${randomBytes(8).toString('hex')}`;
      await admin.query(`create database ${name}`);
      const own = new URL(serverUrl);
      own.pathname = `/${name}`;
      url = own.href;
    });
    afterEach(async () => {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    });

    const killConnections = () =>
      admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
        name,
      ]);

    it('is migrated once by five servers that start at the same time', async () => {
      const all = Array.from({ length: 5 }, () => openPostgres(url));
      await Promise.all(all.map((database) => database.migrate(migrationsDir)));
      expect(await all[0]?.db.$count(users)).toBe(0);
      for (const { close } of all) await close();
    });

    it('keeps ten sound connections after any were lost inside transactions', async () => {
      const { db, close } = openPostgres(url);
      for (let round = 0; round < 10; round += 1) {
        await Promise.all(Array.from({ length: 10 }, () => db.execute(nap(0.01))));
        // Some are lost before they begin, and some in the middle.
        const lost = Promise.allSettled(
          Array.from({ length: 10 }, () => db.transaction((tx) => tx.execute(nap(20)))),
        );
        while ((await killConnections()).rows.length > 0) await sleep(round);
        for (const one of await lost)
          expect(one.status === 'rejected' && isUnavailable(one.reason)).toBe(true);
      }
      const whole = Array.from({ length: 10 }, () => db.transaction((tx) => tx.execute(nap(0.1))));
      expect(await Promise.all(whole)).toHaveLength(10);
      await close();
    });

    it('gives a connection back after a transaction that was rejected', async () => {
      const { db, close } = openPostgres(url);
      const pid = () => ask(db, sql`select pg_backend_pid() as pid`, v.object({ pid: integer }));
      const before = await pid();
      await expect(
        db.transaction(async () => {
          throw new Error('refused');
        }),
      ).rejects.toThrow('refused');
      expect(await pid()).toEqual(before);
      await close();
    });

    it('says to who works alone that the lock is lost, and gives it again', async () => {
      const { alone, close } = openPostgres(url);
      const ended = alone('job', async (lost) => {
        await Promise.all([once(lost, 'abort'), killConnections()]);
        return 'lost';
      });
      expect(await ended).toBe('lost');
      expect(await alone('job', async () => 'held')).toBe('held');
      await close();
    });

    it('can be tried, which leaves nothing behind, and rejects where it takes no writes', async () => {
      const { migrate, tryWriting, close } = openPostgres(url);
      await migrate(migrationsDir);
      await expect(tryWriting()).resolves.toBeUndefined();
      await close();
      const fixed = openPostgres(`${url}?options=-c%20default_transaction_read_only%3Don`);
      const [rejected] = await Promise.allSettled([fixed.tryWriting()]);
      expect(rejected.status === 'rejected' && isUnavailable(rejected.reason)).toBe(true);
      await fixed.close();
    });

    it('ends a query on the server before the client gives it up', async () => {
      const { db, close } = openPostgres(url, 1_000);
      const tries = [db.execute(nap(20)), db.transaction((tx) => tx.execute(nap(20)))];
      for (const one of await Promise.allSettled(tries))
        expect(one).toMatchObject({ status: 'rejected', reason: { cause: { code: '57014' } } });
      await close();
    });

    it('has no such end where a query may take any time', async () => {
      const { db, close } = openPostgres(url);
      const shown = await ask(db, sql`show statement_timeout`, v.record(v.string(), v.string()));
      expect(shown).toEqual([{ statement_timeout: '0' }]);
      await close();
    });

    it('gives up a query that is not answered, with its connection', async () => {
      // A server that is gone does not end its queries either.
      const { db, close } = openPostgres(`${url}?statement_timeout=0`, 200);
      const tries = [db.execute(nap(20)), db.transaction((tx) => tx.execute(nap(20)))];
      for (const one of await Promise.allSettled(tries)) {
        expect(one).toMatchObject({ reason: { cause: { message: 'Query read timeout' } } });
        expect(one.status === 'rejected' && isUnavailable(one.reason)).toBe(true);
      }
      await close();
    });
  });
