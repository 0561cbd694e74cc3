import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { errorCode } from '@cpal/delivery';
import type { FastifyBaseLogger } from 'fastify';
import { type Problem, problemBody, problemHeaders, problems } from '../problem';
import { isNextAnswer } from './in-order';

/** What Node says of bytes that it cannot read, beside the general case. */
const byCode: ReadonlyMap<string | null, Problem> = new Map([
  ['HPE_HEADER_OVERFLOW', problems.headersTooLarge],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', problems.tooLarge],
  ['ERR_HTTP_REQUEST_TIMEOUT', problems.slowRequest],
]);

/** The bytes of an answer that ends its connection. */
function answerBytes(problem: Problem, requestId: string) {
  const body = problemBody(problem);
  const lines = Object.entries({
    ...problemHeaders,
    'content-length': Buffer.byteLength(body),
    'x-request-id': requestId,
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  const status = `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status] ?? ''}`;
  return [status, ...lines, '', body].join('\r\n');
}

/** Answers in the common shape what is not HTTP, too long, or too slow; then hangs up. */
export function answerBadBytes(log: FastifyBaseLogger, error: Error, socket: Socket): void {
  const code = errorCode(error);
  if (code === 'ECONNRESET' || !socket.writable || !isNextAnswer(socket)) {
    socket.destroy();
    return;
  }
  const problem = byCode.get(code) ?? problems.badRequest;
  const requestId = randomUUID();
  socket.end(answerBytes(problem, requestId), () => socket.destroy());
  log.info({ method: null, path: null, status: problem.status, requestId }, 'request');
}
