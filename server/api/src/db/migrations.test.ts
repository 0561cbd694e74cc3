import { sql } from 'drizzle-orm';
import { type TestDatabase, openTestDatabase } from '../testing/database/database';
import { exceptions } from '../testing/migrations/exceptions';
import { findRejectedQueries } from '../testing/migrations/former-queries';
import { findNarrowings } from '../testing/migrations/narrowings';
import { findRiskyStatements } from '../testing/migrations/risky-statements';
import { type Migration, type Snapshot, readMigrations } from '../testing/migrations/snapshots';
import { mails } from './schema';

const migrations = readMigrations();

const empty: Snapshot = { tables: {} };

/** What each migration after the first does against the rule, by its name. */
const findBreaks = (all: Migration[]) =>
  all.slice(1).map(({ tag, sql: text, schema }, index) => {
    const before = all[index]?.schema ?? empty;
    return [tag, [...findNarrowings(before, schema), ...findRiskyStatements(text)]] as const;
  });

describe('each migration', () => {
  it('only adds to the schema before it, but for what is excused with a reason', () => {
    const excused = migrations.slice(1).map(({ tag }) => [tag, Object.keys(exceptions[tag] ?? {})]);
    expect(findBreaks(migrations)).toEqual(excused);
  });

  it('is known by name where it is excused', () => {
    const tags = migrations.map(({ tag }) => tag);
    expect(Object.keys(exceptions).filter((tag) => !tags.includes(tag))).toEqual([]);
  });

  it('is compared with the one before it', () => {
    const { 'public.mails': _gone, ...tables } = migrations.at(-1)?.schema.tables ?? {};
    const next = { tag: '9999_no_mails', sql: 'DROP TABLE "mails";', schema: { tables } };
    expect(findBreaks([...migrations, next]).at(-1)).toEqual([
      '9999_no_mails',
      ['mails is gone', 'drops: DROP TABLE "mails"'],
    ]);
  });
});

describe('the previous release', () => {
  // With a single migration every release has the same schema.
  const previous = (migrations.at(-2) ?? migrations.at(-1))?.schema ?? empty;
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  }, 60_000);
  afterAll(() => database.close());

  it('reads and writes every table that it knows on the newest schema', async () => {
    expect(Object.keys(previous.tables).length).toBeGreaterThan(10);
    expect(await findRejectedQueries(database.db, previous)).toEqual([]);
    expect(await database.db.$count(mails)).toBe(0);
  });

  it.each([
    ['alter table mails add column text text not null', /^insert into "mails"/],
    ['alter table mails drop column attempts', /^select .*"attempts".* from "mails"/],
    ['alter table mails rename to letters', /^delete from "mails"/],
    [
      'alter table mails alter attempts drop default, alter attempts type boolean using false',
      /^insert into "mails"/,
    ],
    ['alter table mails add check (attempts > 0)', /^insert into "mails"/],
  ])('fails visibly after: %s', async (change, query) => {
    const work = database.db.transaction(async (tx) => {
      await tx.execute(sql.raw(change));
      expect(await findRejectedQueries(tx, previous)).toContainEqual(expect.stringMatching(query));
      tx.rollback();
    });
    await expect(work).rejects.toThrow('Rollback');
  });
});
