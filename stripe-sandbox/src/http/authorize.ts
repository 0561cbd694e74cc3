import type { FastifyRequest } from 'fastify';
import { apiVersion } from '../api-version';
import { invalidRequest, StripeProblem } from './problem';

function unauthorized(message: string): StripeProblem {
  return new StripeProblem(401, { type: 'invalid_request_error', message });
}

/**
 * Lets a request with any test key pass.
 * @throws StripeProblem 401 without a key or with one that is none; 400 for another API version.
 */
export async function authorize(request: FastifyRequest): Promise<void> {
  const { authorization } = request.headers;
  if (authorization === undefined) {
    throw unauthorized(
      'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. "Authorization: Bearer YOUR_SECRET_KEY").',
    );
  }
  if (!/^Bearer sk_test_\w+$/.test(authorization)) {
    // The key itself is not repeated: somebody may have sent a live one by mistake.
    throw unauthorized('Invalid API Key provided: the sandbox takes secret test keys, sk_test_…');
  }
  const version = request.headers['stripe-version'];
  if (version !== undefined && version !== apiVersion) {
    throw invalidRequest(`The sandbox speaks Stripe's API version ${apiVersion} only.`);
  }
}
