import type * as v from 'valibot';
import type { MailKind, NoticeKind } from '../../db/schema';
import { modelBudget } from './budget';
import { blogClaim, blogLive, monthlyInsights, readingProblems } from './blogs';
import { keyGenerated } from './keys';
import { duplicateRefunded, paymentFailed, paymentReceived } from './payments';
import { planChanged, planEnded, planEnds } from './plans';

/** What each kind of notice is about, and how it is written. */
export const notices = {
  payment_received: paymentReceived,
  payment_failed: paymentFailed,
  duplicate_refunded: duplicateRefunded,
  plan_changed: planChanged,
  plan_ends: planEnds,
  plan_ended: planEnded,
  key_generated: keyGenerated,
  blog_claim: blogClaim,
  blog_live: blogLive,
  reading_problems: readingProblems,
  monthly_insights: monthlyInsights,
  model_budget: modelBudget,
} satisfies Record<NoticeKind, object>;

/** One thing to tell a member. */
export type Notice = {
  [Kind in NoticeKind]: { kind: Kind; facts: v.InferInput<(typeof notices)[Kind]['facts']> };
}[NoticeKind];

export const isNotice = (kind: MailKind): kind is NoticeKind => Object.hasOwn(notices, kind);
