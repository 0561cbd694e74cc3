import { openApi, type TestApi } from '../api';
import { join, type TestMember } from '../people/members';

/** What each test about a member starts with: a server that never reaches Stripe, and one member. */
interface TestContext {
  api: TestApi;
  mia: TestMember;
}

/**
 * Sets up a file of tests: one server for all, its database emptied before each.
 * @param take is called before each test with what that test may use, and may prepare more.
 * @param env environment variables of the server.
 */
export function withMember(
  take: (context: TestContext) => void | Promise<void>,
  env: Record<string, string> = {},
): void {
  let api: TestApi;
  beforeAll(async () => {
    api = await openApi({ env });
  });
  beforeEach(async () => {
    await api.reset();
    await take({ api, mia: await join(api) });
  });
  afterAll(() => api.close());
}
