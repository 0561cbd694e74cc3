import * as v from 'valibot';
import { unread } from '../answers';
import { call } from '../call';

/** The mails that a member can do without. All others always come. */
export const optionalMails = [
  'payment_received',
  'plan_changed',
  'key_generated',
  'reading_problems',
  'monthly_insights',
  'model_budget',
] as const;

export type OptionalMail = (typeof optionalMails)[number];

/** For each of them whether it is sent. */
export const mailSwitches = v.object({
  payment_received: v.boolean(),
  plan_changed: v.boolean(),
  key_generated: v.boolean(),
  // Came later: a page from before says nothing of them, which leaves them as they are.
  reading_problems: v.optional(v.boolean(), true),
  monthly_insights: v.optional(v.boolean(), true),
  model_budget: v.optional(v.boolean(), true),
} satisfies Record<OptionalMail, object>);

export type MailSwitches = v.InferOutput<typeof mailSwitches>;

export const showMailSwitches = call({
  method: 'GET',
  path: '/api/account/mails',
  access: 'member',
  answer: mailSwitches,
  codes: [],
});

const token = { token: 'text' } as const;

/** Shows a page with one button, which stops the kind of mail that its address came in. */
export const showMailStop = call({
  method: 'GET',
  path: '/api/mails/stop/:token',
  access: 'open',
  params: token,
  answer: 'file',
  codes: ['not_found'],
});

/** Stops that kind of mail, also for a mail program that does so by itself (RFC 8058). */
export const stopMail = call({
  method: 'POST',
  path: '/api/mails/stop/:token',
  access: 'open',
  params: token,
  answer: 'file',
  codes: ['not_found'],
});

export const setMailSwitches = call({
  method: 'PUT',
  path: '/api/account/mails',
  access: 'member',
  body: mailSwitches,
  answer: mailSwitches,
  reads: unread,
  codes: [],
});
