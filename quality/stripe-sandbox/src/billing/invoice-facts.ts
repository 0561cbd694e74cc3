import type { Invoice } from '../stripe-types';

/** Whom an invoice is for, line by line: name, address, email and tax ids, as far as they are known. */
export function billedTo(invoice: Invoice): string[] {
  const { customer, customer_name, customer_email, customer_address, customer_tax_ids } = invoice;
  const { line1, line2, city, postal_code, state, country } = customer_address ?? {};
  const lines = [
    customer_name ?? customer,
    line1,
    line2,
    [postal_code, city, state].filter(Boolean).join(' '),
    country,
    customer_email,
    ...(customer_tax_ids ?? []).map(({ value }) => value && `Tax ID ${value}`),
  ];
  return lines.filter((line) => typeof line === 'string' && line !== '').map(String);
}

/** What an invoice comes to, in cents, each sum with its name. */
export const getSums = ({ total_taxes, total, amount_remaining }: Invoice) => [
  ...(total_taxes ?? []).map(({ amount }) => ['Tax', amount] as const),
  ['Total', total] as const,
  ['Amount due', amount_remaining] as const,
];
