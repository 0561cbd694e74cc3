/** What has a multiple of three digits after it, up to the point. */
const thousands = /\B(?=(\d{3})+\.)/g;

/** An amount in cents as US dollars, such as $1,234.50. By hand for the reason that `Day` has. */
export function dollars(cents: number): string {
  const amount = (Math.abs(cents) / 100).toFixed(2).replaceAll(thousands, ',');
  return `${cents < 0 ? '-' : ''}$${amount}`;
}
