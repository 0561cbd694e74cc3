import { refusal } from '@cpal/shared/testing/answers';
import { heldAnswer } from '@cpal/shared/testing/api';
import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { asMember } from '@cpal/shared/testing/session';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../../routes';
import {
  everything,
  invoice,
  nothing,
  serveBilling,
  subscription,
} from '../../testing/serve-billing';

const open = () => renderRoutes(remote, '/membership/billing');

/** A card of the screen that has loaded; its frame stands before. */
const card = (name: string) =>
  waitFor(() => {
    expect(screen.queryByRole('status', { name: /^Loading/ })).not.toBeInTheDocument();
    return within(screen.getByRole('region', { name }));
  });

beforeEach(() => {
  asMember();
});

it('loads the four parts with the bearer', async () => {
  const received = serveBilling(everything());
  open();
  await card('Current Subscription');
  expect(screen.getByRole('heading', { level: 1, name: 'Billing & Subscription' })).toBeVisible();
  expect(received).toEqual(
    ['subscription', 'invoices', 'payment-methods', 'details'].map((part) => ({
      call: `GET /api/billing/${part}`,
      body: undefined,
      bearer: 'access',
    })),
  );
});

it('keeps the place of the cards while they load', async () => {
  const answer = heldAnswer();
  serveBilling(everything(), { 'GET /api/billing/invoices': () => answer.promise });
  open();
  for (const part of ['subscription', 'payment methods', 'invoices']) {
    expect(await screen.findByRole('status', { name: `Loading your ${part}` })).toBeVisible();
  }
  answer.give({ body: { invoices: [] } });
  expect(await screen.findByText('Pro')).toBeVisible();
});

it('shows plan, amount per interval, state and next billing date', async () => {
  serveBilling(everything());
  open();
  const shown = await card('Current Subscription');
  expect(shown.getByText('Pro')).toBeVisible();
  expect(shown.getByText('$40.00 per month')).toBeVisible();
  expect(shown.getByText('Active')).toBeVisible();
  expect(shown.getByText('Next billing date')).toBeVisible();
  expect(shown.getByText(/2025/)).toHaveAttribute('datetime', '2025-11-08T11:06:40.000Z');
});

it.each([
  ['active', 'Active', 'good'],
  ['past_due', 'Past due', 'warn'],
  ['canceled', 'Canceled', 'bad'],
  ['trialing', 'Trialing', 'neutral'],
])('marks the state %s', async (status, words, tone) => {
  serveBilling({ ...everything(), subscription: { ...subscription, status } });
  open();
  expect((await card('Current Subscription')).getByText(words)).toHaveClass(tone);
});

it.each([
  ['an empty answer', { body: {} }],
  ['a 404', refusal(404, 'not_found', 'Not found')],
])('takes %s as no subscription and leads to the plans', async (_case, answer) => {
  serveBilling(nothing(), { 'GET /api/billing/subscription': () => answer });
  const { user, router } = open();
  const shown = await card('Current Subscription');
  expect(shown.getByRole('heading', { name: 'No Active Subscription' })).toBeVisible();
  expect(
    shown.getByText(
      "You currently don't have an active subscription. Choose a plan to get started.",
    ),
  ).toBeVisible();
  await user.click(shown.getByRole('link', { name: 'View Plans' }));
  expect(router.state.location.pathname).toBe('/pricing');
});

it('says so where there are no cards and no invoices', async () => {
  serveBilling(nothing());
  open();
  const cards = await card('Payment Methods');
  expect(cards.getByText('No payment methods yet... Add a card to get started.')).toBeVisible();
  expect(cards.queryByRole('listitem')).not.toBeInTheDocument();
  const invoices = await card('Billing History');
  expect(
    invoices.getByText('No invoices yet... Your billing history will appear here.'),
  ).toBeVisible();
});

it('lists the invoices with date, amount, state and their own page', async () => {
  const overdue = { ...invoice, id: 'in_2', amount_due: 1250, status: 'past_due' };
  serveBilling({ ...everything(), invoices: [invoice, overdue] });
  open();
  const table = within((await card('Billing History')).getByRole('table'));
  const [head, first, second] = table.getAllByRole('row').map((row) => row.textContent);
  expect(head).toBe('DateAmountStatusActions');
  expect(first).toMatch(/2025\$40\.00PaidView Invoice/);
  expect(second).toMatch(/2025\$12\.50Past dueView Invoice/);
  expect(table.getByText('Paid')).toHaveClass('neutral');
  expect(table.getByText('Past due')).toHaveClass('warn');
  const [link] = table.getAllByRole('link', { name: 'View Invoice (opens in a new tab)' });
  expect(link).toHaveAttribute('href', 'https://pay.example/in_1');
  expect(link).toHaveAttribute('target', '_blank');
});

it('says how much of an amount is tax, where that is known', async () => {
  const taxed = { ...invoice, id: 'in_2', amount_due: 2400, tax: 400 };
  const fromCredit = { ...taxed, id: 'in_3', amount_due: 0 };
  serveBilling({ ...everything(), invoices: [taxed, fromCredit, invoice] });
  open();
  const rows = within((await card('Billing History')).getByRole('table')).getAllByRole('row');
  const amounts = rows.slice(1).map((row) => within(row).getAllByRole('cell')[1]?.textContent);
  expect(amounts).toEqual(['$24.00, incl. $4.00 tax', '$0.00', '$40.00']);
});

it('shows each invoice in its own currency, also one without a smaller unit', async () => {
  const euros = { ...invoice, id: 'in_2', amount_due: 2400, currency: 'eur', tax: 400 };
  const yen = { ...invoice, id: 'in_3', amount_due: 3000, currency: 'jpy' };
  serveBilling({ ...everything(), invoices: [euros, yen, invoice] });
  open();
  const rows = within((await card('Billing History')).getByRole('table')).getAllByRole('row');
  const amounts = rows.slice(1).map((row) => within(row).getAllByRole('cell')[1]?.textContent);
  expect(amounts).toEqual(['€24.00, incl. €4.00 tax', '¥3,000', '$40.00']);
});

it('links the file of an invoice beside its page', async () => {
  serveBilling(everything());
  open();
  const shown = await card('Billing History');
  const link = shown.getByRole('link', { name: /^PDF of Oct \d, 2025 \(opens in a new tab\)$/ });
  expect(link).toHaveAttribute('href', 'https://pay.example/in_1/pdf');
  expect(link).toHaveAttribute('target', '_blank');
});

it('links no invoice that has no page and is no file', async () => {
  const bare = { ...invoice, hosted_invoice_url: null, invoice_pdf: null };
  serveBilling({ ...everything(), invoices: [bare] });
  open();
  expect((await card('Billing History')).queryByRole('link')).not.toBeInTheDocument();
});

it.each(['subscription', 'invoices', 'payment-methods'] as const)(
  'says that it could not load where the %s call fails, and tries again when asked',
  async (part) => {
    const answers = [refusal(500, 'internal_error', 'Broken')];
    const whole = {
      subscription: {},
      invoices: { invoices: [] },
      'payment-methods': { payment_methods: [] },
    };
    serveBilling(everything(), {
      [`GET /api/billing/${part}`]: () => answers.shift() ?? { body: whole[part] },
    });
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to load billing information. Please try again later.',
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await card('Billing History')).toBeDefined();
  },
);

it('ends the session where the token is refused', async () => {
  const store = asMember();
  const expired = refusal(401, 'unauthenticated', 'Please log in');
  serveBilling(everything(), {
    'GET /api/billing/invoices': () => expired,
    'POST /api/auth/refresh': () => expired,
  });
  open();
  await screen.findByRole('alert');
  expect(store.read()).toBeNull();
});
