import type { FastifyError, FastifyInstance } from 'fastify';
import { StripeProblem, type ProblemBody } from './problem';

function problemOf(error: FastifyError | StripeProblem): { status: number; body: ProblemBody } {
  if (error instanceof StripeProblem) return error;
  const { message, statusCode: status = 500 } = error;
  return status < 500
    ? { status, body: { type: 'invalid_request_error', message } }
    : { status, body: { type: 'api_error', message: 'The sandbox failed. Its log says why.' } };
}

/** All errors are answered in Stripe's error envelope. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | StripeProblem>(async (error, request, reply) => {
    const { status, body } = problemOf(error);
    if (status >= 500) request.log.error({ event: 'request_failed', err: error }, 'request failed');
    return reply.code(status).send({ error: body });
  });

  app.setNotFoundHandler(async (request, reply) => {
    const [path = ''] = request.url.split('?');
    const message = `Unrecognized request URL (${request.method}: ${path}).`;
    return reply.code(404).send({ error: { type: 'invalid_request_error', message } });
  });
}
