import { openApi, type TestApi } from '../api';
import { type TestDatabase, openTestDatabase } from '../database/database';

/**
 * Sets up a file of tests: a server of its own for each, which has counted nothing yet, on one database,
 * which is emptied before.
 * @param take is called before each test with its server and the database.
 */
export function withServer(take: (api: TestApi, database: TestDatabase) => void): void {
  let database: TestDatabase;
  let api: TestApi;
  beforeAll(async () => {
    database = await openTestDatabase();
  }, 60_000);
  beforeEach(async () => {
    await database.reset();
    api = await openApi({ database });
    take(api, database);
  });
  afterEach(() => api.close());
  afterAll(() => database.close());
}
