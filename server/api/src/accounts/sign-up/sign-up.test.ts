import * as v from 'valibot';
import { legalVersion } from '@cpal/shared/contract/accounts/legal-version';
import { problemBody } from '@cpal/shared/contract/problem';
import { userAnswer } from '@cpal/shared/contract/accounts/member';
import { eq } from 'drizzle-orm';
import { auditLog, users } from '../../db/schema';
import { type TestApi, openApi } from '../../testing/api';
import { password } from '../../testing/people/members';

let api: TestApi;
beforeAll(async () => {
  api = await openApi({ hashesAsServed: true });
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const person = { email: 'mia@example.com', password, fullName: 'Mia Koch' };
const signUp = (body: unknown) => api.send('POST', '/api/users/sign-up', { body });

describe('sign-up', () => {
  it('creates an account without tokens', async () => {
    const answer = await signUp({ ...person, company: 'Mia bakes' });
    expect(answer.statusCode).toBe(201);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { user } = v.parse(userAnswer, answer.json());
    expect(user).toMatchObject({
      email: 'mia@example.com',
      fullName: 'Mia Koch',
      company: 'Mia bakes',
      stripeCustomerId: null,
    });
    expect(answer.body).not.toMatch(/password|token/i);
  });

  it('trims and lower-cases the email, and takes an empty company for none', async () => {
    const answer = await signUp({ ...person, email: '  Mia@Example.COM ', company: ' ' });
    const { user } = v.parse(userAnswer, answer.json());
    expect(user).toMatchObject({ email: 'mia@example.com', company: null });
  });

  it('stores an argon2id hash with the agreed parameters, never the password', async () => {
    await signUp(person);
    const [row] = await api.db.select().from(users).where(eq(users.email, person.email));
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const audited = await api.db.select().from(auditLog);
    expect(audited.map(({ event }) => event)).toEqual(['sign_up']);
    expect(JSON.stringify(audited)).not.toContain(password);
  });

  it('keeps which terms and privacy policy were accepted, and when', async () => {
    await signUp({ ...person, legalVersion: '1999-01-01' });
    const [row] = await api.db.select().from(users).where(eq(users.email, person.email));
    expect(row).toMatchObject({ legalVersion, legalAcceptedAt: row?.createdAt });
  });

  it.each([
    [{ ...person, email: '' }, 'Please enter a valid email'],
    [{ ...person, email: 'mia' }, 'Please enter a valid email'],
    [{ ...person, password: '' }, 'Password is required'],
    [{ ...person, password: 'Ab1!' }, 'Password must be at least 8 characters'],
    [{ ...person, password: 'Abcdefg!' }, 'Password must contain at least one number'],
    [{ ...person, password: 'ABCDEF1!' }, 'Password must contain at least one lowercase letter'],
    [{ ...person, password: 'abcdef1!' }, 'Password must contain at least one uppercase letter'],
    [{ ...person, password: 'Abcdefg1' }, 'Password must contain at least one special character'],
    [{ ...person, password: `Aa1!${'x'.repeat(253)}` }, 'Password is too long'],
    [{ ...person, fullName: '  ' }, 'Full name is required'],
    [{ ...person, fullName: 'Mia\0' }, 'Full name contains a character that is not allowed'],
    [{ ...person, fullName: 'Mia\ud800' }, 'Full name contains a character that is not allowed'],
    [{ ...person, fullName: 'Mia \u202e' }, 'Full name contains a character that is not allowed'],
    [{ ...person, company: 'Mia\u2066' }, 'Company contains a character that is not allowed'],
    [{ ...person, email: 'm\u200bia@example.com' }, 'Please enter a valid email'],
    [
      { ...person, password: `${password}\ud800` },
      'Password contains a character that is not allowed',
    ],
    [{ ...person, company: 'x'.repeat(257) }, 'Company is too long'],
    [[], 'Please send a JSON object.'],
  ])('rejects %j', async (body, message) => {
    const answer = await signUp(body);
    expect(answer.statusCode).toBe(400);
    expect(v.parse(problemBody, answer.json())).toEqual({
      message,
      error: message,
      code: 'validation_failed',
    });
  });

  it('rejects a common password that meets the rules', async () => {
    const answer = await signUp({ ...person, password: 'Password1!' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'weak_password' });
  });

  it('rejects a second account with the same email', async () => {
    await signUp(person);
    const answer = await signUp({ ...person, email: 'MIA@example.com' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'email_taken' });
  });

  it('takes an email for the same whether its letters are composed or not', async () => {
    await signUp({ ...person, email: 'Zoe\u0308@example.com' });
    const answer = await signUp({ ...person, email: 'zo\u00eb@example.com' });
    expect(answer.statusCode).toBe(409);
    const body = { email: 'ZOE\u0308@example.com', password };
    expect((await api.send('POST', '/api/auth/login', { body })).statusCode).toBe(200);
  });

  it('ignores unknown fields', async () => {
    const answer = await signUp({ ...person, stripeCustomerId: 'cus_of_somebody', isAdmin: true });
    expect(answer.json()).toMatchObject({ user: { stripeCustomerId: null } });
  });
});
