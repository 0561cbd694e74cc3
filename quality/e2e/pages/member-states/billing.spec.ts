import type { DuplicatePurchase } from '@cpal/shared/contract/billing/billing';
import type { PlanChangePreview } from '@cpal/shared/contract/billing/subscription';
import { links } from '@cpal/shared/paths';
import { expectNoFailures } from '../../sight/accessibility';
import { addCardDialog, cardFrame, confirmCard, fillCard, testCards } from '../../people/cards';
import { expect, test } from '../../journey';
import { becomeSubscriber } from '../../people/member';
import { refusal } from '@cpal/shared/testing/answers';
import { active, having, paid, visa } from '../../people/member-api';
import { confirming, pressing, testStates } from '../../page/states';

const path = '/membership/billing';
const broken = refusal(500, 'internal_error', 'The server is out of flour');
const declined = refusal(402, 'card_declined', 'Your card was declined.');
const mastercard = {
  ...visa,
  id: 'pm_2',
  is_default: false,
  card: { ...visa.card, brand: 'mastercard', last4: '4444' },
};
const open = { ...paid, id: 'in_2', status: 'open' };
const owing = {
  ...having.subscription({ ...active, status: 'past_due' }),
  ...having.invoices(open, paid),
};
const waiting = {
  'GET /api/billing/payment-confirmation': {
    body: { confirmation: { clientSecret: 'pi_1_secret_2', payment_method_id: visa.id } },
  },
};
const second: DuplicatePurchase = {
  id: 'sub_2',
  plan: 'Basic',
  kept_plan: 'Pro',
  found_at: 1_760_000_000,
  refunded: 2000,
  currency: 'usd',
};
const preview = 'POST /api/billing/subscription/preview';
const cost: PlanChangePreview = {
  amount_due: 1987,
  currency: 'usd',
  proration_date: 1_760_000_000,
  lines: [
    { description: 'Unused time on Basic', amount: -2000 },
    { description: 'Remaining time on Pro', amount: 3987 },
  ],
};

testStates({
  loading: {
    path,
    answers: { 'GET /api/billing/subscription': 'pending' },
    shows: 'Loading your subscription',
  },
  'nothing bought': {
    path,
    answers: { ...having.subscription({}), ...having.cards(), ...having.invoices() },
    shows: 'No Active Subscription',
  },
  'back from a payment': {
    path: links.checkoutPaid('cus_1'),
    answers: {
      ...having.licenses(),
      ...having.invoices({ ...paid, created: Math.floor(Date.now() / 1000) }),
    },
    shows: 'Get your license key',
  },
  'an active plan, two cards and invoices': {
    path,
    answers: {
      ...having.cards(visa, mastercard),
      ...having.invoices(open, paid),
    },
    shows: /Mastercard/,
  },
  'a plan that ends': {
    path,
    answers: having.subscription({ ...active, cancel_at_period_end: true }),
    shows: 'Runs until',
  },
  'past due': {
    path,
    answers: owing,
    shows: 'Your last payment did not go through.',
  },
  'a payment that waits for the bank': {
    path,
    answers: { ...owing, ...waiting },
    shows: /wants you to confirm the payment/,
  },
  'a payment that could not be confirmed': {
    path,
    // The payment provider knows no such payment.
    answers: { ...owing, ...waiting },
    act: pressing('Confirm Payment'),
    shows: /No such payment_intent/,
  },
  'a second plan that was refunded': {
    path,
    answers: {
      'GET /api/billing/invoices': { body: { invoices: [paid], duplicate_purchases: [second] } },
    },
    shows: /You paid twice/,
  },
  unpaid: {
    path,
    answers: {
      ...having.subscription({ ...active, status: 'unpaid' }),
      ...having.invoices(open, paid),
    },
    shows: 'Your plan is on hold',
  },
  incomplete: {
    path,
    answers: {
      ...having.subscription({ ...active, status: 'incomplete' }),
      ...having.invoices(open, paid),
    },
    shows: 'Your first payment did not go through',
  },
  paused: {
    path,
    answers: having.subscription({ ...active, status: 'paused' }),
    shows: 'Your plan is paused',
  },
  'nothing that could be loaded': {
    path,
    answers: { 'GET /api/billing/invoices': broken },
    shows: 'Failed to load billing information.',
  },
  'a card form on its way': {
    path,
    answers: { 'POST /api/billing/setup-intent': 'pending' },
    act: pressing('Add Payment Method'),
    shows: 'Loading the card form',
  },
  'a card form that cannot be had': {
    path,
    answers: { 'POST /api/billing/setup-intent': broken },
    act: pressing('Add Payment Method'),
    shows: 'The server is out of flour',
  },
  'asked to delete a card': {
    path,
    answers: having.cards(visa, mastercard),
    act: pressing(/Delete Mastercard/),
    shows: 'Delete Payment Method',
  },
  'a card that could not be deleted': {
    path,
    answers: { ...having.cards(mastercard), 'DELETE /api/billing/payment-methods/:id': broken },
    act: confirming(/Delete Mastercard/, 'Delete'),
    shows: 'The server is out of flour',
  },
  'a card that could not become the default': {
    path,
    answers: {
      ...having.cards(visa, mastercard),
      'PUT /api/billing/payment-methods/:id/default': declined,
    },
    act: pressing(/Make Mastercard/),
    shows: 'Your card was declined.',
  },
  'a change of plan, its cost on the way': {
    path,
    answers: { [preview]: 'pending' },
    act: pressing('Change to Pro'),
    shows: 'Calculating the cost',
  },
  'a change of plan': {
    path,
    answers: { [preview]: { body: cost } },
    act: pressing('Change to Pro'),
    shows: 'Charged today',
  },
  'a change to the smaller plan': {
    path,
    answers: {
      ...having.subscription({ ...active, plan: { name: 'Pro', amount: 4000, interval: 'month' } }),
      [preview]: { body: cost },
    },
    act: pressing('Change to Basic'),
    shows: 'You will no longer have:',
  },
  'a change of plan, declined': {
    path,
    answers: { [preview]: { body: cost }, 'PUT /api/billing/subscription': declined },
    act: confirming('Change to Pro', 'Change to Pro'),
    shows: 'Your plan hasn’t changed.',
  },
  'asked to cancel': {
    path,
    act: pressing('Cancel Subscription'),
    shows: 'Keep Subscription',
  },
  'a cancellation on its way': {
    path,
    answers: { 'POST /api/billing/subscription/cancel': 'pending' },
    act: confirming('Cancel Subscription', 'Cancel Subscription'),
    shows: 'Canceling...',
  },
  'a cancellation that was done': {
    path,
    answers: { 'POST /api/billing/subscription/cancel': { body: active } },
    act: confirming('Cancel Subscription', 'Cancel Subscription'),
    shows: 'is canceled and will not renew.',
  },
});

test.describe('the card form', () => {
  test.use({ expectedErrors: /402/ });

  test('is accessible, and so is a card that was rejected', async ({ page }) => {
    await becomeSubscriber(page);
    await pressing('Add Payment Method')(page);
    await expect(cardFrame(page).getByLabel('Card number')).toBeVisible();
    await expectNoFailures(page, 'card form');
    await fillCard(page, testCards.declined);
    await confirmCard(page);
    await expect(addCardDialog(page).getByRole('alert')).toBeVisible();
    await expectNoFailures(page, 'refused card');
  });
});
