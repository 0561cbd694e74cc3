import { sql } from 'drizzle-orm';
import { type TestDatabase, openTestDatabase } from '../testing/database/database';
import { fill } from '../testing/database/fill';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await fill(database.db);
});
afterAll(() => database.close());

it.each([
  ['posts', 'state'],
  ['blogs', 'claim_lost'],
  ['blogs', 'address_form'],
  ['messages', 'tier'],
  ['messages', 'counted_as'],
  ['link_tokens', 'purpose'],
  ['mails', 'kind'],
  ['audit_log', 'actor'],
])('%s.%s holds words of ours only', async (table, column) => {
  const change = database.db.execute(
    sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = 'else'`,
  );
  await expect(change).rejects.toMatchObject({
    cause: { message: expect.stringContaining(`"${table}_${column}"`) },
  });
});
