import * as v from 'valibot';
import { type Tokens, tokens } from '@cpal/shared/contract/accounts/auth';
import { eq } from 'drizzle-orm';
import { auditLog, refreshTokens } from '../../db/schema';
import { type TestApi, openApi } from '../../testing/api';
import { toBearer, join } from '../../testing/people/members';
import { refreshSession } from './refresh';

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
const rejected = async ({ refresh_token }: Tokens) => {
  const answer = await send({ refresh_token });
  expect(answer.statusCode).toBe(401);
  return answer.json<unknown>();
};
const opens = async (pair: Tokens) =>
  (await api.send('GET', '/api/auth/me', { headers: toBearer(pair) })).statusCode === 200;

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

  it('answers two tabs with the same token, so that a session has one branch', async () => {
    const member = await join(api);
    const [one, two] = await Promise.all([refresh(member.tokens), refresh(member.tokens)]);
    expect(two.refresh_token).toBe(one.refresh_token);
    expect(await opens(one)).toBe(true);
    expect(await opens(two)).toBe(true);
    expect(await api.db.$count(refreshTokens)).toBe(2);
  });

  it('brings a tab that is late up to the token that the other has reached', async () => {
    const member = await join(api);
    const first = await refresh(member.tokens);
    api.pass(10);
    const second = await refresh(first);
    api.pass(10);
    const late = await refresh(member.tokens);
    expect(late.refresh_token).toBe(second.refresh_token);
    api.pass(60);
    const next = await refresh(late);
    expect(await opens(next)).toBe(true);
  });

  it('notices a thief who was quick enough to be answered within the 30 seconds', async () => {
    const member = await join(api);
    const owners = await refresh(member.tokens);
    const thiefs = await refresh(member.tokens);
    api.pass(60);
    const pair = await refresh(thiefs);
    api.pass(60);
    expect(await rejected(owners)).toMatchObject({ code: 'token_reused' });
    expect(await opens(pair)).toBe(false);
  });

  it('goes on where the secret was changed between two uses', async () => {
    const member = await join(api);
    const before = {
      ...api.services,
      tokenSecrets: ['another secret, long enough to sign with'] as const,
    };
    await refreshSession(before, member.tokens.refresh_token);
    expect(await opens(await refresh(member.tokens))).toBe(true);
  });

  it('answers a reuse after 29 seconds without restarting the 30 seconds', async () => {
    const member = await join(api);
    await refresh(member.tokens);
    api.pass(29);
    await refresh(member.tokens);
    api.pass(2);
    expect(await rejected(member.tokens)).toMatchObject({ code: 'token_reused' });
  });

  it('takes a late reuse for theft and ends the whole family', async () => {
    const member = await join(api);
    const pair = await refresh(member.tokens);
    api.pass(31);
    expect(await rejected(member.tokens)).toMatchObject({ code: 'token_reused' });
    expect(await opens(pair)).toBe(false);
    expect(await rejected(pair)).toMatchObject({ code: 'unauthenticated' });
    expect(await api.db.$count(auditLog, eq(auditLog.event, 'token_reuse'))).toBe(1);
  });

  it('ends after 14 days without use', async () => {
    const member = await join(api);
    api.pass(14 * day);
    expect(await rejected(member.tokens)).toMatchObject({ code: 'unauthenticated' });
  });

  it('ends 30 days after the login, however often it is used', async () => {
    let { tokens: pair } = await join(api);
    for (let week = 0; week < 3; week += 1) {
      api.pass(9 * day);
      pair = await refresh(pair);
    }
    api.pass(3 * day);
    expect(await rejected(pair)).toMatchObject({ code: 'unauthenticated' });
  });

  it('rejects no token with 400 and an unknown one with 401', async () => {
    expect((await send({})).statusCode).toBe(400);
    expect((await send({ refresh_token: '' })).statusCode).toBe(400);
    expect((await send({ refresh_token: 'unknown' })).statusCode).toBe(401);
  });
});
