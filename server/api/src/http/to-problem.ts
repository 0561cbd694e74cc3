import { badRequest, tooLarge } from '@cpal/server-kit/bad-bytes';
import { Problem, notFound } from '@cpal/server-kit/problem';
import { isUnavailable } from '../db/unavailable';
import { problemFromStripe } from '../kernel/stripe-errors';
import { InvalidRequest } from './plugins/validator';

const internal = (cause: unknown) =>
  new Problem('internal_error', 'Something went wrong. Please try again later.', { cause });

/** Says nothing of a database: it is the same to who asks. */
const unavailable = (cause: unknown) =>
  new Problem('overloaded', 'The service is not available. Please try again in a moment.', {
    cause,
    headers: { 'retry-after': '5' },
  });

/** Errors of the framework itself, by their status. */
const frameworkProblems: Record<number, () => Problem> = {
  404: notFound,
  413: () => tooLarge,
  415: () => new Problem('unsupported_media_type', 'Please send JSON (application/json).'),
};

/** An id that cannot exist is answered like one that does not. */
const requestProblem = ({ message, param, validationContext }: InvalidRequest) =>
  validationContext === 'params'
    ? notFound()
    : new Problem('validation_failed', message, { param });

/** The one translator from whatever was thrown to what is answered. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const fromStripe = problemFromStripe(error);
  if (fromStripe) return fromStripe;
  if (isUnavailable(error)) return unavailable(error);
  if (!(error instanceof Error)) return internal(error);
  if (error instanceof InvalidRequest) return requestProblem(error);
  if (!('statusCode' in error) || typeof error.statusCode !== 'number') return internal(error);
  if (error.statusCode < 400 || error.statusCode >= 500) return internal(error);
  return (
    frameworkProblems[error.statusCode]?.() ??
    new Problem(badRequest.code, badRequest.message, { status: error.statusCode })
  );
}
