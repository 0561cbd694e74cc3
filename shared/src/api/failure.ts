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
 * What the body of a refused call says.
 * @param body parsed JSON, or anything else.
 */
export function readFailure(status: number, body: unknown): Problem {
  const read = parseAs(failure, body);
  return read.success ? { status, ...read.output } : withoutSentence('unexpected_error', status);
}
