import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { prepareSchema } from '../app/prepare-schema';
import { openBlankDatabase } from '../testing/database/database';
import { testDatabaseUrl } from '../testing/database/database-url';
import { readSchemaVersion } from './schema-version';

const migrationsDir = join(__dirname, 'migrations');
const production = { isProduction: true };

let database: Awaited<ReturnType<typeof openBlankDatabase>>;
beforeEach(async () => {
  database = await openBlankDatabase(testDatabaseUrl);
});
afterEach(() => database.close());

const start = (settings: { isProduction: boolean }) =>
  prepareSchema(database, settings, migrationsDir);

const moveTo = (time: number) =>
  database.db.execute(sql`update drizzle.__drizzle_migrations set created_at = ${time}`);

describe('a server in production', () => {
  it('rejects a database without tables and says how to migrate', async () => {
    await expect(start(production)).rejects.toThrow(
      /^The database has no tables and needs migration \w+: run "node server.js migrate" first$/,
    );
    expect(await readSchemaVersion(database.db)).toBeNull();
  });

  it('starts on the schema that it needs, and on a newer one', async () => {
    await database.migrate(migrationsDir);
    await expect(start(production)).resolves.toBeUndefined();
    await moveTo(Date.now() + 60_000);
    await expect(start(production)).resolves.toBeUndefined();
  });

  it('rejects an older schema', async () => {
    await database.migrate(migrationsDir);
    await moveTo(1);
    await expect(start(production)).rejects.toThrow('The database is older than this release');
  });
});

it('migrates at the start during development', async () => {
  await start({ isProduction: false });
  expect(await readSchemaVersion(database.db)).not.toBeNull();
});
