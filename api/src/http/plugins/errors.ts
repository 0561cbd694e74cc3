import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app-type';
import { isUnavailable } from '../../db/unavailable';
import { badRequest, tooLarge } from '@cpal/server-kit/bad-bytes';
import { Problem, notFound, sendProblem } from '@cpal/server-kit/problem';
import { problemFromStripe } from '../../kernel/stripe-errors';
import { describeError } from '../../kernel/describe-error';
import { InvalidRequest } from './validator';

const internal = (cause: unknown) =>
  new Problem('internal_error', 'Something went wrong. Please try again later.', { cause });

/** Says nothing of a database: it is the same to who asks. */
const unavailable = (cause: unknown) =>
  new Problem('overloaded', 'The service is not available. Please try again in a moment.', {
    cause,
    headers: { 'retry-after': '5' },
  });

/** Refusals of the framework itself, by their status. */
const frameworkProblems: Record<number, () => Problem> = {
  404: notFound,
  413: () => tooLarge,
  415: () => new Problem('unsupported_media_type', 'Please send JSON (application/json).'),
};

/** An id that cannot exist is answered like one that does not. */
const requestProblem = ({ message, validationContext }: InvalidRequest) =>
  validationContext === 'params' ? notFound() : new Problem('validation_failed', message);

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

/** Answers with a problem; what is our fault or the payment provider's is logged. */
function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const problem = toProblem(error);
  const isBusy = problem.code === 'overloaded' && problem.cause === undefined;
  if (problem.status >= 500 && !isBusy)
    request.log.error({ err: describeError(problem.cause ?? problem) }, problem.code);
  if (problem.status === 401) reply.header('www-authenticate', 'Bearer');
  return sendProblem(reply, problem);
}

/** Gives every error, known or not, the one shape, and answers 405 where only the method is wrong. */
export function registerErrors(app: App) {
  const methods = new Map<string, string[]>();
  app.addHook('onRoute', ({ url, method }) => {
    methods.set(url, [...(methods.get(url) ?? []), ...[method].flat()]);
  });
  app.setErrorHandler(sendError);
  app.setNotFoundHandler(() => {
    throw notFound();
  });

  return {
    /** Call after the last route: every known path refuses the methods that it lacks. */
    refuseOtherMethods: async () => {
      // Routes in scopes of their own are there only once those are loaded.
      await app.after();
      // A copy, because adding a route adds to the map.
      const all = new Map(methods);
      for (const [url, known] of all) {
        app.route({
          url,
          method: app.supportedMethods.filter((method) => !known.includes(method)),
          exposeHeadRoute: false,
          config: { public: true },
          schema: { hide: true },
          // Before the body is read, which may be too large or of another type.
          onRequest: () => {
            throw new Problem('method_not_allowed', 'This method is not allowed here.', {
              headers: { allow: known.join(', ') },
            });
          },
          handler: notFound,
        });
      }
    },
  };
}
