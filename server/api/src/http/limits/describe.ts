import { hour, minute } from '../../kernel/clock';
import type { LimitKey } from './keys';
import { type Limit, type LimitName, limits } from './table';

const whose: Record<LimitKey, string> = {
  address: 'address',
  anonymousAddress: 'address without a bearer',
  user: 'member',
  email: 'email',
  emailAndAddress: 'email and address',
  licenseKey: 'license key',
  licenseKeyAndAddress: 'license key and address',
  visitor: 'visitor',
  readersKey: 'license key',
};

const span = (seconds: number) => {
  if (seconds === hour) return 'an hour';
  return seconds === minute ? 'a minute' : `${seconds / minute} minutes`;
};

const whatIsCounted = ({ untilSuccess, counts }: Limit) => {
  if (untilSuccess) return 'failures';
  return counts === undefined ? 'requests' : `${counts} requests`;
};

const describeLimit = (limit: Limit) =>
  `${limit.max} ${whatIsCounted(limit)} in ${span(limit.per)} by ${whose[limit.by]}`;

/** What the OpenAPI document says of a row of the table of limits. */
export function describeLimits(row: LimitName = 'general'): string {
  const all: readonly Limit[] = limits[row];
  return `At most ${all.map(describeLimit).join(', ')}; then 429 with Retry-After in seconds.`;
}
