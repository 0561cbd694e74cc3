import * as v from 'valibot';
import type { License } from '@cpal/shared/contract/licenses/license';
import { validation } from '@cpal/shared/contract/licenses/license-validation';
import { licenseDomains } from '../../db/schema';
import type { TestApi } from '../../testing/api';
import { addBlog } from '../../testing/people/served-blog';
import { allowDomain, generateLicense } from '../../testing/database/license-rows';
import { type TestMember, join, periodEnd, subscribe } from '../../testing/people/members';
import { withMember } from '../../testing/setups/with-member';
import { createLicenseKey } from '@cpal/server-kit/license-key';

const day = 86_400;

let api: TestApi;
let mia: TestMember;
withMember(async (context) => {
  ({ api, mia } = context);
  await subscribe(api, mia);
});

const post = (body: unknown) => api.send('POST', '/api/v1/licenses/validate', { body });
const validate = async ({ key }: Pick<License, 'key'>, domain = 'miabakes.com') => {
  const answer = await post({ key, domain });
  expect(answer.statusCode).toBe(200);
  return v.parse(validation, answer.json());
};
/** A license that is allowed on the blog's domain. */
const create = async () => {
  const license = await generateLicense(api, mia);
  await allowDomain(api, mia, license);
  return license;
};
const act = (method: 'PUT' | 'DELETE', path: string) =>
  api.send(method, `/api/licenses/${path}`, { headers: mia.bearer });
const invalid = (code: string) => ({ valid: false, code, product: null, expires_at: null });

describe('validating a key', () => {
  it('says yes to the active one, until the paid period ends', async () => {
    expect(await validate(await create())).toEqual({
      valid: true,
      code: 'VALID',
      product: 'cpal',
      expires_at: periodEnd,
    });
  });

  it.each([['nonsense'], [createLicenseKey()]])('does not know %s', async (key) => {
    expect(await validate({ key })).toEqual(invalid('NOT_FOUND'));
  });

  it('says that a deactivated one is inactive', async () => {
    const license = await create();
    await act('DELETE', license.id);
    expect(await validate(license)).toEqual(invalid('INACTIVE'));
  });

  it('goes on for 24 hours with a key that a new one replaced', async () => {
    const license = await create();
    await create();
    api.pass(day - 60);
    expect(await validate(license)).toMatchObject({ code: 'VALID' });
    api.pass(120);
    expect(await validate(license)).toEqual(invalid('INACTIVE'));
  });

  it('ends the grace of a replaced key immediately where its owner deactivates it', async () => {
    const license = await create();
    await create();
    await act('DELETE', license.id);
    expect(await validate(license)).toEqual(invalid('INACTIVE'));
  });

  it('gives no grace to a key that a reactivated one replaced', async () => {
    const first = await create();
    const second = await create();
    await act('PUT', `${first.id}/reactivate`);
    expect(await validate(first)).toMatchObject({ code: 'VALID' });
    expect(await validate(second)).toEqual(invalid('INACTIVE'));
  });

  it.each([
    ['trialing', 'VALID'],
    ['past_due', 'VALID'],
    ['unpaid', 'SUBSCRIPTION_INACTIVE'],
    ['paused', 'SUBSCRIPTION_INACTIVE'],
    ['canceled', 'SUBSCRIPTION_INACTIVE'],
  ])('while the subscription is %s says %s', async (status, code) => {
    const license = await create();
    await subscribe(api, mia, status);
    expect(await validate(license)).toMatchObject({ code });
  });

  it('rejects what is no domain', async () => {
    const { key } = await create();
    for (const domain of ['', 'not a domain', undefined])
      expect((await post({ key, domain })).statusCode).toBe(400);
  });

  it('may be asked by a page of any origin', async () => {
    const answer = await post({ key: 'x', domain: 'miabakes.com' });
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    const preflight = await api.app.inject({
      method: 'OPTIONS',
      url: '/api/v1/licenses/validate',
      headers: { origin: 'https://miabakes.com', 'access-control-request-method': 'POST' },
    });
    expect(preflight.statusCode).toBe(200);
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'authorization, content-type',
    });
  });
});

const rows = () => api.db.select().from(licenseDomains);

describe('the domains of a license', () => {
  it('are none that somebody asks for with the key, which stands in every page', async () => {
    const license = await generateLicense(api, mia);
    for (const domain of ['a.com', 'b.com', 'c.com', 'miabakes.com'])
      expect(await validate(license, domain)).toEqual(invalid('DOMAIN_NOT_ALLOWED'));
    await addBlog(api, mia, { verifiedAt: null });
    expect(await validate(license)).toEqual(invalid('DOMAIN_NOT_ALLOWED'));
    expect(await rows()).toEqual([]);
  });

  it('are the verified blogs of the member, each from when it first asks', async () => {
    const license = await generateLicense(api, mia);
    await addBlog(api, mia);
    for (const domain of ['miabakes.com', 'https://www.MiaBakes.com/cakes'])
      expect(await validate(license, domain)).toMatchObject({ code: 'VALID' });
    expect(await rows()).toMatchObject([{ domain: 'miabakes.com' }]);
    expect(await validate(license, 'shop.miabakes.com')).toEqual(invalid('DOMAIN_NOT_ALLOWED'));
  });

  it('are not the verified blogs of somebody else', async () => {
    const license = await generateLicense(api, mia);
    const eve = await join(api, 'eve@example.com');
    await addBlog(api, eve, { domain: 'evebakes.com' });
    expect(await validate(license, 'evebakes.com')).toEqual(invalid('DOMAIN_NOT_ALLOWED'));
  });

  it('are three, also where more blogs ask at the same time; the three stay good', async () => {
    const license = await generateLicense(api, mia);
    const domains = Array.from({ length: 6 }, (_, index) => `blog${index}.com`);
    for (const domain of domains) await addBlog(api, mia, { domain });
    const answers = await Promise.all(domains.map((domain) => validate(license, domain)));
    expect(answers.filter(({ valid }) => valid)).toHaveLength(3);
    expect(answers.filter(({ code }) => code === 'TOO_MANY_DOMAINS')).toHaveLength(3);
    const [first] = await rows();
    expect(await validate(license, first?.domain)).toMatchObject({ code: 'VALID' });
  });

  it('do not count what only its owner can reach', async () => {
    const license = await generateLicense(api, mia);
    for (const domain of ['localhost:8080', 'blog.test', '192.168.0.7', '[::1]'])
      expect(await validate(license, domain)).toMatchObject({ code: 'VALID' });
    expect(await rows()).toEqual([]);
  });

  it('are not taken by a key that is not valid', async () => {
    const license = await generateLicense(api, mia);
    await addBlog(api, mia);
    await act('DELETE', license.id);
    await validate(license);
    expect(await rows()).toEqual([]);
  });
});
