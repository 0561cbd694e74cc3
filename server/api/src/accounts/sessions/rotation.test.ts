import { decodeProtectedHeader } from 'jose';
import * as v from 'valibot';
import { tokens } from '@cpal/shared/contract/accounts/auth';
import type { TokenSecrets } from '../../kernel/token-secrets';
import { type TestApi, openApi } from '../../testing/api';
import { type TestDatabase, openTestDatabase } from '../../testing/database/database';
import { type TestMember, join, subscribe, toBearer } from '../../testing/people/members';

const [old, next] = ['the secret of before, long enough', 'the secret of today, long enough'];

const edgeOld = 'the-edge-secret-of-before-long-enough';
const edgeNext = 'the-edge-secret-of-today-long-enough';

/** The lists of an operator who replaces both secrets in three steps. */
const steps: [secrets: TokenSecrets, edge: string][] = [
  [[old], edgeOld],
  [[old, next], `${edgeOld},${edgeNext}`],
  [[next, old], `${edgeNext},${edgeOld}`],
  [[next], edgeNext],
];

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Starts a server with the secrets of a step, and ends it. */
async function during<T>(step: number, act: (api: TestApi) => Promise<T>): Promise<T> {
  const [tokenSecrets = [old] as const, edge = ''] = steps[step] ?? [];
  const env = { EDGE_SECRET: edge, TRUST_PROXY: 'loopback', RATE_LIMITS: 'on' };
  const api = await openApi({ database, tokenSecrets, env });
  try {
    return await act(api);
  } finally {
    await api.close();
  }
}

const status = async (api: TestApi, headers: Record<string, string>) =>
  (await api.send('GET', '/api/auth/me', { headers })).statusCode;

const refresh = async ({ send }: TestApi, refresh_token: string) => {
  const sent = await send('POST', '/api/auth/refresh', { body: { refresh_token } });
  return sent.statusCode === 200 ? v.parse(tokens, sent.json()) : sent.statusCode;
};

const kidOf = ({ tokens: { access_token } }: Pick<TestMember, 'tokens'>) =>
  decodeProtectedHeader(access_token).kid;

const create = (api: TestApi, { bearer }: TestMember) =>
  api.send('POST', '/api/licenses/user', {
    body: { product_id: 'cpal' },
    headers: { ...bearer, 'idempotency-key': 'one' },
  });

const isBelieved = (step: number, secret: string) =>
  during(step, async (api) => {
    const seen = new Promise<string>((resolve) => {
      api.app.addHook('preHandler', async ({ ip }) => resolve(ip));
    });
    await api.send('GET', '/api/healthz', {
      headers: { 'x-edge-secret': secret, 'x-forwarded-for': '203.0.113.7' },
    });
    return (await seen) === '203.0.113.7';
  });

describe('secrets that are replaced in three steps', () => {
  it('log nobody out, whoever logged in at whichever step', async () => {
    const members: TestMember[] = [];
    for (const step of steps.keys())
      await during(step, async (api) => {
        // What the step before has signed, first.
        for (const { bearer } of members.slice(-1)) expect(await status(api, bearer)).toBe(200);
        for (const member of members) {
          const pair = await refresh(api, member.tokens.refresh_token);
          if (typeof pair === 'number') throw new Error(`step ${step}: ${pair}`);
          Object.assign(member, { tokens: pair, bearer: toBearer(pair) });
          expect(await status(api, member.bearer)).toBe(200);
        }
        members.push(await join(api, `step-${step}@example.com`));
      });
    expect(members).toHaveLength(4);
    // All were refreshed in the last step, so one key has signed for all of them.
    expect(new Set(members.map(kidOf)).size).toBe(1);
  });

  it('name the key that signs, without a word of it', async () => {
    const [first, second, third] = await Promise.all(
      [0, 1, 2].map((step) =>
        during(step, async (api) => kidOf(await join(api, `kid-${step}@example.com`))),
      ),
    );
    expect(first).toMatch(/^[\w-]{8}$/);
    expect([first === second, second === third]).toEqual([true, false]);
  });

  it('end what a secret signed that is no longer in the list', async () => {
    const mia = await during(0, (api) => join(api, 'gone@example.com'));
    expect(await during(3, (api) => status(api, mia.bearer))).toBe(401);
  });

  it('give two uses of one refresh token the same successor, also across a step', async () => {
    const mia = await during(1, (api) => join(api, 'twice@example.com'));
    const first = await during(1, (api) => refresh(api, mia.tokens.refresh_token));
    const again = await during(2, (api) => refresh(api, mia.tokens.refresh_token));
    expect(first).toEqual(expect.objectContaining({ refresh_token: expect.any(String) }));
    expect(again).toEqual(expect.objectContaining({ refresh_token: Object(first).refresh_token }));
  });

  it('let a call be sent again across a step', async () => {
    const { mia, first } = await during(1, async (api) => {
      const member = await join(api, 'again@example.com');
      await subscribe(api, member);
      return { mia: member, first: (await create(api, member)).json() };
    });
    expect((await during(2, (api) => create(api, mia))).json()).toEqual(first);
  });

  it('let an edge of the step before, and of the next one, prove who asks', async () => {
    const believed = [];
    for (const step of steps.keys())
      believed.push([await isBelieved(step, edgeOld), await isBelieved(step, edgeNext)]);
    expect(believed).toEqual([
      [true, false],
      [true, true],
      [true, true],
      [false, true],
    ]);
  });
});
