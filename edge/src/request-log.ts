import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { sentPath } from './sent-path';

/** The status that stands in the log where the caller left before there was an answer. */
const callerLeft = 499;

/** The API's rule too, so that the log lines of both can be joined. */
const plainWord = /^[\w.-]{1,64}$/;

/** Taken from the caller where it is a plain word, else made here. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && plainWord.test(given) ? given : randomUUID();
}

/** Logs one line when a request is over; never a header, a body or a query string. */
export function registerRequestLog(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const startedAt = performance.now();
    const bytesBefore = socket.bytesWritten;
    reply.header('x-request-id', request.id);
    // The framework's own hook is not called where the caller leaves.
    reply.raw.once('close', () => {
      request.log.info(
        {
          method: request.method,
          path: sentPath(request),
          status: reply.raw.headersSent ? reply.raw.statusCode : callerLeft,
          ms: Math.round((performance.now() - startedAt) * 10) / 10,
          bytes: socket.bytesWritten - bytesBefore,
        },
        'request',
      );
    });
    done();
  });
}
