import type { FastifyRequest } from 'fastify';
import { apiVersion } from '../api-version';
import { invalidRequest, StripeProblem } from './problem';

/**
 * Lets a request with any test key pass.
 * @throws StripeProblem 401 without a key or with one that is none; 400 for another API version.
 */
export async function authorize({ headers }: FastifyRequest): Promise<void> {
  if (!/^Bearer sk_test_\w+$/.test(headers.authorization ?? '')) {
    // The key itself is not repeated: it may be a live one by mistake.
    const message =
      headers.authorization === undefined
        ? 'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. "Authorization: Bearer YOUR_SECRET_KEY").'
        : 'Invalid API Key provided: the sandbox takes secret test keys, sk_test_…';
    throw new StripeProblem(401, { type: 'invalid_request_error', message });
  }
  const version = headers['stripe-version'];
  if (version !== undefined && version !== apiVersion) {
    throw invalidRequest(`The sandbox speaks Stripe's API version ${apiVersion} only.`);
  }
}
