import * as z from 'zod/mini';
import { problemCodes } from '../contract/problem';
import { type Problem, withoutSentence } from './problem';

const sentence = z.catch(z.nullable(z.string().check(z.minLength(1))), null);

// Whatever answered may not be our server: each field of a proxy's body can be anything.
const failure = z.object({
  message: sentence,
  error: sentence,
  code: z.catch(z.enum([...problemCodes, 'unexpected_error']), 'unexpected_error'),
});

/**
 * What the body of a refused call says.
 * @param body parsed JSON, or anything else.
 */
export function readFailure(status: number, body: unknown): Problem {
  const { success, data } = failure.safeParse(body);
  return success ? { status, ...data } : withoutSentence('unexpected_error', status);
}
