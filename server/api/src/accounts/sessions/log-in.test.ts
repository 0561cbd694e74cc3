import * as v from 'valibot';
import { tokens } from '@cpal/shared/contract/accounts/auth';
import { user as userSchema } from '@cpal/shared/contract/accounts/member';
import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { auditLog, sessions, users } from '../../db/schema';
import { type TestApi, openApi } from '../../testing/api';
import { toBearer, join, logIn, password } from '../../testing/people/members';

let api: TestApi;
beforeAll(async () => {
  api = await openApi({ hashesAsServed: true });
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const tryLogin = (body: unknown) => api.send('POST', '/api/auth/login', { body });
const me = (headers: Record<string, string> = {}) => api.send('GET', '/api/auth/me', { headers });
const logOut = (more: Parameters<TestApi['send']>[2]) => api.send('POST', '/api/auth/logout', more);

describe('login', () => {
  it('answers a pair of tokens that open the account', async () => {
    const member = await join(api);
    const answer = await tryLogin({ email: ' MIA@example.com ', password });
    expect(answer.statusCode).toBe(200);
    const pair = v.parse(tokens, answer.json());
    expect(pair).toMatchObject({ token_type: 'Bearer', expires_in: 900 });
    const account = await me(toBearer(pair));
    expect(account.statusCode).toBe(200);
    expect(v.parse(userSchema, account.json())).toMatchObject({
      userId: member.id,
      email: 'mia@example.com',
      emailVerified: false,
      fullName: 'Mia Koch',
      company: null,
      stripeCustomerId: null,
      createdAt: expect.any(Number),
    });
  });

  it('rejects an unknown email and a wrong password in the same words', async () => {
    await join(api);
    const wrong = await tryLogin({ email: 'mia@example.com', password: 'Wrong1!pass' });
    const unknown = await tryLogin({ email: 'nobody@example.com', password });
    expect(wrong.statusCode).toBe(401);
    expect(wrong.headers['www-authenticate']).toBe('Bearer');
    expect(wrong.json()).toMatchObject({
      message: 'Invalid email or password',
      error: 'Invalid email or password',
      code: 'invalid_credentials',
    });
    const { request_id } = unknown.json<{ request_id: string }>();
    expect([unknown.statusCode, unknown.json()]).toEqual([
      wrong.statusCode,
      { ...wrong.json<object>(), request_id },
    ]);
    const failures = await api.db.$count(auditLog, eq(auditLog.event, 'login_failed'));
    expect(failures).toBe(2);
  });

  it.each([
    [{ password }, 'Email is required'],
    [{ email: 'mia@example.com' }, 'Password is required'],
    [{ email: 'mia@example.com', password: '' }, 'Password is required'],
    [{ email: { $ne: '' }, password }, 'Email is required'],
    [{ email: 'mia\0@example.com', password }, 'Email contains a character that is not allowed'],
    [
      { email: 'mia@example.com', password: '\udc00' },
      'Password contains a character that is not allowed',
    ],
  ])('rejects %j', async (body, message) => {
    const answer = await tryLogin(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ message, code: 'validation_failed' });
  });

  it('hashes the password again where it was hashed with older parameters', async () => {
    const member = await join(api);
    const passwordHash = await hash(password, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    await api.db.update(users).set({ passwordHash }).where(eq(users.id, member.id));
    await logIn(api, member.email);
    const [row] = await api.db.select().from(users);
    expect(row?.passwordHash).toContain('$m=19456,t=2,p=1$');
    expect(await logIn(api, member.email)).toMatchObject({ token_type: 'Bearer' });
  });

  it('sweeps the sessions away that ended long ago', async () => {
    const member = await join(api);
    api.pass(31 * 86_400);
    await logIn(api, member.email);
    expect(await api.db.$count(sessions)).toBe(1);
  });
});

describe('the bearer', () => {
  it.each([
    ['no header', {}],
    ['another scheme', { authorization: 'Basic bWlhOnNlY3JldA==' }],
    ['an empty token', { authorization: 'Bearer ' }],
    ['no token of ours', { authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' }],
  ])('is rejected with %s', async (_name, headers) => {
    const answer = await me(headers);
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toMatchObject({ code: 'unauthenticated' });
  });

  it('ends 15 minutes after it was issued', async () => {
    const { bearer } = await join(api);
    api.pass(14 * 60);
    expect((await me(bearer)).statusCode).toBe(200);
    api.pass(60);
    expect((await me(bearer)).statusCode).toBe(401);
  });

  it('ends with the account', async () => {
    const { bearer, id } = await join(api);
    await api.db.delete(users).where(eq(users.id, id));
    expect((await me(bearer)).statusCode).toBe(401);
  });
});

describe('logout', () => {
  it('ends the session of the bearer immediately, and no other', async () => {
    const { bearer, email } = await join(api);
    const other = toBearer(await logIn(api, email));
    const answer = await logOut({ headers: bearer });
    expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true }]);
    expect((await me(bearer)).statusCode).toBe(401);
    expect((await me(other)).statusCode).toBe(200);
  });

  it('takes the refresh token in place of the bearer', async () => {
    const member = await join(api);
    const { refresh_token } = member.tokens;
    expect((await logOut({ body: { refresh_token } })).statusCode).toBe(200);
    expect((await me(member.bearer)).statusCode).toBe(401);
    const refreshed = await api.send('POST', '/api/auth/refresh', { body: { refresh_token } });
    expect(refreshed.statusCode).toBe(401);
  });

  it('succeeds without any proof, and a second time', async () => {
    const { bearer } = await join(api);
    await logOut({ headers: bearer });
    expect((await logOut({ headers: bearer })).statusCode).toBe(200);
    expect((await logOut({ body: { refresh_token: 'unknown' } })).statusCode).toBe(200);
    expect((await logOut({})).statusCode).toBe(200);
    const logouts = await api.db.$count(auditLog, eq(auditLog.event, 'logout'));
    expect(logouts).toBe(1);
  });
});
