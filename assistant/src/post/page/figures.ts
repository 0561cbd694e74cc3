import { fractionValues } from '../../language/fraction-signs';

const raisedDigits = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const loweredDigits = '₀₁₂₃₄₅₆₇₈₉';

/** The digits of a text raised or lowered, as `<sup>` and `<sub>` show them. */
export const raised = (text: string): string =>
  text.replace(/\d/g, (digit) => raisedDigits[Number(digit)] ?? digit);
export const lowered = (text: string): string =>
  text.replace(/\d/g, (digit) => loweredDigits[Number(digit)] ?? digit);

const level = (digits: string): string => digits.normalize('NFKC');

/** "¹⁄₂", "1¹/₂", "1 ¹/2": a raised numerator, or a lowered denominator, or both. */
const smallFraction = new RegExp(
  `(\\d\\s?)?(?:([${raisedDigits}]{1,2})\\s?[/\u2044\u2215]\\s?([${loweredDigits}]{1,2}|\\d{1,2})|(?<![\\d./])(\\d{1,2})\\s?[/\u2044\u2215]\\s?([${loweredDigits}]{1,2}))`,
  'gu',
);

/** Degrees whose sign is a raised zero or letter. */
const raisedDegree = /(\d)(?:⁰(?=\s?[CF]\b|[\s.,;)]|$)|[oº](?=\s?[CF]\b))/gu;

const float = /(?<![\d.,/\p{Script=Latin}])(\d{1,5})([.,])(\d{4,20})(?!\d|[.,/]\d)/gu;
const third = /(?<![\d.,/\p{Script=Latin}])(0)([.,])(333|66[67])(?!\d|[.,/]\d)/gu;

const signs = Object.entries(fractionValues).filter(([, value]) =>
  [2, 3, 4, 8].some((parts) => Number.isInteger(Math.round(value * parts * 1e6) / 1e6)),
);
const near = 0.002;
/** From here on an amount is weighed, and has no fractions. */
const weighedFrom = 20;

/** A number as a program wrote it, as a cook writes it: 0.33333334 is ⅓, 12.4999 is 12.5. */
function asWritten(found: string, whole: string, point: string, decimals: string): string {
  const value = Number(`${whole}.${decimals}`);
  const rest = value - Math.floor(value);
  if (rest < near || rest > 1 - near) return String(Math.round(value));
  if (value < weighedFrom) {
    const sign = signs.find(([, part]) => Math.abs(part - rest) < near)?.[0];
    if (sign !== undefined) return value < 1 ? sign : `${Math.floor(value)}${sign}`;
  }
  const digits = value < 10 ? 2 : value < 100 ? 1 : 0;
  const rounded = Number(value.toFixed(digits));
  return rounded === 0 ? found : String(rounded).replace('.', point);
}

/** Fractions in small digits and the floats of exporters, as people write them. */
export const plainFigures = (text: string): string =>
  /[\d⁰¹²³⁴-⁹₀-₉]/u.test(text)
    ? text
        .replace(raisedDegree, '$1°')
        .replace(
          smallFraction,
          (_all, whole: string | undefined, over = '', under = '', plain = '', low = '') =>
            `${whole === undefined ? '' : `${whole.trim()} `}${level(over || plain)}/${level(under || low)}`,
        )
        .replace(float, asWritten)
        .replace(third, asWritten)
    : text;
