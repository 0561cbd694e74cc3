/** Currencies whose minor unit at Stripe is not the one of their ISO code: amounts there are hundredths. */
const hundredths: ReadonlySet<string> = new Set(['isk', 'ugx']);

/**
 * An amount in the way of its currency, such as `$20.00`, `€18.50` or `¥3,000`.
 * @param minor the amount in the currency's minor unit, as Stripe counts it: cents, but whole yen.
 * @param currency three letters of ISO 4217, in any case.
 */
export function formatMoney(minor: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  const isOwn = !hundredths.has(currency.toLowerCase());
  const digits = isOwn ? (format.resolvedOptions().maximumFractionDigits ?? 2) : 2;
  return format.format(minor / 10 ** digits);
}
