import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { errorCode } from './errors';
import { Problem, problemHeaders, problemText } from './problem';
import { logRequest } from './request-log';

/** What Node could not read as HTTP. */
export const badRequest = new Problem('validation_failed', 'The request is not valid.');
export const tooLarge = new Problem('payload_too_large', 'The request is too large.');
export const headersTooLarge = new Problem(
  'payload_too_large',
  'The headers of the request are too large.',
  { status: 431 },
);
const slowRequest = new Problem('validation_failed', 'The request took too long to arrive.', {
  status: 408,
});

/** What Node says of bytes that it cannot read, next to the general case. */
const byCode: ReadonlyMap<string | null, Problem> = new Map([
  ['HPE_HEADER_OVERFLOW', headersTooLarge],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', tooLarge],
  ['ERR_HTTP_REQUEST_TIMEOUT', slowRequest],
]);

/** The headers of an answer that is written past the framework. */
export const rawHeaders = (problem: Problem, requestId: string) => ({
  ...problemHeaders,
  'content-length': String(Buffer.byteLength(problemText(problem, requestId))),
  'x-request-id': requestId,
});

/**
 * Answers in the one shape what is not HTTP, too long, or too slow; then hangs up.
 * @param mayAnswer false where the answer would be taken for that of an earlier request.
 */
export function answerBadBytes(
  log: FastifyBaseLogger,
  error: Error,
  socket: Socket,
  mayAnswer: (socket: Socket) => boolean = () => true,
): void {
  const code = errorCode(error);
  if (code === 'ECONNRESET' || !socket.writable || !mayAnswer(socket)) {
    socket.destroy();
    return;
  }
  const problem = byCode.get(code) ?? badRequest;
  const requestId = randomUUID();
  const lines = Object.entries({ ...rawHeaders(problem, requestId), connection: 'close' });
  const head = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    ...lines.map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end([...head, '', problemText(problem, requestId)].join('\r\n'), () => socket.destroy());
  logRequest(log, { method: null, status: problem.status, requestId });
}
