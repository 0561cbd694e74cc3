const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** An amount in cents as US dollars, such as $1,234.50. */
export const dollars = (cents: number) => usd.format(cents / 100);
