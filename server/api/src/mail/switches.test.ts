import * as v from 'valibot';
import { accountExport } from '@cpal/shared/contract/accounts/account-export';
import { licenseAnswer } from '@cpal/shared/contract/licenses/license';
import { readMails, verifyByMail } from '../testing/outside/mails';
import { type TestMember, join, subscribe } from '../testing/people/members';
import type { TestApi } from '../testing/api';
import { withMember } from '../testing/setups/with-member';

let api: TestApi;
let mia: TestMember;
withMember(async (context) => {
  ({ api, mia } = context);
  await subscribe(api, mia);
  await verifyByMail(api);
});

const url = '/api/account/mails';
const show = async (member = mia) =>
  (await api.send('GET', url, { headers: member.bearer })).json<unknown>();
const set = (body: unknown) => api.send('PUT', url, { headers: mia.bearer, body });
const on = {
  payment_received: true,
  plan_changed: true,
  key_generated: true,
  reading_problems: true,
  monthly_insights: true,
  model_budget: true,
};

async function generateKey() {
  const body = { product_id: 'cpal' };
  const made = await api.send('POST', '/api/licenses/user', { headers: mia.bearer, body });
  return v.parse(licenseAnswer, made.json()).license.key;
}

describe('the switches of mails', () => {
  it('are on, until their owner sets them', async () => {
    const noa = await join(api, 'noa@example.com');
    expect(await show()).toEqual(on);
    const wanted = { ...on, plan_changed: false };
    const answer = await set(wanted);
    expect([answer.statusCode, answer.json()]).toEqual([200, wanted]);
    expect(await show()).toEqual(wanted);
    expect(await show(noa)).toEqual(on);
    await set(on);
    expect(await show()).toEqual(on);
  });

  it.each([{}, { ...on, plan_changed: 'no' }, { ...on, key_generated: null }])(
    'are not set by %j',
    async (body) => {
      expect((await set(body)).statusCode).toBe(400);
      expect(await show()).toEqual(on);
    },
  );

  it('are part of the export', async () => {
    const wanted = { ...on, payment_received: false };
    await set(wanted);
    const file = await api.send('GET', '/api/account/export', { headers: mia.bearer });
    expect(v.parse(accountExport, file.json()).account.mailSwitches).toEqual(wanted);
  });

  it('demand a bearer', async () => {
    expect((await api.send('GET', url)).statusCode).toBe(401);
    expect((await api.send('PUT', url, { body: on })).statusCode).toBe(401);
  });
});

describe('the mail about a new key', () => {
  it('has its last four characters, the reader’s name, and what to do about somebody else’s', async () => {
    const key = await generateKey();
    const [mail, ...more] = await readMails(api);
    expect(more).toEqual([]);
    const text = JSON.stringify(mail?.letter);
    expect(text).toContain(`ends in ${key.slice(-4)} was`);
    expect(text).not.toContain(key.slice(-5));
    expect(mail?.letter.firstName).toBe('Mia');
    for (const path of ['/membership/license-keys', '/auth/forgot-password', '/contact'])
      expect(text).toContain(`http://localhost:3000${path}`);
  });

  it('is not sent to who has switched it off meanwhile', async () => {
    await generateKey();
    await set({ ...on, key_generated: false });
    expect(await readMails(api)).toEqual([]);
    await set(on);
    expect(await readMails(api)).toEqual([]);
  });

  it('is not sent where no key was made', async () => {
    await subscribe(api, mia, 'canceled');
    const body = { product_id: 'cpal' };
    await api.send('POST', '/api/licenses/user', { headers: mia.bearer, body });
    expect(await readMails(api)).toEqual([]);
  });
});
