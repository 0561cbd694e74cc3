import { figure } from '../../lib/figures';
import type { View } from './view';

/** The days before those that are looked at, such as `in the 30 days before`. */
export const spanBefore = (days: View['days']) => `in the ${days} days before`;

/** How a count compares with that of the span before, such as `38 more than in the 30 days before`. */
export function compared(now: number, before: number, days: View['days']): string {
  if (now === before) return `As many as ${spanBefore(days)}`;
  const more = now > before ? 'more' : 'fewer';
  return `${figure(Math.abs(now - before))} ${more} than ${spanBefore(days)}`;
}
