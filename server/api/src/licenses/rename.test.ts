import * as v from 'valibot';
import { accountExport } from '@cpal/shared/contract/accounts/account-export';
import { type License, licenseAnswer, licenseList } from '@cpal/shared/contract/licenses/license';
import type { TestApi } from '../testing/api';
import { generateLicense } from '../testing/database/license-rows';
import { type TestMember, join, subscribe } from '../testing/people/members';
import { withMember } from '../testing/setups/with-member';

let api: TestApi;
let mia: TestMember;
let license: License;
withMember(async (context) => {
  ({ api, mia } = context);
  await subscribe(api, mia);
  license = await generateLicense(api, mia);
});

const rename = (name: unknown, member = mia, id = license.id) =>
  api.send('PUT', `/api/licenses/${id}/name`, { headers: member.bearer, body: { name } });
const list = async () => {
  const answer = await api.send('GET', '/api/licenses', { headers: mia.bearer });
  return v.parse(licenseList, answer.json()).licenses;
};
const nameNow = async () => (await list())[0]?.name;

describe('the name of a license', () => {
  it('is none at first, and then what its member calls it', async () => {
    expect(license.name).toBeNull();
    const answer = await rename('  Rosemary & Rye, the blog ');
    expect(answer.statusCode).toBe(200);
    const named = { ...license, name: 'Rosemary & Rye, the blog' };
    expect(v.parse(licenseAnswer, answer.json()).license).toEqual(named);
    expect(await list()).toEqual([named]);
  });

  it('stays with the key, whatever is done to it, and is in the export', async () => {
    await rename('Zoës Küche 🍞');
    const { bearer: headers } = mia;
    await api.send('DELETE', `/api/licenses/${license.id}`, { headers });
    await api.send('PUT', `/api/licenses/${license.id}/reactivate`, { headers });
    expect(await nameNow()).toBe('Zoës Küche 🍞');
    const answer = await api.send('GET', '/api/account/export', { headers });
    expect(v.parse(accountExport, answer.json()).licenses[0]?.name).toBe('Zoës Küche 🍞');
  });

  it.each([[''], ['  '], ['\u200d'], ['\u2800']])('is taken off by %j', async (nothing) => {
    await rename('Old blog');
    expect((await rename(nothing)).statusCode).toBe(200);
    expect(await nameNow()).toBeNull();
  });

  it.each([
    ['a'.repeat(61), 'Name can have 60 characters at most'],
    ['one\nline', 'Name contains a character that is not allowed'],
    ['turned \u202e around', 'Name contains a character that is not allowed'],
    ['nul \0', 'Name contains a character that is not allowed'],
    [undefined, 'Name is required'],
    [7, 'Name is required'],
  ])('is rejected as %j, and the old one stays', async (name, message) => {
    await rename('Old blog');
    const answer = await rename(name);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ message, error: message, code: 'validation_failed' });
    expect(await nameNow()).toBe('Old blog');
  });

  it('may have 60 characters, after the spaces around it are gone', async () => {
    expect((await rename(` ${'a'.repeat(60)} `)).statusCode).toBe(200);
    expect(await nameNow()).toBe('a'.repeat(60));
  });

  it('is nothing that anybody else can set', async () => {
    const eve = await join(api, 'eve@example.com');
    expect((await rename('Mine', eve)).statusCode).toBe(404);
    expect((await rename('Mine', mia, crypto.randomUUID())).statusCode).toBe(404);
    expect((await rename('Mine', mia, 'x')).statusCode).toBe(404);
    expect(await nameNow()).toBeNull();
  });

  it('can be set without a live subscription', async () => {
    await subscribe(api, mia, 'canceled');
    expect((await rename('Old blog')).statusCode).toBe(200);
  });
});
