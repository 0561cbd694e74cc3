import * as v from 'valibot';
import { acquire } from '../testing/people/belongings';
import { toCallAddress, readCalls } from '../testing/requests/calls';
import { askToAdd, listCards } from '../testing/billing/cards';
import type { TestMember } from '../testing/people/members';
import type { BillingApi } from '../testing/billing/sandbox';
import { withBilling } from '../testing/setups/with-billing';

let api: BillingApi;
let mia: TestMember;
withBilling((context) => ({ api, mia } = context));

const lengths = [101, 255, 256, 14_000];
const longIds = [...lengths.map((length) => 'a'.repeat(length)), `pm_${'x'.repeat(200)}`];
const oddIds = [
  '\0',
  ' ',
  '\u202e',
  'ä',
  '-',
  '../customers',
  'pm_1?expand[]=customer',
  "' or ''='",
];

it('answers 404 to an id in an address that cannot exist, whatever private call it is of', async () => {
  await acquire(api, mia);
  const calls = (await readCalls(api)).filter(
    ({ isPrivate, params }) => isPrivate && params.length > 0,
  );
  expect(calls.length).toBeGreaterThan(5);
  for (const call of calls)
    for (const id of [...longIds, ...oddIds]) {
      const url = toCallAddress(call, () => encodeURIComponent(id));
      const method = v.parse(v.picklist(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']), call.method);
      const ask = (headers: Record<string, string>) => api.app.inject({ method, url, headers });
      const answer = await ask(mia.bearer);
      const seen = [method, call.path, id, answer.statusCode, answer.json()];
      expect(seen).toMatchObject([method, call.path, id, 404, { code: 'not_found' }]);
      expect((await ask({})).statusCode).toBe(401);
    }
}, 240_000);

it('answers 400 to a card’s id in a body that cannot exist, and 404 to one that could', async () => {
  for (const id of ['', 'a'.repeat(256), 'a'.repeat(14_000), ...oddIds]) {
    const answer = await askToAdd(api, mia, id);
    const seen = [id, answer.statusCode, answer.json()];
    expect(seen).toMatchObject([id, 400, { code: 'validation_failed' }]);
  }
  for (const id of ['pm_unknown', `pm_${'x'.repeat(97)}`, `pm_${'x'.repeat(252)}`])
    expect([id, (await askToAdd(api, mia, id)).statusCode]).toEqual([id, 404]);
  expect(await listCards(api, mia)).toEqual([]);
});

it.each(['cus_', 'cs_'])(
  'answers 404 to a customer’s id that cannot exist (%s)',
  async (prefix) => {
    for (const rest of ['x'.repeat(97), 'x'.repeat(250), 'ä', '../x', '1?expand[]=x']) {
      const stripeCustomerId = prefix + rest;
      const { statusCode } = await api.send('POST', '/api/update-stripe-customer-id', {
        headers: mia.bearer,
        body: { userId: mia.id, stripeCustomerId },
      });
      expect([stripeCustomerId, statusCode]).toEqual([stripeCustomerId, 404]);
    }
  },
);

it('rejects every price that is not on sale, whatever its id', async () => {
  for (const priceId of ['x'.repeat(101), 'x'.repeat(256), 'ä', '../x', 'price_1?expand[]=x']) {
    const { statusCode } = await api.send('POST', '/api/create-checkout-session', {
      headers: mia.bearer,
      body: { priceId },
    });
    expect([priceId, statusCode]).toEqual([priceId, 400]);
  }
});
