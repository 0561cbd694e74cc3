import * as v from 'valibot';
import { answerTrace } from '../assistant/answer-trace';
import { tiers } from '../assistant/assistant';
import { blog, postSummary } from '../blogs/blog';
import { affiliateLink, houseAnswer } from '../blogs/house-answers';
import { user } from './member';
import { duplicatePurchase, invoice, paymentMethod } from '../billing/billing';
import { seconds, integer } from '../fields';
import { mailSwitches } from './mails';
import { license, licenseDomain } from '../licenses/license';
import { subscription } from '../billing/subscription';

const exportedAccount = v.object({
  ...user.entries,
  emailVerifiedAt: v.nullable(seconds),
  passwordChangedAt: v.nullable(seconds),
  /** The customer that was this account's before it was deleted at the payment provider. */
  formerStripeCustomerId: v.nullable(v.string()),
  /** Which terms and privacy policy the member accepted; null where the sign-up did not ask yet. */
  legalVersion: v.nullable(v.string()),
  legalAcceptedAt: v.nullable(seconds),
  mailSwitches,
});

const exportedSession = v.object({
  id: v.string(),
  createdAt: seconds,
  lastUsedAt: seconds,
  expiresAt: seconds,
  revokedAt: v.nullable(seconds),
  client: v.nullable(v.string()),
});

const exportedLicense = v.object({
  ...license.entries,
  grace_until: v.nullable(seconds),
  domains: v.array(licenseDomain),
});

/** What our copy of the payment provider's data says. */
const exportedBilling = v.object({
  subscriptions: v.array(v.object({ ...subscription.entries, id: v.string(), created: seconds })),
  invoices: v.array(invoice),
  payment_methods: v.array(paymentMethod),
});

const exportedCheckout = v.object({
  id: v.string(),
  email: v.string(),
  priceId: v.string(),
  stripeSessionId: v.nullable(v.string()),
  stripeCustomerId: v.nullable(v.string()),
  createdAt: seconds,
});

/** A question with its answer as they are kept. */
const exportedQuestion = v.object({
  question: v.string(),
  answer: v.string(),
  tier: v.picklist(tiers),
  /** Null where none was kept. */
  trace: v.nullable(answerTrace),
  created_at: seconds,
});

const ofBlog = { blog_id: v.string() };

const exportedBlog = v.pick(blog, [
  'id',
  'url',
  'domain',
  'name',
  'status',
  'language',
  'system',
  'voice',
  'theme',
  'is_enabled',
  'first_seen_live_at',
  'seen_live_at',
  'created_at',
]);

/** `GET /api/account/export`: everything that is held of a member, without hashes and tokens. */
export const accountExport = v.object({
  exportedAt: seconds,
  account: exportedAccount,
  sessions: v.array(exportedSession),
  licenses: v.array(exportedLicense),
  billing: exportedBilling,
  checkouts: v.array(exportedCheckout),
  /** Plans that were bought twice. */
  duplicatePurchases: v.array(duplicatePurchase),
  /** Links in mails that still work, and mails that are not sent yet. */
  links: v.array(v.object({ purpose: v.string(), expiresAt: seconds })),
  mails: v.array(v.object({ kind: v.string(), createdAt: seconds })),
  /** What readers asked under the member's posts, without what tells who asked. */
  questions: v.array(exportedQuestion),
  blogs: v.array(exportedBlog),
  /** Which posts were read, and how far; what they say is on the blog. */
  posts: v.array(v.object({ ...postSummary.entries, ...ofBlog })),
  houseAnswers: v.array(v.object({ ...houseAnswer.entries, ...ofBlog })),
  affiliateLinks: v.array(v.object({ ...affiliateLink.entries, ...ofBlog })),
  /** What was counted of readers, by day: `YYYY-MM-DD`, UTC. A visitor is one for a day. */
  readerDays: v.array(
    v.object({
      ...ofBlog,
      day: v.string(),
      questions: integer,
      visitors: integer,
      conversations: integer,
      unanswered: integer,
      general: integer,
      helpful: integer,
      unhelpful: integer,
    }),
  ),
  /** Questions that several readers asked, in the words of one of them. */
  askedQuestions: v.array(
    v.object({ ...ofBlog, post_id: v.string(), question: v.string(), visitors: integer }),
  ),
  /** How often affiliate links were shown and followed, by the first day of the month. */
  linkMonths: v.array(
    v.object({ link_id: v.string(), month: v.string(), shown: integer, clicks: integer }),
  ),
  auditLog: v.array(
    v.object({
      at: seconds,
      event: v.string(),
      detail: v.record(v.string(), v.string()),
      /** `member`, `visitor` or `system`. */
      actor: v.string(),
      /** Of the request, for 90 days; null where there was none. */
      address: v.nullable(v.string()),
      client: v.nullable(v.string()),
      request_id: v.nullable(v.string()),
    }),
  ),
});

export type AccountExport = v.InferOutput<typeof accountExport>;
