import * as z from 'zod/mini';
import { hasDisguise, hasInvisible, isBlank, isIllFormed } from './characters';

/** Longest free text a person may send in one field, in code points. */
const maxTextLength = 256;

/** Longest id that Stripe gives, by its documentation. */
const maxStripeId = 255;

/**
 * Text, at sign, text, dot, text: the one shape of address that sign-up accepts. The dot is the first
 * that can be it, so that no other is tried and the time grows with the length alone.
 */
const emailShape = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

const invalidEmail = 'Please enter a valid email';

/** The length, before anything else: what is too long reaches no check that could cost more. */
export const bounded = (name: string, max = maxTextLength) =>
  z.maxLength(max, { error: `${name} is too long`, abort: true });

/** At least one character. */
export const present = (missing: string) => z.minLength(1, { error: missing, abort: true });

/** Refuses NUL and halves of characters, which PostgreSQL cannot store and UTF-8 cannot write. */
export const storable = (name: string) =>
  z.refine<string>((text) => !isIllFormed(text) && !text.includes('\0'), {
    error: `${name} contains a character that is not allowed`,
    abort: true,
  });

/**
 * The address that an account is looked up by: composed (NFC), trimmed and lower-cased, so that one
 * address is one account however a keyboard writes it; `missing` is the message where it is empty.
 */
export const typedEmail = (missing: string) =>
  z.string(missing).check(
    bounded('Email'),
    z.normalize('NFC'),
    z.trim(),
    z.toLowerCase(),
    // A lower-case letter can compose with a mark that its capital cannot.
    z.normalize('NFC'),
    present(missing),
    // A character can become several where it is composed or lower-cased.
    bounded('Email'),
    storable('Email'),
  );

/** An email that can be written to, as `typedEmail`; nothing in it is invisible. */
export const email = (missing: string) =>
  typedEmail(missing).check(
    z.refine<string>((text) => !hasInvisible(text), { error: invalidEmail, abort: true }),
    z.regex(emailShape, invalidEmail),
  );

/** A text of at most 256 characters, trimmed. */
const shortText = (name: string) =>
  z.string(`${name} is required`).check(bounded(name), z.trim(), storable(name));

/** A required text of at most 256 characters. */
export const requiredText = (name: string) => shortText(name).check(present(`${name} is required`));

/** The name of a person or a company as mails and invoices show it; it may be empty. */
export const shownName = (name: string) =>
  shortText(name).check(
    z.refine<string>((text) => !hasDisguise(text), {
      error: `${name} contains a character that is not allowed`,
      abort: true,
    }),
  );

/** As `shownName`, with something to see in it. */
export const requiredName = (name: string) =>
  shownName(name).check(z.refine<string>((text) => !isBlank(text), `${name} is required`));

/** An id of Stripe's, fit to be asked for there: anything else cannot exist. */
export const stripeId = (name: string) =>
  z
    .string(`${name} is required`)
    .check(
      bounded(name, maxStripeId),
      present(`${name} is required`),
      z.regex(/^\w+$/, `${name} is not valid`),
    );

/** Seconds since the epoch, the only form of time on the wire. */
export const seconds = z.int();

/** An amount in cents. */
export const cents = z.int();

/** An address that a browser may be sent to. */
export const webAddress = z
  .string()
  .check(z.refine((text) => /^https?:\/\//i.test(text) && URL.canParse(text)));
