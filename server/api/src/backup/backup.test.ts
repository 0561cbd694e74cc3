import {
  cpSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { desc, sql } from 'drizzle-orm';
import { auditLog, users } from '../db/schema';
import type { Database } from '../db/client';
import { openBlankDatabase, openMigratedDatabase } from '../testing/database/database';
import { fill } from '../testing/database/fill';
import { restoreBackup } from './restore-backup';
import { readSchemaVersion } from '../db/schema-version';
import { isEmpty, listTables } from './tables';
import { writeBackup } from './write-backup';
import { testDatabaseUrl } from '../testing/database/database-url';

const migrationsDir = join(__dirname, '../db/migrations');
const serverUrl = testDatabaseUrl;

/** Where a backup can come from and go to: both databases where there is a server, else one. */
const places: [string, string | undefined][] = [['the embedded database', undefined]];
if (serverUrl !== undefined) places.push(['PostgreSQL', serverUrl]);
const ways = places.flatMap(([from, source]) =>
  places.map(([to, target]) => [from, to, source, target] as const),
);

let folder: string;
let file: string;
let opened: Pick<Database, 'close'>[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cpal-backup-'));
  file = join(folder, 'backup');
  opened = [];
});
afterEach(async () => {
  for (const { close } of opened) await close();
  rmSync(folder, { recursive: true });
});

const closedLater = <T extends Pick<Database, 'close'>>(database: T): T => {
  opened.push(database);
  return database;
};
const blank = async (url: string | undefined) => closedLater(await openBlankDatabase(url));
const filled = async (url: string | undefined) => {
  const database = closedLater(await openMigratedDatabase(url));
  await fill(database.db);
  return database;
};

describe.each(ways)('a backup of %s, restored into %s,', (_from, _to, source, target) => {
  it('holds every row of every table, and lets numbers go on', async () => {
    const from = await filled(source);
    const tables = await listTables(from.db);
    for (const table of tables)
      expect([table, await isEmpty(from.db, table)]).toEqual([table, false]);
    const written = await writeBackup(from.db, file);
    expect(Object.keys(written)).toEqual(tables);
    expect(readdirSync(folder)).toEqual(['backup']);
    expect(statSync(file).mode & 0o777).toBe(0o600);

    const to = await blank(target);
    expect(await restoreBackup(to, migrationsDir, file)).toEqual(written);
    expect(await to.db.select().from(users).orderBy(users.email)).toEqual(
      await from.db.select().from(users).orderBy(users.email),
    );
    await to.db.insert(auditLog).values({ at: new Date(), event: 'login', detail: {} });
    const [last] = await to.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(last?.id).toBe(1201);
  }, 60_000);
});

describe('a restore', () => {
  it('changes nothing of a database that is not empty', async () => {
    const { db, migrate } = await filled(serverUrl);
    await writeBackup(db, file);
    await expect(restoreBackup({ db, migrate }, migrationsDir, file)).rejects.toThrow(
      /^The database is not empty: there are rows in \w+$/,
    );
    expect(await db.$count(users)).toBe(2);
  }, 60_000);

  let whole: string;
  /** For all spoiled files, since each of them has to leave it empty. */
  let empty: Database;
  beforeAll(async () => {
    empty = await openBlankDatabase(serverUrl);
    const folderOfAll = mkdtempSync(join(tmpdir(), 'cpal-backup-'));
    const from = await openMigratedDatabase(serverUrl);
    await fill(from.db);
    await writeBackup(from.db, join(folderOfAll, 'whole'));
    whole = readFileSync(join(folderOfAll, 'whole'), 'utf8');
    await from.close();
    rmSync(folderOfAll, { recursive: true });
  });
  afterAll(() => empty.close());

  it.each<[string, (text: string) => string, RegExp]>([
    ['of another kind', () => 'hello', /not a whole backup/],
    ['that was cut off', (text) => text.slice(0, -200), /not a whole backup/],
    ['without its last line', (text) => text.replace(/\["end".*\n$/, ''), /not a whole backup/],
    ['with a changed row', (text) => text.replace('zoe@', 'eve@'), /damaged/],
    ['with a row less', (text) => text.replace(/\n.*Äpfel.*\n/, '\n'), /damaged/],
    [
      'of an unknown version',
      (text) => text.replace(/"schema":\d+/, '"schema":7'),
      /another version/,
    ],
  ])(
    'of a file %s leaves the database empty',
    async (_case, spoil, message) => {
      writeFileSync(file, spoil(whole));
      await expect(restoreBackup(empty, migrationsDir, file)).rejects.toThrow(message);
      for (const table of await listTables(empty.db))
        expect(await isEmpty(empty.db, table)).toBe(true);
    },
    60_000,
  );

  it('brings older tables to today’s', async () => {
    const from = await filled(serverUrl);
    await writeBackup(from.db, file);
    const newer = join(folder, 'migrations');
    cpSync(migrationsDir, newer, { recursive: true });
    const place = join(newer, 'meta/_journal.json');
    const journal: { entries: object[] } = JSON.parse(readFileSync(place, 'utf8'));
    const when = ((await readSchemaVersion(from.db)) ?? 0) + 1000;
    journal.entries.push({ idx: 999, version: '7', when, tag: 'newer', breakpoints: true });
    writeFileSync(place, JSON.stringify(journal));
    writeFileSync(
      join(newer, 'newer.sql'),
      'alter table users add column shoe_size integer default 38 not null',
    );
    const to = await blank(serverUrl);
    await restoreBackup(to, newer, file);
    expect(await readSchemaVersion(to.db)).toBe(when);
    expect(await to.db.$count(users, sql`shoe_size = 38`)).toBe(2);
  }, 60_000);
});

describe('a backup', () => {
  it('replaces no file, and leaves none where it fails', async () => {
    const { db } = await filled(serverUrl);
    writeFileSync(file, 'mine');
    await expect(writeBackup(db, file)).rejects.toThrow(`${file} exists already`);
    expect([readFileSync(file, 'utf8'), readdirSync(folder)]).toEqual(['mine', ['backup']]);
    const nowhere = join(folder, 'nowhere/backup');
    await expect(writeBackup(db, nowhere)).rejects.toThrow(`${nowhere} cannot be written`);
    const empty = await blank(serverUrl);
    await expect(writeBackup(empty.db, join(folder, 'empty'))).rejects.toThrow('no tables');
    expect(readdirSync(folder)).toEqual(['backup']);
  }, 60_000);
});
