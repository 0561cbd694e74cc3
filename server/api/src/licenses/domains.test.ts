import * as v from 'valibot';
import { allowDomain as allowCall, licenseDomains } from '@cpal/shared/contract/licenses/license';
import { accountExport } from '@cpal/shared/contract/accounts/account-export';
import { licenseDomains as domainRows } from '../db/schema';
import type { TestApi } from '../testing/api';
import { allowDomain, generateLicense } from '../testing/database/license-rows';
import { type TestMember, join, subscribe } from '../testing/people/members';
import { withMember } from '../testing/setups/with-member';

let api: TestApi;
let mia: TestMember;
let license: { id: string; key: string };
withMember(async (context) => {
  ({ api, mia } = context);
  await subscribe(api, mia);
  license = await generateLicense(api, mia);
});

const validate = async (domain: string) => {
  const body = { key: license.key, domain };
  const answer = await api.send('POST', '/api/v1/licenses/validate', { body });
  return answer.json<{ code: string }>().code;
};
const allow = async (domain: string, member = mia) => {
  const answer = await allowDomain(api, member, license, domain);
  return answer.statusCode === 201 ? 'allowed' : `${answer.statusCode} ${answer.json().code}`;
};
const url = (id = license.id) => `/api/licenses/${id}/domains`;
const ask = (member = mia, id = license.id) => api.send('GET', url(id), { headers: member.bearer });
const list = async () => v.parse(licenseDomains, (await ask()).json());
const names = async () => (await list()).domains.map(({ domain }) => domain);
const release = (domain: string, member = mia) =>
  api.send('DELETE', `${url()}/${encodeURIComponent(domain)}`, { headers: member.bearer });

describe('the domains of a license', () => {
  it('are none at first, and the limit is told', async () => {
    expect(await list()).toEqual({ domains: [], limit: 3 });
  });

  it('are listed with the time of their activation in seconds, newest first', async () => {
    await allow('https://www.MiaBakes.com/cakes');
    api.pass(60);
    await allow('miabrews.com');
    const { domains } = await list();
    expect(domains.map(({ domain }) => domain)).toEqual(['miabrews.com', 'miabakes.com']);
    const [newer = 0, older = 0] = domains.map(({ activated_at }) => activated_at);
    expect(newer - older).toBeGreaterThanOrEqual(60);
    expect(Math.abs(older - Date.now() / 1000)).toBeLessThan(60);
  });

  it('make room for another one when one of them is released', async () => {
    for (const domain of ['a.com', 'b.com', 'c.com']) expect(await allow(domain)).toBe('allowed');
    expect(await allow('d.com')).toBe('409 domain_limit');
    const answer = await release('b.com');
    expect([answer.statusCode, answer.json()]).toEqual([200, { deleted: true }]);
    expect(await allow('d.com')).toBe('allowed');
    expect([await validate('d.com'), await validate('b.com')]).toEqual([
      'VALID',
      'DOMAIN_NOT_ALLOWED',
    ]);
    expect((await names()).toSorted()).toEqual(['a.com', 'c.com', 'd.com']);
  });

  const long = `${'a'.repeat(60)}.${'b'.repeat(60)}.com`;
  it.each([
    ['miabakes.com', 'WWW.MiaBakes.COM'],
    ['miabakes.com', 'https://miabakes.com:8443/cakes?x=1#y'],
    ['bäckerei.de', 'bäckerei.de'],
    ['bäckerei.de', 'xn--bckerei-5wa.de'],
    ['www.www.miabakes.com', 'miabakes.com'],
    ['[2001:db9::1]', '2001:db9::1'],
    [long, long],
  ])('%s is released as %s', async (activated, given) => {
    await allow(activated);
    expect(await names()).toHaveLength(1);
    expect((await release(given)).statusCode).toBe(200);
    expect(await names()).toEqual([]);
  });

  it('are released by the very name that the list gives', async () => {
    for (const domain of ['www.www.a.com', '[2001:db9::1]', 'Bäckerei.de']) await allow(domain);
    for (const domain of await names()) expect((await release(domain)).statusCode).toBe(200);
    expect(await names()).toEqual([]);
  });

  it.each([
    ['another one', 'b.com'],
    ['what is no domain', 'not a domain'],
    ['a broken escape', '%'],
    ['a NUL', '\0'],
    ['a blank', ' '],
    ['a text that is far too long', 'x'.repeat(5_000)],
  ])('answer 404 to %s', async (_case, domain) => {
    await allow('a.com');
    expect((await release(domain)).statusCode).toBe(404);
    expect(await names()).toEqual(['a.com']);
  });

  it('answer 404 to the second release', async () => {
    await allow('a.com');
    expect((await release('a.com')).statusCode).toBe(200);
    expect((await release('a.com')).statusCode).toBe(404);
  });

  it('are not there for anybody else', async () => {
    await allow('a.com');
    const eve = await join(api, 'eve@example.com');
    await subscribe(api, eve);
    for (const answer of [await ask(eve), await release('a.com', eve), await ask(mia, eve.id)]) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'not_found' });
    }
    expect(await names()).toEqual(['a.com']);
  });

  it('answer 404 to an id that cannot be', async () => {
    expect((await ask(mia, 'x')).statusCode).toBe(404);
  });

  it('are listed and released without a subscription', async () => {
    await allow('a.com');
    await subscribe(api, mia, 'canceled');
    expect(await names()).toEqual(['a.com']);
    expect((await release('a.com')).statusCode).toBe(200);
  });

  it('leave a line in the audit log and in the export when they are released', async () => {
    await allow('a.com');
    await release('a.com');
    const answer = await api.send('GET', '/api/account/export', { headers: mia.bearer });
    const { auditLog, licenses } = v.parse(accountExport, answer.json());
    expect(licenses).toMatchObject([{ domains: [] }]);
    expect(auditLog).toContainEqual({
      at: expect.any(Number),
      event: 'domain_released',
      detail: { licenseId: license.id, last4: license.key.slice(-4), domain: 'a.com' },
      actor: 'member',
      address: '127.0.0.1',
      client: 'lightMyRequest',
      request_id: expect.any(String),
    });
    expect(JSON.stringify(auditLog)).not.toContain(license.key);
  });

  it('are never more than three, whatever is released and activated at the same time', async () => {
    for (const domain of ['a.com', 'b.com', 'c.com']) await allow(domain);
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, (_, index) => allow(`x${index}.com`)),
      release('a.com'),
      release('b.com'),
      release('a.com'),
      ...Array.from({ length: 5 }, (_, index) => allow(`y${index}.com`)),
    ]);
    const statuses = answers.map((one) => (typeof one === 'string' ? one : one.statusCode));
    expect(statuses.filter((status) => status === 200)).toHaveLength(2);
    const added = statuses.filter((status) => status === 'allowed').length;
    expect(await api.db.$count(domainRows)).toBe(1 + added);
    expect(1 + added).toBeLessThanOrEqual(3);
    expect(await names()).toContain('c.com');
  });
});

describe('allowing a domain', () => {
  it('answers it, once', async () => {
    const answer = await allowDomain(api, mia, license, 'https://www.MiaBakes.com/cakes');
    const { domain } = v.parse(allowCall.answer, answer.json());
    expect([answer.statusCode, domain.domain]).toEqual([201, 'miabakes.com']);
    api.pass(60);
    expect((await allowDomain(api, mia, license, 'miabakes.com')).json()).toEqual({ domain });
    expect(await validate('www.miabakes.com')).toBe('VALID');
  });

  it.each([
    ['what is no domain', 'not a domain'],
    ['nothing', ' '],
    ['a private name', 'localhost:8080'],
  ])('rejects %s', async (_case, domain) => {
    expect(await allow(domain)).toBe('400 validation_failed');
    expect(await names()).toEqual([]);
  });

  it('is for the owner of the key, with a subscription', async () => {
    const eve = await join(api, 'eve@example.com');
    await subscribe(api, eve);
    expect(await allow('a.com', eve)).toBe('404 not_found');
    await subscribe(api, mia, 'canceled');
    expect(await allow('a.com')).toBe('403 subscription_required');
    expect(await names()).toEqual([]);
  });

  it('holds for a new key that replaces this one, and leaves a line in the audit log', async () => {
    await allow('a.com');
    license = await generateLicense(api, mia);
    expect([await names(), await validate('a.com')]).toEqual([['a.com'], 'VALID']);
    const answer = await api.send('GET', '/api/account/export', { headers: mia.bearer });
    const { auditLog } = v.parse(accountExport, answer.json());
    expect(auditLog).toContainEqual(expect.objectContaining({ event: 'domain_allowed' }));
  });
});
