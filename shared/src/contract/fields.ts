import * as z from 'zod/mini';

/** Longest free text a person may send in one field, in UTF-16 units. */
export const maxTextLength = 256;

/** Text, at sign, text, dot, text: the one shape of address that sign-up accepts. */
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Refuses NUL and halves of characters, which PostgreSQL cannot store and no address can hold. */
export const storable = (name: string) =>
  z.refine<string>(
    (text) => !/\0|\p{Surrogate}/u.test(text),
    `${name} contains a character that is not allowed`,
  );

/** An email, trimmed and lower-cased; `missing` is the message where it is absent or empty. */
export const email = (missing: string) =>
  z
    .string(missing)
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, missing),
      z.maxLength(maxTextLength, 'Email is too long'),
      storable('Email'),
      z.regex(emailShape, 'Please enter a valid email'),
    );

/** A required text of at most 256 characters. */
export const requiredText = (name: string) =>
  z
    .string(`${name} is required`)
    .check(
      z.trim(),
      z.minLength(1, `${name} is required`),
      z.maxLength(maxTextLength, `${name} is too long`),
      storable(name),
    );

/** Seconds since the epoch, the only form of time on the wire. */
export const seconds = z.int();

/** An amount in cents. */
export const cents = z.int();

/**
 * What a client needs of an answer that it does not read: an object, or nothing at all. Anything else
 * is not from the API, so the call has not been done.
 */
export const unread = z.optional(z.object({}));

/** An address that a browser may be sent to. */
export const webAddress = z
  .string()
  .check(z.refine((text) => /^https?:\/\//i.test(text) && URL.canParse(text)));

/** The answer of a call that has nothing to tell. */
export const done = z.object({ ok: z.literal(true) });
