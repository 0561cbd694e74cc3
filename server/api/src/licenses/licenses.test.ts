import * as v from 'valibot';
import { licenseAnswer, licenseList } from '@cpal/shared/contract/licenses/license';
import { subscriptionRequired } from '@cpal/shared/contract/licenses/license-terms';
import { isDuplicate } from '../db/duplicate';
import { auditLog, licenses } from '../db/schema';
import type { TestApi } from '../testing/api';
import { addLicenses } from '../testing/database/license-rows';
import { type TestMember, join, subscribe } from '../testing/people/members';
import { withMember } from '../testing/setups/with-member';

let api: TestApi;
let mia: TestMember;
withMember(async (context) => {
  ({ api, mia } = context);
  await subscribe(api, mia);
});

const create = (member = mia, product_id = 'cpal') =>
  api.send('POST', '/api/licenses/user', { headers: member.bearer, body: { product_id } });
const created = async () => v.parse(licenseAnswer, (await create()).json()).license;
const list = async (member = mia) => {
  const answer = await api.send('GET', '/api/licenses', { headers: member.bearer });
  return v.parse(licenseList, answer.json()).licenses;
};
const act = (method: 'PUT' | 'DELETE', path: string, member = mia) =>
  api.send(method, `/api/licenses/${path}`, { headers: member.bearer });

describe('licenses', () => {
  it('are none at first', async () => {
    expect(await list()).toEqual([]);
  });

  it('are created active, with a key and the time in seconds', async () => {
    const answer = await create();
    expect(answer.statusCode).toBe(201);
    const { license } = v.parse(licenseAnswer, answer.json());
    expect(license).toMatchObject({ product_name: 'AI Recipe Assistant', is_active: true });
    expect(license.key).toMatch(/^cpal_live_/);
    expect(Math.abs(license.created_at - Date.now() / 1000)).toBeLessThan(60);
    expect(await list()).toEqual([license]);
  });

  it('are listed newest first, only the newest active', async () => {
    const first = await created();
    api.pass(1);
    const second = await created();
    expect((await list()).map(({ id, is_active }) => [id, is_active])).toEqual([
      [second.id, true],
      [first.id, false],
    ]);
  });

  it('have one active, whatever happens at the same time', async () => {
    const ids = [(await created()).id, (await created()).id];
    await Promise.all([
      ...ids.map((id) => act('PUT', `${id}/reactivate`)),
      create(),
      ...ids.map((id) => act('PUT', `${id}/reactivate`)),
    ]);
    expect((await list()).filter(({ is_active }) => is_active)).toHaveLength(1);
  });

  it('cannot be two active ones even in the database', async () => {
    await created();
    const row = { userId: mia.id, productId: 'cpal', isActive: true, createdAt: new Date() };
    const failure = await api.db
      .insert(licenses)
      .values({ ...row, key: 'another' })
      .then(
        () => null,
        (error: unknown) => error,
      );
    expect(isDuplicate(failure)).toBe(true);
  });

  it('are deactivated, also twice', async () => {
    const { id } = await created();
    for (const answer of [await act('DELETE', id), await act('DELETE', id)]) {
      expect(answer.statusCode).toBe(200);
      expect(v.parse(licenseAnswer, answer.json()).license).toMatchObject({ id, is_active: false });
    }
  });

  it('are reactivated, the others of the product deactivated', async () => {
    const first = await created();
    const second = await created();
    const answer = await act('PUT', `${first.id}/reactivate`);
    expect(v.parse(licenseAnswer, answer.json()).license).toMatchObject({ is_active: true });
    const states = (await list()).map(({ id, is_active }) => [id, is_active] as const);
    expect(new Map(states)).toEqual(
      new Map([
        [first.id, true],
        [second.id, false],
      ]),
    );
  });

  it('are deleted for good once; the audit log keeps four characters', async () => {
    const { id, key } = await created();
    const answer = await act('DELETE', `${id}/permanent`);
    expect([answer.statusCode, answer.json()]).toEqual([200, { deleted: true }]);
    expect((await act('DELETE', `${id}/permanent`)).statusCode).toBe(404);
    expect(await list()).toEqual([]);
    const audited = JSON.stringify(await api.db.select().from(auditLog));
    expect(audited).toContain(`"last4":"${key.slice(-4)}"`);
    expect(audited).not.toContain(key);
  });

  it('are not there for anybody else', async () => {
    const { id } = await created();
    const eve = await join(api, 'eve@example.com');
    await subscribe(api, eve);
    expect(await list(eve)).toEqual([]);
    const tries = [
      await act('DELETE', id, eve),
      await act('DELETE', `${id}/permanent`, eve),
      await act('PUT', `${id}/reactivate`, eve),
    ];
    expect(tries.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect((await list())[0]).toMatchObject({ id, is_active: true });
  });

  it.each(['1', 'x', '%00', "'; drop table licenses; --"])(
    'answer 404 to the id %s',
    async (id) => {
      expect((await act('DELETE', encodeURIComponent(id))).statusCode).toBe(404);
    },
  );

  it('are a hundred at most, which is said with what to do; a deleted one makes room', async () => {
    await addLicenses(api, mia, 99);
    const { id } = await created();
    const answer = await create();
    expect(answer.statusCode).toBe(409);
    const message =
      'You have 100 license keys, the most that an account can have. ' +
      'Permanently delete one that you no longer use, then generate a new key.';
    expect(answer.json()).toMatchObject({ message, error: message, code: 'license_limit' });
    expect((await list())[0]).toMatchObject({ id, is_active: true });
    await act('DELETE', `${(await list())[1]?.id}/permanent`);
    expect((await create()).statusCode).toBe(201);
  });

  it('are counted for each member alone', async () => {
    const eve = await join(api, 'eve@example.com');
    await addLicenses(api, eve, 100);
    expect((await create()).statusCode).toBe(201);
  });

  it('reject an unknown product', async () => {
    const answer = await create(mia, 'cpal-enterprise');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'unknown_product' });
  });
});

describe('licenses without a live subscription', () => {
  it.each(['trialing', 'past_due'])('are created while it is %s', async (status) => {
    await subscribe(api, mia, status);
    expect((await create()).statusCode).toBe(201);
  });

  it.each(['unpaid', 'paused', 'incomplete', 'canceled', 'incomplete_expired'])(
    'are neither created nor reactivated while it is %s',
    async (status) => {
      const { id } = await created();
      await act('DELETE', id);
      await subscribe(api, mia, status);
      for (const answer of [await create(), await act('PUT', `${id}/reactivate`)]) {
        expect(answer.statusCode).toBe(403);
        expect(answer.json()).toMatchObject({
          message: subscriptionRequired,
          error: subscriptionRequired,
          code: 'subscription_required',
        });
      }
    },
  );

  it('are still listed, deactivated and deleted, so that a leaked key can be switched off', async () => {
    const { id } = await created();
    await subscribe(api, mia, 'canceled');
    expect(await list()).toHaveLength(1);
    expect((await act('DELETE', id)).statusCode).toBe(200);
    expect((await act('DELETE', `${id}/permanent`)).statusCode).toBe(200);
  });
});
