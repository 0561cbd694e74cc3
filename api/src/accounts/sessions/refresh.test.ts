import * as v from 'valibot';
import { type Tokens, tokens } from '@cpal/shared/contract/auth';
import { eq } from 'drizzle-orm';
import { auditLog, refreshTokens } from '../../db/schema';
import { type TestApi, openApi } from '../../testing/api';
import { bearerOf, join } from '../../testing/members';

const day = 86_400;

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const send = (body: unknown) => api.send('POST', '/api/auth/refresh', { body });
const refresh = async ({ refresh_token }: Tokens) =>
  v.parse(tokens, (await send({ refresh_token })).json());
const refused = async ({ refresh_token }: Tokens) => {
  const answer = await send({ refresh_token });
  expect(answer.statusCode).toBe(401);
  return answer.json<unknown>();
};
const opens = async (pair: Tokens) =>
  (await api.send('GET', '/api/auth/me', { headers: bearerOf(pair) })).statusCode === 200;

describe('refresh', () => {
  it('answers a new pair of the same session', async () => {
    const member = await join(api);
    const pair = await refresh(member.tokens);
    expect(pair.refresh_token).not.toBe(member.tokens.refresh_token);
    expect(await opens(pair)).toBe(true);
    expect(await opens(member.tokens)).toBe(true);
  });

  it('stores no token, only its hash', async () => {
    const member = await join(api);
    await refresh(member.tokens);
    const rows = await api.db.select().from(refreshTokens);
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain(member.tokens.refresh_token);
  });

  it('answers two tabs with siblings that both go on', async () => {
    const member = await join(api);
    const [one, two] = await Promise.all([refresh(member.tokens), refresh(member.tokens)]);
    expect(one.refresh_token).not.toBe(two.refresh_token);
    api.pass(60);
    const [oneNext, twoNext] = [await refresh(one), await refresh(two)];
    expect(await opens(oneNext)).toBe(true);
    expect(await opens(twoNext)).toBe(true);
  });

  it('answers a reuse after 29 seconds without restarting the 30 seconds', async () => {
    const member = await join(api);
    await refresh(member.tokens);
    api.pass(29);
    await refresh(member.tokens);
    api.pass(2);
    expect(await refused(member.tokens)).toMatchObject({ code: 'token_reused' });
  });

  it('takes a late reuse for theft and ends the whole family', async () => {
    const member = await join(api);
    const pair = await refresh(member.tokens);
    api.pass(31);
    expect(await refused(member.tokens)).toMatchObject({ code: 'token_reused' });
    expect(await opens(pair)).toBe(false);
    expect(await refused(pair)).toMatchObject({ code: 'unauthenticated' });
    expect(await api.db.$count(auditLog, eq(auditLog.event, 'token_reuse'))).toBe(1);
  });

  it('ends after 14 days without use', async () => {
    const member = await join(api);
    api.pass(14 * day);
    expect(await refused(member.tokens)).toMatchObject({ code: 'unauthenticated' });
  });

  it('ends 30 days after the login, however often it is used', async () => {
    let { tokens: pair } = await join(api);
    for (let week = 0; week < 3; week += 1) {
      api.pass(9 * day);
      pair = await refresh(pair);
    }
    api.pass(3 * day);
    expect(await refused(pair)).toMatchObject({ code: 'unauthenticated' });
  });

  it('refuses no token with 400 and an unknown one with 401', async () => {
    expect((await send({})).statusCode).toBe(400);
    expect((await send({ refresh_token: '' })).statusCode).toBe(400);
    expect((await send({ refresh_token: 'unknown' })).statusCode).toBe(401);
  });
});
