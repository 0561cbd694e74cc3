/** An amount of cents as mails and invoices write it, for instance `$20.00`. */
export const formatAmount = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);
