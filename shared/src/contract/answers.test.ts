import * as v from 'valibot';
import { checkoutPage } from './checkout';
import { invoice } from './billing';
import { subscriptionAnswer } from './subscription';
import { unread } from './answers';
import { licenseList } from './license';
import { member } from './member';
import { profileAnswer } from './profile';
import { tokenPair } from './auth';

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

it('reads a licence of the specification’s fields alone, and leaves out what it does not know', () => {
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

it.each([
  [{ ok: true }, true],
  [undefined, true],
  [null, false],
  [[], false],
  ['<html>', false],
])('takes %j for an answer that nobody reads: %p', (answer, isTaken) => {
  expect(v.safeParse(unread, answer).success).toBe(isTaken);
});
