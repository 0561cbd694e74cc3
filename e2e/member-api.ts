import type { Page } from '@playwright/test';
import type { Invoice, PaymentMethod } from '@cpal/shared/contract/billing';
import type { Call } from '@cpal/shared/contract/call';
import type { CallName, CallNamed } from '@cpal/shared/contract/calls';
import type { Prices } from '@cpal/shared/contract/checkout';
import type { License, LicenseDomain } from '@cpal/shared/contract/license';
import type { User } from '@cpal/shared/contract/member';
import type { Session } from '@cpal/shared/contract/session';
import type { Subscription, SubscriptionAnswer } from '@cpal/shared/contract/subscription';
import { type AnswerTo, nameOfRequest } from '@cpal/shared/testing/answers';
import { testMember } from '@cpal/shared/testing/test-member';

/** What a call comes to; `pending` leaves it on its way for as long as the page is open. */
type Coming<C extends Call> = AnswerTo<C> | 'pending';

/** Answers by the contract's name of the call, such as `DELETE /api/licenses/:id`. */
export type Answers = { readonly [Name in CallName]?: Coming<CallNamed<Name>> };

export const active: Subscription = {
  status: 'active',
  current_period_end: 1_798_000_000,
  plan: { name: 'Basic', amount: 2000, interval: 'month' },
  cancel_at: null,
  cancel_at_period_end: false,
};

export const key: License = {
  id: 'lic_1',
  key: 'cpal_live_AbCdEfGhIjKlMnOpQrStUvWx123456',
  product_name: 'CPal',
  created_at: 1_760_000_000,
  is_active: true,
};

export const visa: PaymentMethod = {
  id: 'pm_1',
  is_default: true,
  card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2040 },
};

export const paid: Invoice = {
  id: 'in_1',
  created: 1_795_400_000,
  amount_due: 2000,
  status: 'paid',
  hosted_invoice_url: 'https://pay.example/in_1',
};

const prices: Prices = { prod_cpal_basic: 'price_basic', prod_cpal_pro: 'price_pro' };

/** Answers for what a member has. */
export const having = {
  member: (changed: Partial<User>): Answers => ({
    'GET /api/auth/me': { body: { ...testMember, ...changed } },
  }),
  sessions: (...sessions: Session[]): Answers => ({
    'GET /api/auth/sessions': { body: { sessions } },
  }),
  subscription: (body: SubscriptionAnswer): Answers => ({
    'GET /api/billing/subscription': { body },
  }),
  licenses: (...licenses: License[]): Answers => ({
    'GET /api/licenses': { body: { licenses } },
  }),
  domains: (...domains: LicenseDomain[]): Answers => ({
    'GET /api/licenses/:id/domains': {
      body: { domains, limit: 3 },
    },
  }),
  cards: (...payment_methods: PaymentMethod[]): Answers => ({
    'GET /api/billing/payment-methods': { body: { payment_methods } },
  }),
  invoices: (...invoices: Invoice[]): Answers => ({
    'GET /api/billing/invoices': { body: { invoices } },
  }),
};

/** A member with a plan, a key, a card and an invoice. */
const everything: Answers = {
  ...having.member({}),
  'GET /api/stripe-prices': { body: prices },
  ...having.subscription(active),
  ...having.licenses(key),
  ...having.cards(visa),
  ...having.invoices(paid),
};

/**
 * Answers the page's calls in the API's place, for states that the API itself is hard to bring into;
 * a call without an answer here reaches the API.
 */
export async function serveApi(page: Page, answers: Answers) {
  const served = new Map<string, Answers[CallName]>(Object.entries(answers));
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    const name = nameOfRequest(`${request.method()} ${new URL(request.url()).pathname}`);
    const answer = served.get(name ?? '');
    if (answer === undefined) await route.fallback();
    else if (answer !== 'pending') {
      const { status = 200, ...rest } = answer;
      await route.fulfill({
        status,
        ...('text' in rest ? { body: rest.text } : { json: rest.body }),
      });
    }
  });
}

/** The same for somebody who is logged in and has everything, but for what `answers` says. */
export async function serveMember(page: Page, answers: Answers = {}) {
  await page.addInitScript(() => {
    // Frames of another origin have a storage of their own, or none.
    if (window !== window.top) return;
    localStorage.setItem('access_token', 'access');
    localStorage.setItem('refresh_token', 'refresh');
  });
  await serveApi(page, { ...everything, ...answers });
}
