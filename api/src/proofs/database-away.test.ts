import { problemBody } from '@cpal/shared/contract/problem';
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { openPostgres } from '../db/postgres';
import { type TestApi, openApi } from '../testing/api';
import { type Call, addressOf, readCalls } from '../testing/calls';
import { password } from '../testing/members';

let api: TestApi;
beforeAll(async () => {
  // Nothing listens there, as while a database restarts.
  const database = openPostgres('postgres://127.0.0.1:1/none');
  api = await openApi({ database: { ...database, url: null, reset: async () => undefined } });
});
afterAll(async () => {
  await api.close();
});

const methods = z.enum(['GET', 'POST', 'PUT', 'DELETE']);

/** Passes the boundary of many calls, so that what lies behind it is reached. */
const body = {
  email: 'mia@example.com',
  password,
  newPassword: password,
  currentPassword: password,
  fullName: 'Mia Koch',
  token: 'x'.repeat(43),
  refresh_token: 'x'.repeat(43),
  customerEmail: 'mia@example.com',
};

async function bearer() {
  const claims = { userId: randomUUID(), sessionId: randomUUID() };
  return { authorization: `Bearer ${await api.services.accessTokens.issue(claims)}` };
}

async function send(call: Call) {
  const { method, path, isPrivate, fields } = call;
  const answer = await api.send(
    methods.parse(method),
    addressOf(call, () => randomUUID()),
    {
      ...(isPrivate && { headers: await bearer() }),
      ...(fields && { body }),
    },
  );
  return { name: `${method} ${path}`, isPrivate, status: answer.statusCode };
}

describe('while the database cannot be reached', () => {
  it('every call that needs it is refused for a moment, and none fails', async () => {
    const all = await Promise.all((await readCalls(api)).map(send));
    const failed = all.filter(({ status }) => status >= 500 && status !== 503);
    expect(failed).toEqual([]);
    const refused = all.filter(({ status }) => status === 503).map(({ name }) => name);
    expect(refused).toEqual(
      expect.arrayContaining([
        'POST /api/auth/login',
        'POST /api/auth/password-reset',
        'POST /api/auth/refresh',
        'POST /api/users/sign-up',
        ...all.filter(({ isPrivate }) => isPrivate).map(({ name }) => name),
      ]),
    );
  });

  it('a refusal says when to come again, and nothing of the reason', async () => {
    const answer = await api.send('GET', '/api/auth/me', { headers: await bearer() });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(problemBody.parse(answer.json())).toMatchObject({ code: 'overloaded' });
    expect(answer.body).not.toMatch(/database|ECONN|127\.0/i);
    expect(api.log()).toContain('ECONNREFUSED');
  });

  it('the server is well, and not ready', async () => {
    expect((await api.send('GET', '/api/healthz')).statusCode).toBe(200);
    expect((await api.send('GET', '/api/readyz')).statusCode).toBe(503);
  });
});
