import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { copyBlank } from '../testing/engine';
import { ensureEmbedded, openEmbedded } from './embedded';
import { openPostgres } from './postgres';
import { users } from './schema';

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
    copyBlank(folder);
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

const serverUrl = process.env['TEST_DATABASE_URL'];

// Runs where the tests are given a PostgreSQL server, see testing/database.ts.
if (serverUrl !== undefined)
  describe('PostgreSQL', () => {
    it('is migrated once by five servers that start at the same time', async () => {
      const admin = new Client({ connectionString: serverUrl });
      await admin.connect();
      const name = `cpal_test_migrate_${process.pid}`;
      await admin.query(`create database ${name}`);
      const url = new URL(serverUrl);
      url.pathname = `/${name}`;
      const all = Array.from({ length: 5 }, () => openPostgres(url.href));
      await Promise.all(all.map((database) => database.migrate(migrationsDir)));
      expect(await all[0]?.db.$count(users)).toBe(0);
      for (const { close } of all) await close();
      await admin.query(`drop database ${name}`);
      await admin.end();
    });
  });
