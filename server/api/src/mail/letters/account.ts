import { paths } from '@cpal/shared/paths';
import type { Message } from '../letter';
import { formatMoment } from '../notice';

// No letter repeats what a person typed but the address it goes to, and a name to its verified owner: a
// person who signs up with another's address could otherwise have us send them words of their own.

/** After the sign-up, or when asked for again. */
export const verifyEmail = (url: string): Message => ({
  subject: 'Confirm your email address for CPal',
  opening: [
    'Welcome to CPal! Please confirm that this email address is yours. Then purchases made with it can be added to your account.',
  ],
  action: { label: 'Confirm my email address', url },
  closing: [
    'The link works once, for the next 3 days. If it has run out, log in and ask for a new one.',
    'You did not sign up for CPal? Then somebody entered your address, most likely by mistake. Please do not use the link; without it the address is not confirmed, and you can ignore this email.',
  ],
});

/** To the address that an account is to have from now on. */
export const changeEmail = (url: string): Message => ({
  subject: 'Confirm your new email address for CPal',
  opening: [
    'Somebody, hopefully you, wants to use this email address for a CPal account. Please confirm that it is yours. From then on you log in with it, and our emails go here.',
  ],
  action: { label: 'Confirm my new email address', url },
  closing: [
    'The link works once, for the next 3 days. Until you use it, everything stays as it is.',
    'You did not ask for this? Then somebody entered your address, most likely by mistake. Please do not use the link; without it nothing changes, and you can ignore this email.',
  ],
});

/** To an address that was to become another account's; only its owner learns that it has one. */
export const addressInUse = (publicUrl: string): Message => ({
  subject: 'This email address has a CPal account already',
  opening: [
    'Somebody, hopefully you, wanted to use this email address for another CPal account. As it has an account of its own, nothing was changed.',
  ],
  action: null,
  closing: [
    `To log in to that account, use this address; a forgotten password can be replaced at ${publicUrl}${paths.forgotPassword()}. If you do not need it any more, delete it, and then ask for the change again.`,
    'You did not ask for this? Then there is nothing to do: your account stays as it is.',
  ],
});

/** To the present address, so that a change that somebody else asked for can be stopped. */
export const emailChangeRequested = (askedAt: Date, publicUrl: string): Message => ({
  subject: 'Your CPal account is about to get another email address',
  opening: [
    `On ${formatMoment(askedAt)} (UTC) somebody, hopefully you, asked for another email address for your CPal account. It changes once the new address is confirmed.`,
    'If it was you, there is nothing to do here: follow the link in the email to the new address.',
  ],
  action: null,
  closing: [
    `It was not you? Then somebody knows your password. Please choose a new one right away at ${publicUrl}${paths.forgotPassword()}: that stops the change and logs all devices out.`,
  ],
});

/** To the previous address, which can do nothing with the account any longer. */
export const emailChanged = (changedAt: Date, publicUrl: string): Message => ({
  subject: 'The email of your CPal account was changed',
  opening: [
    `The email address of your CPal account was changed on ${formatMoment(changedAt)} (UTC). From now on you log in with the new one, and our emails go there.`,
    'If it was you, there is nothing to do.',
  ],
  action: null,
  closing: [
    `It was not you? Then please write to us right away, from this address: ${publicUrl}${paths.contact()} says how. We look into it with you.`,
  ],
});

/** For who forgot the password. */
export const passwordReset = (url: string): Message => ({
  subject: 'Choose a new password for CPal',
  opening: [
    'Somebody, hopefully you, asked for a new password for the CPal account with this email address.',
  ],
  action: { label: 'Choose a new password', url },
  closing: [
    'The link works once, for the next 30 minutes. If you asked more than once, use the newest email. When you have chosen a new password, you will be logged out everywhere and can log in with it.',
    'You did not ask for this? Then there is nothing to do: your password stays as it is, and only this email has the link. Please do not pass it on.',
  ],
});

/** After every change, so that a change by somebody else does not stay unnoticed. */
export const passwordChanged = (changedAt: Date, publicUrl: string): Message => ({
  subject: 'Your CPal password was changed',
  opening: [
    `The password of your CPal account was changed on ${formatMoment(changedAt)} (UTC). All other devices have been logged out.`,
    'If it was you, there is nothing to do.',
  ],
  action: null,
  closing: [
    `It was not you? Then please ask for a new password right away at ${publicUrl}${paths.forgotPassword()}: that locks out the one who changed it. After that, tell us at ${publicUrl}${paths.contact()}, so that we can look into it with you.`,
  ],
});
