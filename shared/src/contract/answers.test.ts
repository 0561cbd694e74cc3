import * as v from 'valibot';
import { checkoutPage } from './billing/checkout';
import { invoice } from './billing/billing';
import { subscriptionAnswer } from './billing/subscription';
import type { Call } from './call';
import { calls, nameOf } from './calls';
import { createLicense, licenseList } from './licenses/license';
import { member } from './accounts/member';
import { profileAnswer } from './accounts/profile';
import { signUp } from './accounts/sign-up';
import { tokenPair } from './accounts/auth';

const plan = { name: 'Pro', amount: 4000, interval: 'month' };

it('reads a subscription of the specification’s fields alone, in whatever state', () => {
  const sent = { status: 'resting', current_period_end: 1_762_600_000, plan, trial: true };
  expect(v.parse(subscriptionAnswer, sent)).toEqual({
    status: 'resting',
    current_period_end: 1_762_600_000,
    plan,
    cancel_at: null,
    cancel_at_period_end: false,
  });
  expect(v.parse(subscriptionAnswer, {})).toEqual({});
});

it.each([null, [], 'x', { status: 'active' }, { subscription: null }])(
  'takes %j for no subscription and for none',
  (answer) => {
    expect(v.safeParse(subscriptionAnswer, answer).success).toBe(false);
  },
);

it.each([
  ['https://pay.example/in_1', 'https://pay.example/in_1'],
  [null, null],
  [undefined, null],
  ['javascript:alert(1)', null],
])('reads the address %p of an invoice as %p', (hosted_invoice_url, address) => {
  const sent = { id: 'in_1', created: 1, amount_due: 4000, hosted_invoice_url };
  const file = { ...sent, invoice_pdf: hosted_invoice_url };
  expect(v.parse(invoice, file).invoice_pdf).toBe(address);
  expect(v.parse(invoice, sent)).toEqual({
    id: 'in_1',
    created: 1,
    amount_due: 4000,
    currency: 'usd',
    status: null,
    hosted_invoice_url: address,
    invoice_pdf: null,
    tax: 0,
  });
});

it('reads a member of the specification’s fields alone', () => {
  const sent = { userId: 'user_1', email: 'ada@example.com', stripeCustomerId: 'cus_1' };
  const untold = Object.fromEntries(Object.keys(profileAnswer).map((name) => [name, null]));
  expect(v.parse(member, sent)).toEqual({
    ...sent,
    ...untold,
    emailVerified: false,
    pendingEmail: null,
    fullName: '',
    createdAt: null,
  });
});

it('reads a license of the specification’s fields alone, and leaves out what it does not know', () => {
  const key = { id: 'a', key: 'k', product_name: 'CPal', created_at: 1, is_active: true };
  expect(v.parse(licenseList, { licenses: [{ ...key, color: 'red' }], next: 2 })).toEqual({
    licenses: [{ ...key, name: null, works_until: null }],
  });
});

it('leaves out what it does not know of tokens', () => {
  expect(v.parse(tokenPair, { access_token: 'a', refresh_token: 'r', scope: 'all' })).toEqual({
    access_token: 'a',
    refresh_token: 'r',
  });
});

it.each([
  [{ access_token: 'a' }],
  [{ access_token: 'a', refresh_token: '' }],
  [{ access_token: 7, refresh_token: 'r' }],
])('takes no token from %j', (answer) => {
  expect(v.safeParse(tokenPair, answer).success).toBe(false);
});

it.each([
  ['https://pay.example/c', true],
  ['http://localhost:3001/c', true],
  ['javascript:alert(1)', false],
  ['data:text/html,hi', false],
  ['/undefined', false],
  ['https://', false],
  ['', false],
])('lets a browser be sent to %p: %p', (url, isTaken) => {
  expect(v.safeParse(checkoutPage, { url }).success).toBe(isTaken);
});

const anyBodies = [undefined, null, {}, { ok: false }, [], 'x', 7, true];

/** The calls that change something and say what the client goes on with. */
const needed = [
  'POST /api/auth/login',
  'POST /api/auth/refresh',
  'POST /api/billing/setup-intent',
  'POST /api/billing/subscription/preview',
  'POST /api/blogs',
  'POST /api/blogs/:id/connection',
  'POST /api/blogs/:id/links/preview',
  'POST /api/blogs/:id/try',
  'POST /api/blogs/look',
  'POST /api/create-checkout-session',
  'POST /api/first-look',
  'POST /api/users/sign-up',
];

/** By a member's or a visitor's own screen; all else is sent by widgets, mails and other servers. */
const isOfScreens = ({ path }: Call) => !/^\/api\/(v1|stripe|mails|telemetry)\//.test(path);

const changes = calls.filter((one) => one.method !== 'GET' && isOfScreens(one));

it.each(changes.map((one) => [nameOf(one), one] as const))(
  'takes any body of a success of %s, unless a screen goes on with it',
  (name, { reads }) => {
    if (typeof reads === 'string') throw new Error('No screen can send it');
    const isTaken = anyBodies.map((body) => v.safeParse(reads, body).success);
    expect(isTaken.every(Boolean)).toBe(!needed.includes(name));
  },
);

it.each([undefined, null, {}, { license: null }, { license: { id: 7 } }, [], 'x'])(
  'reads nothing of %j, where a made key would be named',
  (body) => {
    expect(v.parse(createLicense.reads, body)).toBeUndefined();
  },
);

it('reads which key was made, where that is said', () => {
  const license = { id: 'lic_1' };
  expect(v.parse(createLicense.reads, { license: { ...license, key: 'k' } })).toEqual({ license });
});

it.each(anyBodies)('takes %j for an account that was made, unless it is a text', (body) => {
  expect(v.safeParse(signUp.reads, body).success).toBe(body !== 'x');
});
