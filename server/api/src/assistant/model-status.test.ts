import { startModelServer } from '@cpal/assistant/testing/model-server';
import { openApi, type TestApi } from '../testing/api';
import { join } from '../testing/people/members';
import { modelEnv } from '../testing/model-env';

let server: Awaited<ReturnType<typeof startModelServer>>;
let api: TestApi;
beforeAll(async () => {
  server = await startModelServer();
});
afterEach(() => api.close());
afterAll(() => server.close());

async function ask(env: Record<string, string> = {}) {
  api = await openApi({ env });
  const { bearer } = await join(api);
  return async () =>
    (await api.send('GET', '/api/assistant/model', { headers: bearer })).json().model;
}

it('is none if no model is set', async () => {
  expect(await (await ask())()).toEqual({ status: 'none', milliseconds: null });
});

it('is reachable, and tried once a minute at most', async () => {
  server.play({ says: ['yes'] });
  const status = await ask(modelEnv(server));
  const reachable = { status: 'reachable', milliseconds: expect.any(Number) };
  expect(await status()).toEqual(reachable);
  expect(await status()).toEqual(reachable);
  expect(server.asked).toHaveLength(1);
});

it.each([
  ['refuses', { status: 401 }],
  ['answers garbage', { garbage: '<html>oops</html>' }],
] as const)('is unreachable if its server %s, and says no more', async (_what, script) => {
  server.play(script);
  const status = await ask(modelEnv(server));
  expect(await status()).toEqual({ status: 'unreachable', milliseconds: null });
  expect(api.log()).not.toContain('sk-test');
});
