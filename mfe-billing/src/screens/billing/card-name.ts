import type { PaymentMethod } from '@cpal/shared/contract/billing/billing';

const brands: Readonly<Record<string, string>> = {
  amex: 'American Express',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
};

/** A card as its owner knows it: brand and last four digits. */
export function nameOf({ card: { brand, last4 } }: Pick<PaymentMethod, 'card'>): string {
  return `${brands[brand] ?? brand.charAt(0).toUpperCase() + brand.slice(1)} •••• ${last4}`;
}
