import {
  type FastifyBaseLogger,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { requestId } from './request-id';

/** The status in the log where the caller left before there was an answer. */
const callerLeft = 499;

/** Options of a server whose lines carry the request's id, with one line of our own per request. */
export const requestLogOptions = () => ({
  logController: new LogController({
    // Two lines of the framework's.
    disableRequestLogging: true,
    requestIdLogLabel: 'requestId',
  }),
  genReqId: requestId,
});

/** What one line says of a request: never a header, a body or a query string. */
interface RequestLine {
  /** Null where the request could not be read. */
  method: string | null;
  status: number;
  [address: string]: unknown;
}

/** Writes the one line that a request has in the log. */
export const logRequest = (log: FastifyBaseLogger, line: RequestLine): void =>
  log.info(line, 'request');

/**
 * Makes a hook for `onRequest`: it names the request in the answer, and logs it when it is over.
 * @param addressOf says, by its own name, what the line may tell of the address.
 */
export const requestLog =
  (addressOf: (request: FastifyRequest) => Record<string, string | null>) =>
  (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const { raw } = reply;
    const { socket, method } = request.raw;
    const startedAt = performance.now();
    const bytesBefore = socket.bytesWritten;
    reply.header('x-request-id', request.id);
    let isWritten = false;
    const write = () => {
      if (isWritten) return;
      isWritten = true;
      logRequest(request.log, {
        method: method ?? null,
        ...addressOf(request),
        status: raw.headersSent ? raw.statusCode : callerLeft,
        ms: Math.round((performance.now() - startedAt) * 10) / 10,
        bytes: socket.bytesWritten - bytesBefore,
      });
    };
    // The framework's own hook is not called where the caller leaves.
    raw.once('finish', write).once('close', write);
    done();
  };
