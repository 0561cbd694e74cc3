import { invalidRequest } from '../http/problem';

/**
 * The address as it was given, with http or https.
 * @throws StripeProblem 400 `url_invalid`.
 */
export function webAddress(address: string, param: string): string {
  // The placeholder is no valid part of a URL, yet Stripe wants it written so.
  const probe = address.replaceAll('{CHECKOUT_SESSION_ID}', 'cs');
  if (/^https?:\/\//.test(probe) && URL.canParse(probe)) return address;
  throw invalidRequest('Not a valid URL', { param, code: 'url_invalid' });
}
