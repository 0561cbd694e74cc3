import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const prefix = 'cpal_live_';
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const shape = /^cpal_live_[0-9A-Za-z]{30}$/;
const randomLength = 24;
const checkLength = 6;

/** The CRC32 of the text in six base62 digits, enough for all of its 32 bits. */
function checkDigits(text: string): string {
  let rest = crc32(text);
  let written = '';
  for (let index = 0; index < checkLength; index += 1) {
    written = digits.charAt(rest % digits.length) + written;
    rest = Math.floor(rest / digits.length);
  }
  return written;
}

/** A new key: 24 random base62 digits (143 bits) between the prefix and the check digits. */
export function createLicenseKey(): string {
  const random = Array.from({ length: randomLength }, () =>
    digits.charAt(randomInt(digits.length)),
  );
  const text = prefix + random.join('');
  return text + checkDigits(text);
}

/** Says whether a key can be one of ours, without a look-up: a mistyped one cannot. */
export const isLicenseKey = (key: string) =>
  shape.test(key) && key.endsWith(checkDigits(key.slice(0, -checkLength)));
