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
  expect(subscriptionAnswer.parse(sent)).toEqual({
    status: 'resting',
    current_period_end: 1_762_600_000,
    plan,
    cancel_at: null,
    cancel_at_period_end: false,
  });
  expect(subscriptionAnswer.parse({})).toEqual({});
});

it.each([null, [], 'x', { status: 'active' }, { subscription: null }])(
  'takes %j for no subscription and for none',
  (answer) => {
    expect(subscriptionAnswer.safeParse(answer).success).toBe(false);
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
  expect(invoice.parse(file).invoice_pdf).toBe(address);
  expect(invoice.parse(sent)).toEqual({
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
  expect(member.parse(sent)).toEqual({
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
  expect(licenseList.parse({ licenses: [{ ...key, color: 'red' }], next: 2 })).toEqual({
    licenses: [{ ...key, name: null, works_until: null }],
  });
});

it('leaves out what it does not know of tokens', () => {
  expect(tokenPair.parse({ access_token: 'a', refresh_token: 'r', scope: 'all' })).toEqual({
    access_token: 'a',
    refresh_token: 'r',
  });
});

it.each([
  [{ access_token: 'a' }],
  [{ access_token: 'a', refresh_token: '' }],
  [{ access_token: 7, refresh_token: 'r' }],
])('takes no token from %j', (answer) => {
  expect(tokenPair.safeParse(answer).success).toBe(false);
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
  expect(checkoutPage.safeParse({ url }).success).toBe(isTaken);
});

it.each([
  [{ ok: true }, true],
  [undefined, true],
  [null, false],
  [[], false],
  ['<html>', false],
])('takes %j for an answer that nobody reads: %p', (answer, isTaken) => {
  expect(unread.safeParse(answer).success).toBe(isTaken);
});
