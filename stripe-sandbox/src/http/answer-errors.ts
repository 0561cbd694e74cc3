import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { StripeProblem, type ProblemBody } from './problem';

const mediaType =
  'Invalid request (check that your POST content type is application/x-www-form-urlencoded).';

function problemOf(error: FastifyError | StripeProblem): { status: number; body: ProblemBody } {
  if (error instanceof StripeProblem) return error;
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
    return { status: 400, body: { type: 'invalid_request_error', message: mediaType } };
  }
  const status = error.statusCode ?? 500;
  return status < 500
    ? { status, body: { type: 'invalid_request_error', message: error.message } }
    : {
        status: 500,
        body: { type: 'api_error', message: 'The sandbox failed. Its log says why.' },
      };
}

/** Answers where the address itself cannot be read, before there is a route. */
export function answerBadAddress(
  _error: FastifyError,
  _request: unknown,
  reply: Pick<FastifyReply, 'code'>,
): void {
  const message = 'Unrecognized request URL.';
  void reply.code(400).send({ error: { type: 'invalid_request_error', message } });
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
    return reply.code(404).send({
      error: {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${request.method}: ${path}).`,
      },
    });
  });
}
