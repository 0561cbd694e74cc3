import * as v from 'valibot';
import { accountExport } from '@cpal/shared/contract/accounts/account-export';
import { type License, licenseAnswer, licenseList } from '@cpal/shared/contract/licenses/license';
import { validation } from '@cpal/shared/contract/licenses/license-validation';
import type { TestApi } from '../testing/api';
import { allowDomain, generateLicense } from '../testing/database/license-rows';
import { type TestMember, toBearer, logIn, subscribe } from '../testing/people/members';
import { withMember } from '../testing/setups/with-member';

const day = 86_400;

let api: TestApi;
let mia: TestMember;
let replaced: License;
withMember(async (context) => {
  ({ api, mia } = context);
  await subscribe(api, mia);
  replaced = await create();
  await allowDomain(api, mia, replaced);
});

const create = () => generateLicense(api, mia);
const act = (method: 'PUT' | 'DELETE', path: string) =>
  api.send(method, `/api/licenses/${path}`, { headers: mia.bearer });
/** Logs in each time, since an access token does not last as long as a grace. */
const graces = async () => {
  const headers = toBearer(await logIn(api, mia.email));
  const answer = await api.send('GET', '/api/licenses', { headers });
  const { licenses } = v.parse(licenseList, answer.json());
  return Object.fromEntries(licenses.map(({ id, works_until }) => [id, works_until]));
};
const codeOf = async ({ key }: License) => {
  const body = { key, domain: 'miabakes.com' };
  const answer = await api.send('POST', '/api/v1/licenses/validate', { body });
  return v.parse(validation, answer.json()).code;
};

describe('a key that a new one replaced', () => {
  it('says until when it works, as validation has it, and nothing once that is over', async () => {
    const fresh = await create();
    expect(fresh.works_until).toBeNull();
    const { [replaced.id]: end, [fresh.id]: none } = await graces();
    expect([end, none]).toEqual([fresh.created_at + day, null]);
    api.pass(day - 60);
    expect(await graces()).toMatchObject({ [replaced.id]: end });
    expect(await codeOf(replaced)).toBe('VALID');
    api.pass(61);
    expect(await graces()).toMatchObject({ [replaced.id]: null });
    expect(await codeOf(replaced)).toBe('INACTIVE');
  });

  it('has no grace any longer once it is deactivated', async () => {
    await create();
    const answer = await act('DELETE', replaced.id);
    expect(v.parse(licenseAnswer, answer.json()).license.works_until).toBeNull();
    expect(await graces()).toMatchObject({ [replaced.id]: null });
    expect(await codeOf(replaced)).toBe('INACTIVE');
  });

  it('is no longer bound to an end once it is reactivated', async () => {
    const fresh = await create();
    const answer = await act('PUT', `${replaced.id}/reactivate`);
    expect(v.parse(licenseAnswer, answer.json()).license.works_until).toBeNull();
    expect(await graces()).toEqual({ [replaced.id]: null, [fresh.id]: null });
  });

  it('has the same end in the export', async () => {
    const fresh = await create();
    const answer = await api.send('GET', '/api/account/export', { headers: mia.bearer });
    const { licenses } = v.parse(accountExport, answer.json());
    expect(licenses.map(({ id, works_until }) => [id, works_until])).toEqual([
      [fresh.id, null],
      [replaced.id, fresh.created_at + day],
    ]);
  });
});
