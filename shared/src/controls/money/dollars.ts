import { grouped } from './grouped';

/** An amount in cents as US dollars, such as $1,234.50. */
export function dollars(cents: number): string {
  const amount = grouped((Math.abs(cents) / 100).toFixed(2));
  return `${cents < 0 ? '-' : ''}$${amount}`;
}
