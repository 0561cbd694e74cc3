import * as v from 'valibot';
import { problemBody } from '@cpal/shared/contract/problem';
import { tokenSecret } from '../testing/api';
import { type Belongings, acquire } from '../testing/people/belongings';
import { type Call, toCallAddress, readCalls } from '../testing/requests/calls';
import { badHeaders, rightToken } from '../testing/requests/forgeries';
import { type TestMember, toBearer, join, logIn } from '../testing/people/members';
import { rowsWith } from '../testing/database/rows';
import type { BillingApi } from '../testing/billing/sandbox';
import { withBilling } from '../testing/setups/with-billing';

// A thousand requests in each test, and the machine may be busy.
jest.setTimeout(240_000);

let api: BillingApi;
let mia: TestMember;
let calls: Call[];
withBilling((context) => ({ api, mia } = context));
beforeEach(async () => {
  calls = (await readCalls(api)).filter(({ isPrivate }) => isPrivate);
});

/** Everything that each name of a call's address can be filled with, in every combination. */
function addresses(call: Call, names: readonly string[]): string[] {
  const fillings = call.params.reduce<Record<string, string>[]>(
    (made, param) => made.flatMap((one) => names.map((name) => ({ ...one, [param]: name }))),
    [{}],
  );
  return fillings.map((filling) => toCallAddress(call, (name) => filling[name] ?? ''));
}

/**
 * Every address with words for its body. Of two names and a word each pair occurs, which is an eighth
 * of all: each of them is hers, so that none can make up for what another one lacks.
 */
function requests(call: Call, names: readonly string[], words: readonly string[]) {
  const all = addresses(call, names);
  if (call.params.length < 2) return all.flatMap((url) => words.map((word) => ({ url, word })));
  return all.flatMap((url, index) => {
    // The row and the column of a table, of which each diagonal has one word.
    const diagonal = (Math.floor(index / names.length) + index) % names.length;
    const chosen = words.filter((_word, turn) => turn % names.length === diagonal);
    return (chosen.length > 0 ? chosen : words.slice(0, 1)).map((word) => ({ url, word }));
  });
}

const isUuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

/** Fields that are no text of any kind, with the value where it can stand in them. */
const shaped: Record<string, (value: string, path: string) => unknown> = {
  conversation_id: (value) => (isUuid.test(value) ? value : undefined),
  is_active: () => true,
  is_enabled: () => true,
  keywords: (value) => [value],
  language: () => 'en',
  post_id: (value, path) =>
    isUuid.test(value) ? value : path.endsWith('/try') ? crypto.randomUUID() : null,
  theme: () => ({ accent: '#c2410c', placement: 'recipe' }),
  url: (value) => `https://miabakes.com/${encodeURIComponent(value)}`,
  voice: (value) => ({ tone: 'warm', greeting: value, sign_off: value.slice(0, 80) }),
};

async function send({ method, path, fields }: Call, url: string, headers: object, value: string) {
  const body =
    fields &&
    Object.fromEntries(
      fields.map((field) => [field, field in shaped ? shaped[field]?.(value, path) : value]),
    );
  return api.app.inject({
    method,
    url,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { payload: JSON.stringify(body) }),
  });
}

/** Sends a bad header to every private call, and requires that it is rejected and does nothing. */
async function requireRejection(name: string, authorization: string | null, names: string[]) {
  for (const call of calls)
    for (const url of addresses(call, names.slice(0, 1))) {
      const headers = authorization === null ? {} : { authorization };
      const answer = await send(call, url, headers, 'x');
      const seen = [name, call.method, url, answer.statusCode, answer.headers['www-authenticate']];
      expect(seen).toEqual([name, call.method, url, 401, 'Bearer']);
      expect(v.parse(problemBody, answer.json()).code).toBe('unauthenticated');
    }
}

describe('every private call', () => {
  it('rejects every token that is not ours, and changes nothing', async () => {
    expect(calls.length).toBeGreaterThan(15);
    const { names } = await acquire(api, mia);
    const before = await rowsWith(api, ['']);
    for (const [name, header] of badHeaders(mia, tokenSecret))
      await requireRejection(name, header, names);
    expect(await rowsWith(api, [''])).toEqual(before);

    const right = { authorization: `Bearer ${rightToken(mia, tokenSecret)}` };
    expect((await api.send('GET', '/api/auth/me', { headers: right })).statusCode).toBe(200);
  });

  it('rejects the token of a session that has ended, also one that it has just let in', async () => {
    const { names } = await acquire(api, mia);
    const other = toBearer(await logIn(api, mia.email));
    const { bearer } = mia;
    for (const headers of [bearer, other])
      expect((await api.send('GET', '/api/auth/me', { headers })).statusCode).toBe(200);
    await api.send('POST', '/api/auth/logout', { headers: bearer });
    await requireRejection('a revoked session', bearer.authorization, names);

    expect((await api.send('GET', '/api/auth/me', { headers: other })).statusCode).toBe(200);
    api.pass(15 * 60);
    await requireRejection('an expired token', other.authorization, names);
  });
});

/** Calls that keep a member's own words, in which another's id is a word like any other. */
const keepsWords = new Set(['/api/account/profile', '/api/blogs']);

/** What a member alone may see. */
const textsOf = ({ id, email, tokens }: TestMember, had: Belongings) => [
  id,
  email,
  tokens.refresh_token,
  had.customerId,
  had.licenseKey,
  ...had.names,
];

/** Whether a call is open to a member by any of these ids. */
async function isOpened(call: Call, { bearer }: TestMember, names: string[]) {
  for (const url of addresses(call, names))
    // A trial names the post in its body.
    for (const word of call.path.endsWith('/try') ? names : ['x'])
      if ((await send(call, url, bearer, word)).statusCode !== 404) return true;
  return false;
}

/** What Stripe has of a customer. */
const atStripe = async (customer: string) =>
  JSON.stringify([
    await api.account.customers.retrieve(customer),
    await api.account.paymentMethods.list({ customer }),
    await api.account.subscriptions.list({ customer, status: 'all' }),
    await api.account.invoices.list({ customer }),
  ]);

describe('another member', () => {
  it('reaches nothing of hers by any id, in the address or in the body', async () => {
    const hers = await acquire(api, mia);
    const texts = textsOf(mia, hers);
    const eve = await join(api, 'eve@example.com');
    await acquire(api, eve);
    const before = await rowsWith(api, texts);
    expect(before.length).toBeGreaterThan(8);
    const stripeBefore = await atStripe(hers.customerId);

    for (const call of calls) {
      const words = call.fields && !keepsWords.has(call.path) ? texts : [''];
      for (const { url, word } of requests(call, hers.names, words)) {
        const answer = await send(call, url, eve.bearer, word);
        const isLetIn = call.params.length > 0 && answer.statusCode !== 404;
        const seen = texts.filter((text) => answer.body.includes(text));
        expect([call.method, url, isLetIn, seen]).toEqual([call.method, url, false, []]);
      }
    }
    expect(await rowsWith(api, texts)).toEqual(before);
    expect(await atStripe(hers.customerId)).toEqual(stripeBefore);
  });

  it('is kept out by ownership: each of these ids opens its call to her', async () => {
    const named = calls.filter(({ params }) => params.length > 0);
    // What one call deletes, the next one would not find.
    const deleting = named.filter(({ method }) => method === 'DELETE');
    const others = named.filter((call) => !deleting.includes(call));
    const groups = [others, ...deleting.map((call) => [call])];
    for (const [index, group] of groups.entries()) {
      const owner = await join(api, `${index}@example.com`);
      const { names } = await acquire(api, owner);
      for (const call of group) {
        const seen = [call.method, call.path, await isOpened(call, owner, names)];
        expect(seen).toEqual([call.method, call.path, true]);
      }
    }
  });
});
