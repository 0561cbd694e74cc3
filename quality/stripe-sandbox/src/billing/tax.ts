import { invalidRequest } from '../http/problem';
import type { Sandbox } from '../sandbox';
import type { InvoiceLine } from '../stripe-types';

/** In percent, by country; the sandbox collects no tax in any other. */
const rates: Readonly<Record<string, number>> = { GB: 20 };

const taxOf = (amount: number, taxable_amount: number, country: string) => ({
  amount,
  tax_behavior: 'exclusive' as const,
  tax_rate_details: { tax_rate: `txr_${country}` },
  taxability_reason: 'standard_rated' as const,
  taxable_amount,
  type: 'tax_rate_details' as const,
});

/**
 * What an invoice's lines come to, with each line's tax.
 * @param country the customer's; null if no tax is computed.
 */
export function withTax(lines: readonly InvoiceLine[], country: string | null | undefined) {
  const rate = rates[country ?? ''] ?? 0;
  const code = rate === 0 ? null : (country ?? null);
  const subtotal = lines.reduce((sum, line) => sum + line.amount, 0);
  const amounts = lines.map(({ amount }) => Math.round((amount * rate) / 100));
  const tax = amounts.reduce((sum, amount) => sum + amount, 0);
  return {
    lines: lines.map((line, place) => ({
      ...line,
      taxes: code === null ? [] : [taxOf(amounts[place] ?? 0, line.amount, code)],
    })),
    subtotal,
    total: subtotal + tax,
    total_taxes: code === null ? [] : [taxOf(tax, subtotal, code)],
  };
}

/**
 * Whether a request switches automatic tax on, as a change of a subscription.
 * @throws StripeProblem 400 where the customer's country is not known.
 */
export function switchedTax(sandbox: Sandbox, customer: string, enabled: boolean | undefined) {
  if (enabled === undefined) return {};
  if (enabled && !sandbox.store.customers.find(customer).address?.country) {
    throw invalidRequest("The customer's location isn't recognized.", {
      code: 'customer_tax_location_invalid',
    });
  }
  return { automatic_tax: { disabled_reason: null, enabled, liability: null } };
}
