import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type TestDatabase, openTestDatabase } from '../testing/database/database';
import { ask } from './ask';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

/** Columns that name a row of another table, and begin no index. */
const withoutIndex = sql`
  select conrelid::regclass || '.' || attname as "column"
  from pg_constraint
  join pg_attribute on attrelid = conrelid and attnum = conkey[1]
  where contype = 'f' and not exists (
    select from pg_index where indrelid = conrelid and indkey[0] = conkey[1] and indpred is null)
  order by 1`;

it('are found by an index, since a row that goes looks for all that goes with it', async () => {
  expect(await ask(database.db, withoutIndex, v.object({ column: v.string() }))).toEqual([]);
});
