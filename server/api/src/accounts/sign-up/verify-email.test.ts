import * as v from 'valibot';
import { user as userSchema } from '@cpal/shared/contract/accounts/member';
import { eq } from 'drizzle-orm';
import { auditLog } from '../../db/schema';
import type { TestApi } from '../../testing/api';
import { readMails, readToken, verifyByMail } from '../../testing/outside/mails';
import type { TestMember } from '../../testing/people/members';
import { withMember } from '../../testing/setups/with-member';

let api: TestApi;
let mia: TestMember;
withMember((context) => {
  ({ api, mia } = context);
});

const verify = (body: unknown) => api.send('POST', '/api/auth/verify-email', { body });
const resend = () => api.send('POST', '/api/auth/verify-email/resend', { headers: mia.bearer });
const isVerified = async () => {
  const answer = await api.send('GET', '/api/auth/me', { headers: mia.bearer });
  return v.parse(userSchema, answer.json()).emailVerified;
};
const rejected = { code: 'invalid_link' };

describe('verifying an email', () => {
  it('is asked for by mail after the sign-up, in words of ours only', async () => {
    const body = {
      email: 'noa@example.com',
      password: 'Xk9!vulpes',
      fullName: 'Win at spam.example',
    };
    await readMails(api);
    await api.send('POST', '/api/users/sign-up', { body });
    const [mail, ...more] = await readMails(api);
    expect(more).toEqual([]);
    expect(mail?.to).toBe('noa@example.com');
    expect(mail?.letter.action?.url).toMatch(
      /^http:\/\/localhost:3000\/auth\/verify-email#token=[\w-]{43}$/,
    );
    expect(JSON.stringify(mail?.letter)).not.toContain('spam.example');
  });

  it('happens by the link', async () => {
    expect(await isVerified()).toBe(false);
    const answer = await verifyByMail(api);
    expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true, isNewLogin: false }]);
    expect(await isVerified()).toBe(true);
    expect(await api.db.$count(auditLog, eq(auditLog.event, 'email_verified'))).toBe(1);
  });

  it('works once', async () => {
    const token = await readToken(api);
    await verify({ token });
    const again = await verify({ token });
    expect([again.statusCode, again.json()]).toMatchObject([400, rejected]);
    expect(await isVerified()).toBe(true);
  });

  it('works for three days', async () => {
    const token = await readToken(api);
    api.pass(3 * 86_400);
    expect((await verify({ token })).json()).toMatchObject(rejected);
  });

  it('rejects a link for another purpose, an unknown one and none', async () => {
    await readMails(api);
    await api.send('POST', '/api/auth/password-reset', { body: { email: mia.email } });
    for (const token of [await readToken(api), 'x'.repeat(43)])
      expect((await verify({ token })).json()).toMatchObject(rejected);
    expect((await verify({})).json()).toMatchObject({ message: 'Token is required' });
    expect(await isVerified()).toBe(false);
  });
});

describe('asking for another link', () => {
  it('sends one; only the newest works', async () => {
    const older = await readToken(api);
    const answer = await resend();
    expect([answer.statusCode, answer.json()]).toEqual([202, { ok: true }]);
    const newer = await readToken(api);
    expect((await verify({ token: older })).statusCode).toBe(400);
    expect((await verify({ token: newer })).statusCode).toBe(200);
  });

  it('sends nothing once the email is verified', async () => {
    await verifyByMail(api);
    expect((await resend()).statusCode).toBe(202);
    expect(await readMails(api)).toEqual([]);
  });

  it('requires a bearer', async () => {
    expect((await api.send('POST', '/api/auth/verify-email/resend')).statusCode).toBe(401);
  });
});
