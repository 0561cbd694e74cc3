import * as z from 'zod/mini';
import { call } from './call';

/** The mails that a member can do without. All others always come. */
export const optionalMails = ['payment_received', 'plan_changed', 'key_generated'] as const;

export type OptionalMail = (typeof optionalMails)[number];

/** For each of them whether it is sent. */
export const mailSwitches = z.object({
  payment_received: z.boolean(),
  plan_changed: z.boolean(),
  key_generated: z.boolean(),
} satisfies Record<OptionalMail, object>);

export type MailSwitches = z.infer<typeof mailSwitches>;

export const showMailSwitches = call({
  method: 'GET',
  path: '/api/account/mails',
  access: 'member',
  answer: mailSwitches,
  codes: [],
});

export const setMailSwitches = call({
  method: 'PUT',
  path: '/api/account/mails',
  access: 'member',
  body: mailSwitches,
  answer: mailSwitches,
  codes: [],
});
