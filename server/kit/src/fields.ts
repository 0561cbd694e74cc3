import * as v from 'valibot';
import { logLevels } from './logger';

export { optional, string } from 'valibot';

/** A setting for which a condition holds; `expected` ends the sentence "… must be". */
export const text = (holds: (value: string) => boolean, expected: string) =>
  v.pipe(v.string(), v.check(holds, `must be ${expected}`));

/** A setting that a pattern matches. */
export const matching = (pattern: RegExp, expected: string) =>
  text((value) => pattern.test(value), expected);

/** A text that people read, on one line. */
export const line = text(
  (value) => value.trim() !== '' && /^\P{Cc}{1,200}$/u.test(value),
  'one line of at most 200 characters',
);

/** A setting that is one of some words. */
export const choice = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  v.picklist(words, `must be one of ${words.join(', ')}`);

/** A whole number in decimal digits, read as a number. */
export const whole = (least: number, max: number) =>
  v.pipe(
    text(
      (value) => /^\d{1,15}$/.test(value) && Number(value) >= least && Number(value) <= max,
      `a whole number from ${least} to ${max}`,
    ),
    v.transform(Number),
  );

/** A port; 0 is any free one. */
export const port = whole(0, 65_535);

/** An address, as it is, whose scheme a pattern matches. */
const isUrl = (value: string, scheme: RegExp) => {
  const url = URL.canParse(value) ? new URL(value) : null;
  return url !== null && scheme.test(url.protocol) && url.hostname !== '';
};

/** An address of one of some schemes, which names a host. */
export const addressWithScheme = (...schemes: [string, ...string[]]) =>
  text(
    (value) => isUrl(value, new RegExp(`^(${schemes.join('|')}):$`)),
    `an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
  );

export const httpAddress = addressWithScheme('http', 'https');

/** An address that may be switched off, which is read as null. */
export const addressOrOff = v.pipe(
  text(
    (value) => value === 'off' || isUrl(value, /^https?:$/),
    'an address that begins with http:// or https://, or off',
  ),
  v.transform((value) => (value === 'off' ? null : value)),
);

const isOrigin = (value: string) =>
  isUrl(value, /^https?:$/) && new URL(value).href === `${new URL(value).origin}/`;

const originField = (expected: string) =>
  v.pipe(
    text(isOrigin, expected),
    v.transform((value) => new URL(value).origin),
  );

/** An origin without what may follow it, in lower case. */
export const origin = originField('an http or https origin without a path');

/** The origin of a server's pages, whose links and files all start at the root of the host. */
export const ownOrigin = originField(
  'an http or https origin without a path, such as https://cpal.example: ' +
    'a deployment below a path of a host is not supported',
);

const items = (value: string) => value.split(',').map((item) => item.trim());

/** Several values with commas between them, for each of which a condition holds. */
export const list = (holds: (item: string) => boolean, expected: string) =>
  v.pipe(
    text((value) => items(value).every(holds), `${expected} with commas between them`),
    v.transform(items),
  );

/**
 * One secret, or several with commas between them while one is replaced: the first is used, all are accepted.
 * @param shape of each, without a comma.
 */
export const secrets = (shape: RegExp, expected: string) =>
  v.pipe(
    list((item) => shape.test(item), `${expected}, or several such secrets`),
    v.transform(([first = '', ...others]): readonly [string, ...string[]] => [first, ...others]),
  );

export const origins = list(isOrigin, 'http or https origins');

/** A switch, read as true or false. */
export const onOff = v.pipe(
  v.picklist(['on', 'off'], 'must be on or off'),
  v.transform((value) => value === 'on'),
);

export const logLevel = choice(logLevels);
