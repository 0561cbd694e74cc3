import * as v from 'valibot';
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
  v.maxCodePoints<string, number, string>(max, `${name} is too long`);

/** At least one character. */
export const present = (missing: string) => v.minLength<string, 1, string>(1, missing);

/** Refuses NUL and halves of characters, which PostgreSQL cannot store and UTF-8 cannot write. */
export const storable = (name: string) =>
  v.check(
    (text: string) => !isIllFormed(text) && !text.includes('\0'),
    `${name} contains a character that is not allowed`,
  );

/** An email as it was typed: composed (NFC), trimmed and lower-cased; `missing` is the message if it is empty. */
export const typedEmail = (missing: string) =>
  v.pipe(
    v.string(missing),
    bounded('Email'),
    v.normalize('NFC'),
    v.trim(),
    v.toLowerCase(),
    // A lower-case letter can compose with a mark that its capital cannot.
    v.normalize('NFC'),
    present(missing),
    // A character can become several where it is composed or lower-cased.
    bounded('Email'),
    storable('Email'),
  );

/**
 * What the parser of URLs would read as another domain: characters at which a host ends or is decoded.
 * Its answer can be an IPv4 address, at which no mailbox is.
 */
const endsHost = /[%/:?#\\[\]]/;
const isNumeric = /\.\d+$/;

/**
 * The one form of an email that is stored, compared, counted and written to: trimmed, lower-cased,
 * without compatibility characters such as full-width letters (NFKC), its domain in ASCII (IDNA).
 * Browsers and servers agree on it, since both have the URL standard's parser.
 * @param typed of a bounded length.
 * @returns null if mail cannot be sent there.
 */
export function normalizeEmail(typed: string): string | null {
  const email = typed.normalize('NFKC').trim().toLowerCase().normalize('NFKC');
  const [local, domain, ...more] = email.split('@');
  const url = `http://${domain}`;
  // Before the domain is mapped, which would drop invisible characters.
  const isOdd = more.length > 0 || /\s/.test(email) || hasInvisible(email);
  if (isOdd || domain === undefined || endsHost.test(domain) || !URL.canParse(url)) return null;
  const normal = `${local}@${new URL(url).hostname}`;
  return emailShape.test(normal) && !isNumeric.test(normal) ? normal : null;
}

/** An email that can be written to, as `typedEmail`: what an account is looked up by. */
export const reachableEmail = (missing: string) =>
  v.pipe(
    typedEmail(missing),
    v.check((text) => normalizeEmail(text) !== null, invalidEmail),
  );

/** The same in its normal form: what is stored. */
export const email = (missing: string) =>
  v.pipe(
    reachableEmail(missing),
    v.transform((text) => normalizeEmail(text) ?? text),
    // Its domain can be longer in ASCII.
    bounded('Email'),
  );

/** A text of at most 256 characters, trimmed. */
const shortText = (name: string) =>
  v.pipe(v.string(`${name} is required`), bounded(name), v.trim(), storable(name));

/** A required text of at most 256 characters. */
export const requiredText = (name: string) =>
  v.pipe(shortText(name), present(`${name} is required`));

/** The name of a person or a company as mails and invoices show it; it may be empty. */
export const shownName = (name: string) =>
  v.pipe(
    shortText(name),
    v.check((text) => !hasDisguise(text), `${name} contains a character that is not allowed`),
  );

/** As `shownName`, of at most so many characters. */
export const shortLine = (name: string, max: number) =>
  v.pipe(shownName(name), v.maxCodePoints(max, `${name} can have ${max} characters at most`));

/** As `shownName`, with something to see in it. */
export const requiredName = (name: string) =>
  v.pipe(
    shownName(name),
    v.check((text) => !isBlank(text), `${name} is required`),
  );

/** An id of Stripe's, fit to be asked for there: anything else cannot exist. */
export const stripeId = (name: string) =>
  v.pipe(
    v.string(`${name} is required`),
    bounded(name, maxStripeId),
    present(`${name} is required`),
    v.regex(/^\w+$/, `${name} is not valid`),
  );

const wholeNumber = () => v.pipe(v.number(), v.safeInteger());

/** A whole number that JavaScript counts exactly. */
export const integer = wholeNumber();

/** Seconds since the epoch, the only form of time on the wire. */
export const seconds = wholeNumber();

/** An amount in cents. */
export const cents = wholeNumber();

/** An address that a browser may be sent to. */
export const webAddress = v.pipe(
  v.string(),
  v.check((text) => /^https?:\/\//i.test(text) && URL.canParse(text)),
);

/** Such as `en`. */
export const languageCode = v.pipe(v.string(), v.regex(/^[a-z]{2}$/, 'Language is two letters'));

/** The color of a blog's assistant. */
export const hexColor = v.pipe(
  v.string(),
  v.regex(/^#[\da-f]{6}$/i, 'Accent is a color such as #c2410c'),
);
