import * as v from 'valibot';
import { parseAs } from '../contract/parse';
import { problemCodes } from '../contract/problem';
import { type Problem, withoutSentence } from './problem';

const sentence = v.fallback(v.nullable(v.pipe(v.string(), v.minLength(1))), null);

// Whatever answered may not be our server: each field of a proxy's body can be anything.
const failure = v.object({
  message: sentence,
  error: sentence,
  code: v.fallback(v.picklist([...problemCodes, 'unexpected_error']), 'unexpected_error'),
});

/**
 * What the response to a failed call says.
 * @param body parsed JSON, or anything else.
 */
export function readFailure({ status, headers }: Response, body: unknown): Problem {
  const read = parseAs(failure, body);
  const problem = read.success
    ? { status, ...read.output }
    : withoutSentence('unexpected_error', status);
  // A proxy may send a date instead, which says nothing to a clock that is wrong.
  const retryAfter = Number(headers.get('retry-after'));
  return retryAfter > 0 ? { ...problem, retryAfter } : problem;
}
