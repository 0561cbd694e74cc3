import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { StripeProblem, type ProblemBody } from './problem';

const type = 'invalid_request_error';

function problemOf(error: FastifyError | StripeProblem): { status: number; body: ProblemBody } {
  if (error instanceof StripeProblem) return error;
  const status = error.statusCode ?? 500;
  if (status === 415) {
    const message =
      'Invalid request (check that your POST content type is application/x-www-form-urlencoded).';
    return { status: 400, body: { type, message } };
  }
  return status < 500
    ? { status, body: { type, message: error.message } }
    : { status, body: { type: 'api_error', message: 'The sandbox failed. Its log says why.' } };
}

/** Answers where the address itself cannot be read, before there is a route. */
export function answerBadAddress(
  _error: FastifyError,
  _request: unknown,
  reply: Pick<FastifyReply, 'code'>,
): void {
  void reply.code(400).send({ error: { type, message: 'Unrecognized request URL.' } });
}

/** Whatever goes wrong is answered in Stripe's error envelope. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | StripeProblem>(async (error, request, reply) => {
    const { status, body } = problemOf(error);
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    return reply.code(status).send({ error: body });
  });

  app.setNotFoundHandler(async (request, reply) => {
    const [path = ''] = request.url.split('?');
    const message = `Unrecognized request URL (${request.method}: ${path}).`;
    return reply.code(404).send({ error: { type, message } });
  });
}
