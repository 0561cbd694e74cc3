import { and, eq } from 'drizzle-orm';
import { auditLog, linkTokens, mails, users } from '../../db/schema';
import type { TestApi } from '../../testing/api';
import {
  askForEmail,
  changeEmail,
  confirmEmail,
  tokenSentTo,
} from '../../testing/people/email-change';
import { readMails, readToken } from '../../testing/outside/mails';
import { type TestMember, join, password, tryPassword } from '../../testing/people/members';
import { withMember } from '../../testing/setups/with-member';

let api: TestApi;
let mia: TestMember;
withMember(async (context) => {
  ({ api, mia } = context);
  await readMails(api);
});

const next = 'mia@new.example';
const me = async () =>
  (await api.send('GET', '/api/auth/me', { headers: mia.bearer })).json<unknown>();
const cancel = () => api.send('DELETE', '/api/account/email', { headers: mia.bearer });
const audited = (event: string) =>
  api.db.$count(auditLog, and(eq(auditLog.event, event), eq(auditLog.userId, mia.id)));
const rejected = { code: 'invalid_link' };

describe('asking for another email', () => {
  it('changes nothing yet, but shows what is pending', async () => {
    const answer = await askForEmail(api, mia, ' MIA@New.example');
    expect([answer.statusCode, answer.json()]).toEqual([202, { ok: true }]);
    expect(await me()).toMatchObject({ email: mia.email, pendingEmail: next });
    expect(await tryPassword(api, next, password)).toBe(401);
    expect(await audited('email_change_requested')).toBe(1);
  });

  it('sends a link to the new address, and a warning without it to the present one', async () => {
    await askForEmail(api, mia, next);
    const sent = await readMails(api);
    expect(sent.map(({ to }) => to).toSorted()).toEqual([mia.email, next].toSorted());
    const [confirmation, warning] = [next, mia.email].map((to) =>
      sent.find((mail) => mail.to === to),
    );
    expect(confirmation?.letter.action?.url).toMatch(
      /^http:\/\/localhost:3000\/auth\/verify-email#token=[\w-]{43}$/,
    );
    expect(warning?.letter.action).toBeNull();
    expect(JSON.stringify(warning)).toContain('http://localhost:3000/auth/forgot-password');
    expect(JSON.stringify(warning)).not.toMatch(/token|new\.example/);
  });

  it('names the member to the present address alone, as the new one may be anybody’s', async () => {
    await api.db
      .update(users)
      .set({ emailVerifiedAt: new Date(0) })
      .where(eq(users.id, mia.id));
    await askForEmail(api, mia, next);
    const named = (await readMails(api)).map(({ to, letter }) => ({ to, as: letter.firstName }));
    expect(named).toHaveLength(2);
    expect(named).toContainEqual({ to: mia.email, as: 'Mia' });
    expect(named).toContainEqual({ to: next, as: null });
  });

  it('requires the password, by which nothing is sent', async () => {
    const answer = await askForEmail(api, mia, next, 'Wrong1!pass');
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'wrong_password' }]);
    expect(await me()).toMatchObject({ pendingEmail: null });
    expect(await readMails(api)).toEqual([]);
  });

  it.each([
    ['mia', 'Please enter a valid email'],
    ['', 'Email is required'],
    ['MIA@example.com', 'This is the email of your account already.'],
  ])('rejects the address "%s"', async (email, message) => {
    const answer = await askForEmail(api, mia, email);
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { message }]);
    expect(await api.db.$count(mails)).toBe(0);
  });

  it('requires a bearer', async () => {
    expect((await askForEmail(api, { bearer: { authorization: '' } }, next)).statusCode).toBe(401);
  });
});

describe('confirming another email', () => {
  it('makes it the one to log in with, verified, and keeps the member logged in', async () => {
    const answer = await changeEmail(api, mia, next);
    expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true, isNewLogin: true }]);
    expect(await me()).toMatchObject({ email: next, pendingEmail: null, emailVerified: true });
    expect(await tryPassword(api, mia.email, password)).toBe(401);
    expect(await tryPassword(api, next, password)).toBe(200);
    expect(await audited('email_changed')).toBe(1);
  });

  it('is announced to the previous address', async () => {
    await changeEmail(api, mia, next);
    const [mail, ...more] = await readMails(api);
    expect(more).toEqual([]);
    expect(mail?.to).toBe(mia.email);
    expect(mail?.letter.subject).toBe('The email of your CPal account was changed');
    expect(JSON.stringify(mail)).not.toContain(next);
  });

  it('works once', async () => {
    await askForEmail(api, mia, next);
    const token = await tokenSentTo(api, next);
    const answers = await Promise.all([1, 2].map(() => confirmEmail(api, token)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect((await confirmEmail(api, token)).json()).toMatchObject(rejected);
  });

  it('works for three days', async () => {
    await askForEmail(api, mia, next);
    const token = await tokenSentTo(api, next);
    api.pass(3 * 86_400);
    expect((await confirmEmail(api, token)).json()).toMatchObject(rejected);
    expect(await tryPassword(api, mia.email, password)).toBe(200);
  });

  it('works by the newest link only, whichever address the older one went to', async () => {
    await askForEmail(api, mia, 'typo@new.example');
    const older = await tokenSentTo(api, 'typo@new.example');
    await askForEmail(api, mia, next);
    expect((await confirmEmail(api, older)).json()).toMatchObject(rejected);
    expect((await confirmEmail(api, await tokenSentTo(api, next))).statusCode).toBe(200);
  });

  it('makes links void that went to the previous address', async () => {
    const ask = { body: { email: mia.email } };
    await api.send('POST', '/api/auth/password-reset', ask);
    const reset = await readToken(api);
    await api.send('POST', '/api/auth/verify-email/resend', { headers: mia.bearer });
    const verification = await readToken(api);
    // Not sent before the email has changed.
    await askForEmail(api, mia, next);
    const token = await tokenSentTo(api, next);
    await api.send('POST', '/api/auth/password-reset', ask);
    await confirmEmail(api, token);
    const body = { token: reset, newPassword: 'An0ther!vulpes' };
    expect((await api.send('PUT', '/api/auth/password-reset', { body })).json()).toMatchObject(
      rejected,
    );
    expect((await confirmEmail(api, verification)).json()).toMatchObject(rejected);
    const sent = await readMails(api);
    expect(sent.map(({ letter }) => letter.action)).toEqual([null]);
    expect(await api.db.$count(linkTokens)).toBe(0);
  });
});

describe('a pending email', () => {
  it('can be canceled, after which its link works no more', async () => {
    await askForEmail(api, mia, next);
    const token = await tokenSentTo(api, next);
    const answer = await cancel();
    expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true }]);
    expect(await me()).toMatchObject({ email: mia.email, pendingEmail: null });
    expect((await confirmEmail(api, token)).json()).toMatchObject(rejected);
    expect((await cancel()).statusCode).toBe(200);
    expect(await audited('email_change_canceled')).toBe(1);
  });

  it('gets no link any longer where it was canceled before the mail was sent', async () => {
    await askForEmail(api, mia, next);
    await cancel();
    expect((await readMails(api)).map(({ to }) => to)).toEqual([mia.email]);
  });

  it.each([
    [
      'changed',
      () =>
        api.send('PUT', '/api/auth/password', {
          headers: mia.bearer,
          body: { currentPassword: password, newPassword: 'An0ther!vulpes' },
        }),
    ],
    [
      'chosen by mail',
      async () => {
        await api.send('POST', '/api/auth/password-reset', { body: { email: mia.email } });
        const body = { token: await readToken(api), newPassword: 'An0ther!vulpes' };
        return api.send('PUT', '/api/auth/password-reset', { body });
      },
    ],
  ])('is gone once the password is %s, which stops who knew the old one', async (_how, choose) => {
    await askForEmail(api, mia, next);
    const token = await tokenSentTo(api, next);
    expect((await choose()).statusCode).toBe(200);
    expect((await confirmEmail(api, token)).json()).toMatchObject(rejected);
    const [row] = await api.db.select().from(users).where(eq(users.id, mia.id));
    expect(row).toMatchObject({ email: mia.email, pendingEmail: null });
  });
});

describe('the address of another account', () => {
  const taken = 'eve@example.com';
  beforeEach(async () => {
    await join(api, taken);
    await readMails(api);
  });

  it('is asked for with the same answer as a free one', async () => {
    const free = await askForEmail(api, mia, next);
    const other = await askForEmail(api, mia, taken);
    expect([other.statusCode, other.body]).toEqual([free.statusCode, free.body]);
    expect(await me()).toMatchObject({ pendingEmail: taken });
  });

  it('gets a mail that says so, without a link', async () => {
    await askForEmail(api, mia, taken);
    const mail = (await readMails(api)).find(({ to }) => to === taken);
    expect(mail?.letter.subject).toBe('This email address has a CPal account already');
    expect(JSON.stringify(mail)).not.toContain('token=');
    expect(JSON.stringify(mail)).not.toContain(mia.email);
  });

  it('is rejected where the account was made after the link', async () => {
    await askForEmail(api, mia, next);
    const token = await tokenSentTo(api, next);
    await join(api, next);
    const answer = await confirmEmail(api, token);
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'email_taken' }]);
    expect(await me()).toMatchObject({ email: mia.email, pendingEmail: next });
  });

  it('goes to the first of two members who both want it', async () => {
    const noa = await join(api, 'noa@example.com');
    await readMails(api);
    await askForEmail(api, mia, next);
    const hers = await tokenSentTo(api, next);
    await askForEmail(api, noa, next);
    const theirs = await tokenSentTo(api, next);
    const answers = await Promise.all([hers, theirs].map((token) => confirmEmail(api, token)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});
