import { createHash } from 'node:crypto';
import type { StoredAnswer } from '../store/records';
import type { Store } from '../store/store';
import { StripeProblem } from './problem';

/** A request that may be sent more than once. */
export interface KeyedRequest {
  key: string;
  /** Method and path. */
  endpoint: string;
  parameters: string;
}

/** The key of a POST with its fingerprint; null where the caller gave none. */
export function keyedRequest(request: {
  method: string;
  path: string;
  key: string | undefined;
  form: object;
}): KeyedRequest | null {
  if (request.method !== 'POST' || request.key === undefined) return null;
  const parameters = createHash('sha256').update(JSON.stringify(request.form)).digest('hex');
  return { key: request.key, endpoint: `${request.method} ${request.path}`, parameters };
}

function refusal(message: string): StripeProblem {
  return new StripeProblem(400, { type: 'idempotency_error', message });
}

/**
 * The answer that a key already has.
 * @throws StripeProblem 400 `idempotency_error` where the key was used for something else.
 */
export function earlierAnswer(store: Store, request: KeyedRequest): StoredAnswer | undefined {
  const earlier = store.answers.get(request.key);
  const other = `Try using a key other than '${request.key}' if you meant to execute a different request.`;
  if (earlier === undefined) return undefined;
  if (earlier.endpoint !== request.endpoint) {
    throw refusal(
      `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${earlier.endpoint}' vs. '${request.endpoint}'). ${other}`,
    );
  }
  if (earlier.parameters !== request.parameters) {
    throw refusal(
      `Keys for idempotent requests can only be used with the same parameters they were first used with. ${other}`,
    );
  }
  return earlier;
}
