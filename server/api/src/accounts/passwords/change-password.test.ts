import { and, eq } from 'drizzle-orm';
import { auditLog, users } from '../../db/schema';
import type { TestApi } from '../../testing/api';
import { readMails } from '../../testing/outside/mails';
import {
  type TestMember,
  toBearer,
  logIn,
  password,
  tryPassword,
} from '../../testing/people/members';
import { withMember } from '../../testing/setups/with-member';

let api: TestApi;
let mia: TestMember;
withMember(async (context) => {
  ({ api, mia } = context);
  await readMails(api);
});

const newPassword = 'An0ther!vulpes-in-fabula';
const change = (body: unknown, headers: Record<string, string> = mia.bearer) =>
  api.send('PUT', '/api/auth/password', { headers, body });
const me = (headers: Record<string, string>) => api.send('GET', '/api/auth/me', { headers });
const audited = (event: string) =>
  api.db.$count(auditLog, and(eq(auditLog.event, event), eq(auditLog.userId, mia.id)));

describe('changing the password', () => {
  it('opens the account to the new one only', async () => {
    const answer = await change({ currentPassword: password, newPassword });
    expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true }]);
    expect(await tryPassword(api, mia.email, newPassword)).toBe(200);
    expect(await tryPassword(api, mia.email, password)).toBe(401);
    expect(await audited('password_changed')).toBe(1);
  });

  it('ends the other sessions and leaves the present one', async () => {
    const other = await logIn(api, mia.email);
    await change({ currentPassword: password, newPassword });
    expect((await me(mia.bearer)).statusCode).toBe(200);
    expect((await me(toBearer(other))).statusCode).toBe(401);
    for (const [pair, status] of [
      [mia.tokens, 200],
      [other, 401],
    ] as const) {
      const body = { refresh_token: pair.refresh_token };
      expect((await api.send('POST', '/api/auth/refresh', { body })).statusCode).toBe(status);
    }
  });

  it('tells the owner of the account by mail', async () => {
    await change({ currentPassword: password, newPassword });
    const mails = await readMails(api);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.to).toBe(mia.email);
    expect(mails[0]?.letter.subject).toBe('Your CPal password was changed');
    expect(mails[0]?.letter.closing.join()).toContain('http://localhost:3000/auth');
  });

  it('is rejected with a wrong password, in a way that ends no session', async () => {
    const answer = await change({ currentPassword: 'Wrong1!pass', newPassword });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({
      code: 'wrong_password',
      message: 'The password is not correct.',
    });
    expect((await me(mia.bearer)).statusCode).toBe(200);
    expect(await tryPassword(api, mia.email, password)).toBe(200);
    expect(await audited('password_refused')).toBe(1);
    expect(await readMails(api)).toEqual([]);
  });

  it.each([
    [{ newPassword }, 'Current password is required', 'validation_failed'],
    [{ currentPassword: password }, 'Password is required', 'validation_failed'],
    [
      { currentPassword: password, newPassword: 'short' },
      'Password must be at least 8 characters',
      'validation_failed',
    ],
    [
      { currentPassword: password, newPassword: 'Password1!' },
      'This password is too common. Please choose another one.',
      'weak_password',
    ],
  ])('rejects %j', async (body, message, code) => {
    const answer = await change(body);
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { message, code }]);
    expect(await tryPassword(api, mia.email, password)).toBe(200);
  });

  it('happens once where it is asked for twice at the same time', async () => {
    const wanted = [newPassword, 'Y3t!another-one-again'];
    const answers = await Promise.all(
      wanted.map((one) => change({ currentPassword: password, newPassword: one })),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 403]);
    expect(await audited('password_changed')).toBe(1);
  });

  it('lets no login through whose password was verified before', async () => {
    const transaction = api.db.transaction.bind(api.db);
    // The login's one transaction comes after the verification.
    jest.spyOn(api.db, 'transaction').mockImplementationOnce(async (...args) => {
      await api.db.update(users).set({ passwordChangedAt: api.clock() });
      return transaction(...args);
    });
    expect(await tryPassword(api, mia.email, password)).toBe(401);
    expect(await tryPassword(api, mia.email, password)).toBe(200);
  });
});
