import { type TestApi, openApi } from '../../testing/api';
import { type TestDatabase, openTestDatabase } from '../../testing/database/database';
import { askForEmail } from '../../testing/people/email-change';
import { type TestMember, join } from '../../testing/people/members';

let database: TestDatabase;
let api: TestApi;
let mia: TestMember;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await database.reset();
  api = await openApi({ database, env: { RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' } });
  mia = await join(api);
});
afterEach(() => api.close());
afterAll(() => database.close());

const reset = (email: string, address: string) =>
  api.send('POST', '/api/auth/password-reset', {
    body: { email },
    headers: { 'x-forwarded-for': address },
  });
const resend = () => api.send('POST', '/api/auth/verify-email/resend', { headers: mia.bearer });
const change = () =>
  api.send('PUT', '/api/auth/password', {
    headers: mia.bearer,
    body: { currentPassword: 'Wrong1!pass', newPassword: 'An0ther!vulpes' },
  });
const erase = () =>
  api.send('DELETE', '/api/account', { headers: mia.bearer, body: { password: 'Wrong1!pass' } });

/** The statuses of so many requests, one after the other. */
async function statuses(count: number, request: (index: number) => ReturnType<TestApi['send']>) {
  const all: number[] = [];
  for (let index = 0; index < count; index += 1) all.push((await request(index)).statusCode);
  return all;
}

describe('limits of passwords and mails', () => {
  it('hold a sixth reset of one email back, known or not, from wherever it comes', async () => {
    for (const email of [mia.email, 'nobody@example.com']) {
      const all = await statuses(6, (index) => reset(email, `192.0.2.${index}`));
      expect(all).toEqual([202, 202, 202, 202, 202, 429]);
    }
  });

  it('hold a twenty-first reset from one address back', async () => {
    const all = await statuses(21, (index) => reset(`mia${index}@example.com`, '192.0.2.1'));
    expect(all.indexOf(429)).toBe(20);
  });

  it('hold a sixth mail for verification back', async () => {
    expect((await statuses(6, resend)).indexOf(429)).toBe(5);
  });

  it('hold a sixth change of the email back, by whom and to where', async () => {
    const all = await statuses(6, (index) => askForEmail(api, mia, `mia${index}@new.example`));
    expect(all).toEqual([202, 202, 202, 202, 202, 429]);
    const others = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => join(api, `n${n}@b.example`)));
    const [first, ...more] = await statuses(6, (index) =>
      askForEmail(api, others[index] ?? mia, 'wanted@new.example'),
    );
    expect([first, more]).toEqual([202, [202, 202, 202, 202, 429]]);
  });

  it('count wrong passwords together, wherever they are tried', async () => {
    const all = await statuses(11, (index) => (index % 2 === 0 ? change() : erase()));
    expect(all.indexOf(429)).toBe(10);
    expect(new Set(all.slice(0, 10))).toEqual(new Set([403]));
  });
});
