const usd = new Intl.NumberFormat(undefined, { style: 'currency', currency: 'USD' });

/** An amount in cents as US dollars, in the reader's own notation. */
export const dollars = (cents: number) => usd.format(cents / 100);
