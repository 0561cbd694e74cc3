import * as z from 'zod/mini';
import { keptMessage } from './assistant';
import { blog, postSummary } from './blog';
import { affiliateLink, houseAnswer } from './house-answers';
import { user } from './member';
import { invoice, paymentMethod } from './billing';
import { seconds } from './fields';
import { mailSwitches } from './mails';
import { license, licenseDomain } from './license';
import { subscription } from './subscription';

const exportedAccount = z.extend(user, {
  emailVerifiedAt: z.nullable(seconds),
  passwordChangedAt: z.nullable(seconds),
  /** The customer that was this account's before it was deleted at the payment provider. */
  formerStripeCustomerId: z.nullable(z.string()),
  /** Which terms and privacy policy the member accepted; null where the sign-up did not ask yet. */
  legalVersion: z.nullable(z.string()),
  legalAcceptedAt: z.nullable(seconds),
  mailSwitches,
});

const exportedSession = z.object({
  id: z.string(),
  createdAt: seconds,
  lastUsedAt: seconds,
  expiresAt: seconds,
  revokedAt: z.nullable(seconds),
  client: z.nullable(z.string()),
});

const exportedLicense = z.extend(license, {
  grace_until: z.nullable(seconds),
  domains: z.array(licenseDomain),
});

/** What our copy of the payment provider's data says. */
const exportedBilling = z.object({
  subscriptions: z.array(z.extend(subscription, { id: z.string(), created: seconds })),
  invoices: z.array(invoice),
  payment_methods: z.array(paymentMethod),
});

const exportedCheckout = z.object({
  id: z.string(),
  email: z.string(),
  priceId: z.string(),
  stripeSessionId: z.nullable(z.string()),
  stripeCustomerId: z.nullable(z.string()),
  createdAt: seconds,
});

const ofBlog = { blog_id: z.string() };

const exportedBlog = z.pick(blog, {
  id: true,
  url: true,
  domain: true,
  name: true,
  status: true,
  language: true,
  voice: true,
  theme: true,
  is_enabled: true,
  first_seen_live_at: true,
  seen_live_at: true,
  created_at: true,
});

/** `GET /api/account/export`: everything that is held of a member, without hashes and tokens. */
export const accountExport = z.object({
  exportedAt: seconds,
  account: exportedAccount,
  sessions: z.array(exportedSession),
  licenses: z.array(exportedLicense),
  billing: exportedBilling,
  checkouts: z.array(exportedCheckout),
  /** Links in mails that still work, and mails that are not sent yet. */
  links: z.array(z.object({ purpose: z.string(), expiresAt: seconds })),
  mails: z.array(z.object({ kind: z.string(), createdAt: seconds })),
  /** What readers asked under the member's posts, without what tells who asked. */
  questions: z.array(keptMessage),
  blogs: z.array(exportedBlog),
  /** Which posts were read, and how far; what they say is on the blog. */
  posts: z.array(z.extend(postSummary, ofBlog)),
  houseAnswers: z.array(z.extend(houseAnswer, ofBlog)),
  affiliateLinks: z.array(z.extend(affiliateLink, ofBlog)),
  /** What was counted of readers, by day: `YYYY-MM-DD`, UTC. A visitor is one for a day. */
  readerDays: z.array(
    z.object({
      ...ofBlog,
      day: z.string(),
      questions: z.int(),
      visitors: z.int(),
      conversations: z.int(),
      unanswered: z.int(),
      helpful: z.int(),
      unhelpful: z.int(),
    }),
  ),
  /** Questions that several readers asked, in the words of one of them. */
  askedQuestions: z.array(
    z.object({ ...ofBlog, post_id: z.string(), question: z.string(), visitors: z.int() }),
  ),
  /** How often affiliate links were shown and followed, by the first day of the month. */
  linkMonths: z.array(
    z.object({ link_id: z.string(), month: z.string(), shown: z.int(), clicks: z.int() }),
  ),
  auditLog: z.array(
    z.object({ at: seconds, event: z.string(), detail: z.record(z.string(), z.string()) }),
  ),
});

export type AccountExport = z.infer<typeof accountExport>;
