import * as v from 'valibot';
import { randomUUID } from 'node:crypto';
import { endedSessions, sessionList } from '@cpal/shared/contract/accounts/session';
import { eq } from 'drizzle-orm';
import { auditLog, sessions } from '../../db/schema';
import { addSeconds, day } from '../../kernel/clock';
import type { TestApi } from '../../testing/api';
import { type TestMember, toBearer, join, logIn } from '../../testing/people/members';
import { withMember } from '../../testing/setups/with-member';

let api: TestApi;
let mia: TestMember;
withMember((context) => {
  ({ api, mia } = context);
});

const list = async (headers: Record<string, string> = mia.bearer) => {
  const answer = await api.send('GET', '/api/auth/sessions', { headers });
  expect(answer.headers['cache-control']).toBe('no-store');
  return v.parse(sessionList, answer.json()).sessions;
};
const end = (id: string, { bearer }: Pick<TestMember, 'bearer'> = mia) =>
  api.send('DELETE', `/api/auth/sessions/${id}`, { headers: bearer });
const endOthers = (headers: Record<string, string>) =>
  api.send('DELETE', '/api/auth/sessions', { headers });
const presentId = async (headers: Record<string, string>) =>
  (await list(headers)).find(({ isCurrent }) => isCurrent)?.id ?? '';
const me = (headers: Record<string, string>) => api.send('GET', '/api/auth/me', { headers });

describe('the list of sessions', () => {
  it('says when each began and was last used, from what, and which one asks', async () => {
    api.pass(3600);
    await logIn(api, mia.email, { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/145.0' });
    const { refresh_token } = mia.tokens;
    api.pass(600);
    await api.send('POST', '/api/auth/refresh', { body: { refresh_token } });
    const fresh = toBearer(await logIn(api, mia.email, { 'user-agent': 'curl/8.5.0' }));
    const open = await list(fresh);
    expect(open.map(({ client, isCurrent }) => [client, isCurrent])).toEqual(
      expect.arrayContaining([
        ['curl', true],
        ['Firefox on Windows', false],
        ['lightMyRequest', false],
      ]),
    );
    const used = open.map(({ lastUsedAt }) => lastUsedAt);
    expect(used).toEqual(used.toSorted((a, b) => b - a));
    const first = open.find(({ client }) => client === 'lightMyRequest');
    expect((first?.lastUsedAt ?? 0) - (first?.createdAt ?? 0)).toBeGreaterThanOrEqual(4200);
  });

  it('is one’s own, and holds neither addresses nor tokens', async () => {
    await join(api, 'eve@example.com');
    expect(await list()).toHaveLength(1);
    const { body } = await api.send('GET', '/api/auth/sessions', { headers: mia.bearer });
    expect(body).not.toMatch(/127\.0\.0\.1|token/i);
  });

  it('leaves out what was ended, has expired or idled out', async () => {
    const ended = toBearer(await logIn(api, mia.email));
    await api.send('POST', '/api/auth/logout', { headers: ended });
    expect(await list()).toHaveLength(1);
    api.pass(14 * 86_400 + 1);
    const fresh = toBearer(await logIn(api, mia.email));
    expect(await list(fresh)).toHaveLength(1);
  });
});

describe('ending all other sessions', () => {
  it('leaves the one that asks, and nobody else’s, and says how many it ended', async () => {
    const eve = await join(api, 'eve@example.com');
    const others = [await logIn(api, mia.email), await logIn(api, mia.email)];
    const answer = await endOthers(mia.bearer);
    expect([answer.statusCode, answer.json()]).toEqual([200, { ended: 2 }]);
    for (const other of others) expect((await me(toBearer(other))).statusCode).toBe(401);
    expect((await me(mia.bearer)).statusCode).toBe(200);
    expect((await me(eve.bearer)).statusCode).toBe(200);
    const audited = await api.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.event, 'sessions_revoked'));
    expect(audited).toMatchObject([{ userId: mia.id, detail: { count: '2' } }]);
  });

  it('counts only what the list shows', async () => {
    await logIn(api, mia.email);
    api.pass(14 * 86_400 + 1);
    const fresh = toBearer(await logIn(api, mia.email));
    const answer = await endOthers(fresh);
    expect(v.parse(endedSessions, answer.json())).toEqual({ ended: 0 });
  });

  it('requires a bearer', async () => {
    expect((await endOthers({})).statusCode).toBe(401);
  });
});

describe('ending a session', () => {
  it('holds immediately, for its bearer and its refresh token', async () => {
    const other = await logIn(api, mia.email);
    const answer = await end(await presentId(toBearer(other)));
    expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true }]);
    expect((await me(toBearer(other))).statusCode).toBe(401);
    const { refresh_token } = other;
    const refreshed = await api.send('POST', '/api/auth/refresh', { body: { refresh_token } });
    expect(refreshed.statusCode).toBe(401);
    expect(await list()).toHaveLength(1);
    expect(await api.db.$count(auditLog, eq(auditLog.event, 'session_revoked'))).toBe(1);
  });

  it('ends the present one too', async () => {
    expect((await end(await presentId(mia.bearer))).statusCode).toBe(200);
    expect((await me(mia.bearer)).statusCode).toBe(401);
  });

  it('answers 404 for another user’s, an unknown, a malformed and an ended one', async () => {
    const eve = await join(api, 'eve@example.com');
    const hers = await presentId(eve.bearer);
    for (const id of [hers, randomUUID(), 'x', '%00']) {
      const answer = await end(id);
      expect([id, answer.statusCode, answer.json()]).toMatchObject([
        id,
        404,
        { code: 'not_found' },
      ]);
    }
    expect((await me(eve.bearer)).statusCode).toBe(200);
    const other = await presentId(toBearer(await logIn(api, mia.email)));
    await end(other);
    expect((await end(other)).statusCode).toBe(404);
  });
});

it('come in pages of a hundred, each with the way to the next', async () => {
  const begun = { userId: mia.id, createdAt: api.clock(), expiresAt: addSeconds(api.clock(), day) };
  const earlier = Array.from({ length: 150 }, (_none, index) => ({
    ...begun,
    lastUsedAt: addSeconds(api.clock(), -60 - index),
  }));
  await api.db.insert(sessions).values(earlier);
  const get = (url: string) => api.send('GET', url, { headers: mia.bearer });
  const first = await get('/api/auth/sessions');
  const [, next = ''] = /^<(.+)>; rel="next"$/.exec(String(first.headers['link'])) ?? [];
  const second = await get(next);
  const pages = [first, second].map((page) => v.parse(sessionList, page.json()).sessions);
  expect(pages.map(({ length }) => length)).toEqual([100, 51]);
  expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(151);
  expect(second.headers['link']).toBeUndefined();
  const wrong = await get('/api/auth/sessions?after=x');
  expect([wrong.statusCode, wrong.json()]).toEqual([
    400,
    expect.objectContaining({ param: 'after' }),
  ]);
});
