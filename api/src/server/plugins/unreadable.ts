import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { Problem, problemAnswer } from '../problem';

const body = JSON.stringify(
  problemAnswer(new Problem('validation_failed', 'The request is not valid.')),
);
const headersOf = (requestId: string) => ({
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'content-length': String(body.length),
  'x-request-id': requestId,
});

/** Answers a request whose address no route can be looked up for, such as `/%`; no hook sees it. */
export function answerBadAddress(_error: unknown, request: FastifyRequest, reply: FastifyReply) {
  reply.hijack();
  reply.raw.writeHead(400, headersOf(request.id)).end(body);
  request.log.info({ method: request.method, route: null, status: 400 }, 'request');
}

/** Answers what is not HTTP, or too slow, before the framework sees it; then hangs up. */
export function answerBadBytes(
  log: FastifyBaseLogger,
  error: NodeJS.ErrnoException,
  socket: Socket,
) {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const status = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  const requestId = randomUUID();
  const headers = { ...headersOf(requestId), connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
  log.info({ requestId, method: null, route: null, status }, 'request');
}
