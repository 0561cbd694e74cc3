import * as v from 'valibot';
import { showMember } from '@cpal/shared/contract/accounts/auth';
import { users } from '../../db/schema';
import type { TestApi } from '../../testing/api';
import { type TestDatabase, openTestDatabase } from '../../testing/database/database';
import { askForEmail, changeEmail } from '../../testing/people/email-change';
import { openLimited, logInFrom, statuses } from '../../testing/servers/limits';
import { readMails } from '../../testing/outside/mails';
import {
  type TestMember,
  toBearer,
  join,
  logIn,
  password,
  tryPassword,
} from '../../testing/people/members';

let database: TestDatabase;
let api: TestApi;
let mia: TestMember;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await database.reset();
  api = await openLimited(database);
  mia = await join(api, 'mia@exämple.com');
});
afterEach(() => api.close());
afterAll(() => database.close());

const stored = 'mia@xn--exmple-cua.com';
const spellings = ['mia@exämple.com', stored, ' ｍia＠exämple。com', 'MIA@EXA\u0308MPLE.COM'];
const spelling = (index: number) => spellings[index % spellings.length] ?? '';

const signUp = (email: string) =>
  api.send('POST', '/api/users/sign-up', { body: { email, password, fullName: 'Mia Koch' } });
const reset = (email: string, address = '192.0.2.1') =>
  api.send('POST', '/api/auth/password-reset', {
    body: { email },
    headers: { 'x-forwarded-for': address },
  });
const shown = async ({ bearer }: Pick<TestMember, 'bearer'>) =>
  v.parse(showMember.answer, (await api.send('GET', '/api/auth/me', { headers: bearer })).json());

describe('one mailbox', () => {
  it('is stored and written to in its normal form, and shown as people write it', async () => {
    const [row] = await api.db.select().from(users);
    expect(row?.email).toBe(stored);
    expect((await readMails(api)).map(({ to }) => to)).toEqual([stored]);
    expect(await shown(mia)).toMatchObject({ email: 'mia@exämple.com' });
  });

  it('has one account, which each spelling logs in to', async () => {
    for (const email of spellings) {
      const answer = await signUp(email);
      expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'email_taken' }]);
      expect(await shown({ bearer: toBearer(await logIn(api, email)) })).toMatchObject({
        userId: mia.id,
      });
    }
  });

  it('gets the link for a new password, whichever spelling asks for it', async () => {
    await readMails(api);
    for (const email of spellings) await reset(email);
    expect((await readMails(api)).map(({ to }) => to)).toEqual(spellings.map(() => stored));
  });

  it('is counted once by the limits of an email', async () => {
    const resets = await statuses(6, (index) => reset(spelling(index), `192.0.2.${index}`));
    expect(resets).toEqual([202, 202, 202, 202, 202, 429]);
    const logins = await statuses(11, (index) =>
      logInFrom(api, spelling(index), '192.0.2.7', 'Wrong'),
    );
    expect(logins.indexOf(429)).toBe(10);
  });

  it('is no other email to change to, for its own account or another', async () => {
    const own = await askForEmail(api, mia, 'ｍia@exämple.com');
    expect(own.statusCode).toBe(400);
    const zoe = await join(api, 'zoe@example.com');
    await readMails(api);
    expect((await askForEmail(api, zoe, 'ｍia@exämple.com')).statusCode).toBe(202);
    const [mail] = (await readMails(api)).filter(({ to }) => to === stored);
    expect(mail?.letter.subject).toBe('This email address has a CPal account already');
  });

  it('is changed to in its normal form', async () => {
    const zoe = await join(api, 'zoe@example.com');
    await readMails(api);
    await askForEmail(api, zoe, 'zoe@bücher.example');
    expect(await shown(zoe)).toMatchObject({ pendingEmail: 'zoe@bücher.example' });
    await readMails(api);
    await changeEmail(api, zoe, 'zoe@xn--bcher-kva.example');
    expect(await tryPassword(api, 'zoe@BÜCHER.example', password)).toBe(200);
  });
});
