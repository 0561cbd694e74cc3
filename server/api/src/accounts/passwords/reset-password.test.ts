import { and, eq } from 'drizzle-orm';
import { auditLog, linkTokens, mails, sessions, users } from '../../db/schema';
import { hashToken } from '../../kernel/opaque-token';
import type { TestApi } from '../../testing/api';
import { readMails, readToken } from '../../testing/outside/mails';
import { type TestMember, password, tryPassword } from '../../testing/people/members';
import { withMember } from '../../testing/setups/with-member';

let api: TestApi;
let mia: TestMember;
withMember(async (context) => {
  ({ api, mia } = context);
  await readMails(api);
});

const newPassword = 'An0ther!vulpes-in-fabula';
const ask = (email: unknown) => api.send('POST', '/api/auth/password-reset', { body: { email } });
const choose = (body: unknown) => api.send('PUT', '/api/auth/password-reset', { body });
const tokenFor = async (email: string) => {
  await ask(email);
  return readToken(api);
};
const audited = (event: string) =>
  api.db.$count(auditLog, and(eq(auditLog.event, event), eq(auditLog.userId, mia.id)));

describe('asking for a new password', () => {
  it('sends a link to the address of the account', async () => {
    const answer = await ask(' MIA@example.com');
    expect([answer.statusCode, answer.json()]).toEqual([202, { ok: true }]);
    const [mail, ...more] = await readMails(api);
    expect(more).toEqual([]);
    expect(mail?.to).toBe(mia.email);
    expect(mail?.letter.action?.url).toMatch(
      /^http:\/\/localhost:3000\/auth\/reset-password#token=[\w-]{43}$/,
    );
    expect(await audited('mail_sent')).toBe(2);
  });

  it('answers an unknown address alike, by the same steps, and sends nothing', async () => {
    const insert = jest.spyOn(api.db, 'insert');
    const others = (['select', 'update', 'delete', 'transaction', 'execute'] as const).map((name) =>
      jest.spyOn(api.db, name),
    );
    const known = await ask(mia.email);
    const unknown = await ask('nobody@example.com');
    expect(insert.mock.calls).toEqual([[mails], [mails]]);
    for (const other of others) expect(other).not.toHaveBeenCalled();
    jest.restoreAllMocks();
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    expect((await readMails(api)).map(({ to }) => to)).toEqual([mia.email]);
    expect(await api.db.$count(mails)).toBe(0);
  });

  it.each([
    [undefined, 'Email is required'],
    ['mia', 'Please enter a valid email'],
  ])('rejects the address %p', async (email, message) => {
    const answer = await ask(email);
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { message }]);
  });

  it('changes nothing yet', async () => {
    await ask(mia.email);
    await readMails(api);
    expect(await tryPassword(api, mia.email, password)).toBe(200);
  });

  it('keeps the token as a hash only, and out of the log', async () => {
    const token = await tokenFor(mia.email);
    const rows = await api.db.select().from(linkTokens);
    const reset = rows.find(({ purpose }) => purpose === 'password_reset');
    expect(reset?.hash).toBe(hashToken(token));
    const everything = JSON.stringify([rows, await api.db.select().from(auditLog), api.log()]);
    expect(everything).not.toContain(token);
    expect(everything).not.toContain(mia.email);
  });
});

describe('choosing a new password by mail', () => {
  it('opens the account to the new one only, and ends every session', async () => {
    const token = await tokenFor(mia.email);
    const answer = await choose({ token, newPassword });
    expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true }]);
    const { statusCode } = await api.send('GET', '/api/auth/me', { headers: mia.bearer });
    expect(statusCode).toBe(401);
    expect(await api.db.$count(sessions, eq(sessions.userId, mia.id))).toBe(1);
    expect(await tryPassword(api, mia.email, password)).toBe(401);
    expect(await tryPassword(api, mia.email, newPassword)).toBe(200);
    expect(await audited('password_reset')).toBe(1);
  });

  it('verifies the address, and tells its owner by mail', async () => {
    await choose({ token: await tokenFor(mia.email), newPassword });
    const [row] = await api.db.select().from(users).where(eq(users.id, mia.id));
    expect(row?.emailVerifiedAt).toBeInstanceOf(Date);
    expect(await audited('email_verified')).toBe(1);
    expect((await readMails(api)).map(({ letter }) => letter.subject)).toEqual([
      'Your CPal password was changed',
    ]);
  });

  it('works once, also where it is asked for twice at the same time', async () => {
    const token = await tokenFor(mia.email);
    const answers = await Promise.all([1, 2].map(() => choose({ token, newPassword })));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 400]);
    const again = await choose({ token, newPassword });
    expect([again.statusCode, again.json()]).toMatchObject([400, { code: 'invalid_link' }]);
  });

  it('works for 30 minutes', async () => {
    const token = await tokenFor(mia.email);
    api.pass(30 * 60);
    expect((await choose({ token, newPassword })).json()).toMatchObject({ code: 'invalid_link' });
    expect(await tryPassword(api, mia.email, password)).toBe(200);
  });

  it('works by the newest link only', async () => {
    const older = await tokenFor(mia.email);
    const newer = await tokenFor(mia.email);
    expect((await choose({ token: older, newPassword })).statusCode).toBe(400);
    expect((await choose({ token: newer, newPassword })).statusCode).toBe(200);
  });

  it('works no more once the password was changed otherwise', async () => {
    const token = await tokenFor(mia.email);
    const body = { currentPassword: password, newPassword };
    await api.send('PUT', '/api/auth/password', { headers: mia.bearer, body });
    expect((await choose({ token, newPassword: `${newPassword}2` })).statusCode).toBe(400);
  });

  it('takes no token of another purpose, of another’s making or none', async () => {
    await api.send('POST', '/api/auth/verify-email/resend', { headers: mia.bearer });
    for (const token of [await readToken(api), 'x'.repeat(43)])
      expect((await choose({ token, newPassword })).json()).toMatchObject({ code: 'invalid_link' });
    expect((await choose({ newPassword })).json()).toMatchObject({ code: 'validation_failed' });
  });

  it('keeps the link for a better password where the first is rejected', async () => {
    const token = await tokenFor(mia.email);
    const weak = await choose({ token, newPassword: 'Password1!' });
    expect([weak.statusCode, weak.json()]).toMatchObject([400, { code: 'weak_password' }]);
    const short = await choose({ token, newPassword: 'x' });
    expect(short.json()).toMatchObject({ message: 'Password must be at least 8 characters' });
    expect((await choose({ token, newPassword })).statusCode).toBe(200);
  });
});
