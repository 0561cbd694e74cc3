import * as z from 'zod/mini';
import { call } from './call';

/** The mails that a member can do without. All others always come. */
export const optionalMails = [
  'payment_received',
  'plan_changed',
  'key_generated',
  'reading_problems',
  'monthly_insights',
] as const;

export type OptionalMail = (typeof optionalMails)[number];

/** For each of them whether it is sent. */
export const mailSwitches = z.object({
  payment_received: z.boolean(),
  plan_changed: z.boolean(),
  key_generated: z.boolean(),
  // Came later: a page from before says nothing of them, which leaves them as they are.
  reading_problems: z.prefault(z.boolean(), true),
  monthly_insights: z.prefault(z.boolean(), true),
} satisfies Record<OptionalMail, object>);

export type MailSwitches = z.infer<typeof mailSwitches>;

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
  codes: [],
});
