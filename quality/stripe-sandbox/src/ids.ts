import { randomInt } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** `length` unguessable base62 characters. */
export function randomText(length: number): string {
  return Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
}

/** A new object id in Stripe's form, for instance `cus_` and 24 characters. */
export function newId(prefix: string): string {
  return `${prefix}_${randomText(24)}`;
}
