import { openTestDatabase, type TestDatabase } from '../database/database';
import { join, type TestMember } from '../people/members';
import { type BillingApi, openBillingApi } from '../billing/sandbox';

/** What each test of billing starts with: a server that reaches the sandbox, and one member. */
interface TestContext {
  api: BillingApi;
  mia: TestMember;
}

/**
 * Sets up a file of tests: one database for all, emptied before each.
 * @param take is called before each test with what that test may use.
 * @param env environment variables of the server.
 */
export function withBilling(
  take: (context: TestContext) => void,
  env: Record<string, string> = {},
): void {
  let database: TestDatabase;
  let api: BillingApi;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  beforeEach(async () => {
    await database.reset();
    api = await openBillingApi(database, env);
    take({ api, mia: await join(api) });
  });
  afterEach(() => api.close());
  afterAll(() => database.close());
}
