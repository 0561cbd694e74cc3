import type { AnyProblemCode } from '@cpal/shared/contract/problem-details';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app-type';
import { Problem, notFound, sendProblem } from '@cpal/server-kit/problem';
import { describeError } from '../../kernel/describe-error';
import { toProblem } from '../to-problem';

/** The fields that a code can be about; the first that the call's body has is the one. */
const fieldsByCode: Partial<Record<AnyProblemCode, readonly string[]>> = {
  email_taken: ['email'],
  invalid_link: ['token'],
  invalid_url: ['url'],
  tax_id_invalid: ['tax_id'],
  unknown_price: ['priceId'],
  unknown_product: ['product_id'],
  weak_password: ['newPassword', 'password'],
  wrong_password: ['currentPassword', 'password'],
};

/** Which field of a request a problem is about, if it does not say so itself. */
function findParam({ code, param }: Problem, { routeOptions }: FastifyRequest) {
  const body = routeOptions.config.call?.body;
  const fields = body && 'entries' in body ? Object.keys(Object(body.entries)) : [];
  return param ?? fieldsByCode[code]?.find((name) => fields.includes(name));
}

/** Answers with a problem; what is our error or the payment provider's is logged. */
function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const problem = toProblem(error);
  const isBusy = problem.code === 'overloaded' && problem.cause === undefined;
  if (problem.status >= 500 && !isBusy)
    request.log.error(
      { event: 'request_failed', err: describeError(problem.cause ?? problem) },
      problem.code,
    );
  if (problem.status === 401) reply.header('www-authenticate', 'Bearer');
  return sendProblem(reply, problem, findParam(problem, request));
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
    /** Call after the last route: every known path rejects the methods that it lacks. */
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
