import type { CDPSession, Page } from '@playwright/test';
import type { Blog } from '@cpal/shared/contract/blogs/blog';
import type { Invoice, PaymentMethod } from '@cpal/shared/contract/billing/billing';
import type { Call } from '@cpal/shared/contract/call';
import type { CallName, CallNamed } from '@cpal/shared/contract/calls';
import type { Prices } from '@cpal/shared/contract/billing/checkout';
import type { License, LicenseDomain } from '@cpal/shared/contract/licenses/license';
import type { User } from '@cpal/shared/contract/accounts/member';
import type { MailSwitches } from '@cpal/shared/contract/accounts/mails';
import type { Session } from '@cpal/shared/contract/accounts/session';
import type { WeekOfReaders } from '@cpal/shared/contract/insights/overview';
import type { Subscription, SubscriptionAnswer } from '@cpal/shared/contract/billing/subscription';
import { type AnswerTo, nameOfRequest } from '@cpal/shared/testing/answers';
import { testBlog } from '@cpal/shared/testing/samples/test-blog';
import { testMember } from '@cpal/shared/testing/samples/test-member';
import { testWeek } from '@cpal/shared/testing/samples/test-week';
import { type Paused, pauseRequests } from '../page/pausing';
import { holding } from '../sight/tokens';

/** What a call comes to, now or later; `pending` leaves it on its way. */
type Coming<C extends Call> = AnswerTo<C> | Promise<AnswerTo<C>> | 'pending';

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
  name: null,
  product_name: 'CPal',
  created_at: 1_760_000_000,
  is_active: true,
  works_until: null,
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
  currency: 'usd',
  status: 'paid',
  hosted_invoice_url: 'https://pay.example/in_1',
  invoice_pdf: 'https://pay.example/in_1/pdf',
  tax: 0,
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
  mails: (body: MailSwitches): Answers => ({ 'GET /api/account/mails': { body } }),
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
  blogs: (...blogs: Blog[]): Answers => ({ 'GET /api/blogs': { body: { blogs } } }),
  weeks: (...weeks: WeekOfReaders[]): Answers => ({ 'GET /api/overview': { body: { weeks } } }),
  invoices: (...invoices: Invoice[]): Answers => ({
    'GET /api/billing/invoices': { body: { invoices } },
  }),
};

/** A blog whose readers ask. */
export const liveBlog: Blog = { ...testBlog, seen_live_at: 1_760_200_000 };

/** A member with a plan, a key, a card, an invoice and a blog. */
const everything: Answers = {
  ...having.member({}),
  ...having.mails({
    payment_received: true,
    plan_changed: true,
    key_generated: true,
    reading_problems: true,
    monthly_insights: true,
    model_budget: true,
  }),
  'GET /api/stripe-prices': { body: prices },
  ...having.subscription(active),
  ...having.licenses(key),
  ...having.cards(visa),
  ...having.invoices(paid),
  ...having.blogs(liveBlog),
  ...having.weeks(testWeek),
  'GET /api/billing/payment-confirmation': { body: { confirmation: null } },
  'GET /api/billing/details': { body: { name: 'Ada Cook', address: null, tax_id: null } },
  // Billing asks for it whenever its window has the focus again, as after the payment provider's frame.
  'POST /api/update-stripe-customer-id': { body: {} },
};

interface Body {
  body?: unknown;
}

interface Serving {
  cdp: CDPSession;
  /** What stays on its way until the test ends. */
  pending: Paused[];
  /** What runs at the beginning of each document. */
  start: string;
}

const serving = new WeakMap<Page, Serving>();

/**
 * Answers the page's calls in the API's place, for states that the API itself is hard to bring into;
 * a call without an answer here reaches the API.
 * @param start runs at the beginning of each document.
 */
export async function serveApi(page: Page, answers: Answers, start = '') {
  const served = new Map<string, Answers[CallName]>(Object.entries(answers));
  const pending: Paused[] = [];
  const take = async (paused: Paused) => {
    const name = nameOfRequest(`${paused.method} ${new URL(paused.url).pathname}`);
    const coming = served.get(name ?? '');
    if (coming === undefined) await paused.pass();
    else if (coming === 'pending') pending.push(paused);
    else await paused.answer(asSent(await coming));
  };
  const cdp = await pauseRequests(page, [{ urlPattern: '*/api/*' }], take);
  serving.set(page, { cdp, pending, start });
  await cdp.send('Page.enable');
  await cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: start });
}

/** Runs in the document that is there what a served one begins with. */
export const beginAgain = (page: Page) => page.evaluate(serving.get(page)?.start ?? '');

const asSent = ({ status = 200, ...rest }: { status?: number } & (Body | { text: string })) => ({
  status,
  headers: [['Content-Type', 'application/json']] as const,
  body: 'text' in rest ? rest.text : JSON.stringify(rest.body),
});

/** Lets all calls of the page reach the API again, but those that are on their way: they fail. */
export async function stopServing(page: Page) {
  const { cdp, pending = [] } = serving.get(page) ?? {};
  await Promise.all(pending.map(({ refuse }) => refuse().catch(() => null)));
  await cdp?.detach();
  serving.delete(page);
}

const logInAtStart = holding({ access_token: 'access', refresh_token: 'refresh' });

/** The same for somebody who is logged in and has everything, but for what `answers` says. */
export const serveMember = (page: Page, answers: Answers = {}) =>
  serveApi(page, { ...everything, ...answers }, logInAtStart);
