import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';
import { Problem, problemAnswer } from '../problem';

const body = JSON.stringify(
  problemAnswer(new Problem('validation_failed', 'The request is not valid.')),
);
const headers = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'content-length': String(body.length),
};

/** Answers a request whose address no route can be looked up for, such as `/%`. */
export function answerBadAddress(_error: unknown, _request: unknown, reply: FastifyReply) {
  reply.hijack();
  reply.raw.writeHead(400, headers).end(body);
}

/** Answers what is not HTTP, or too slow, before the framework sees it; then hangs up. */
export function answerBadBytes(error: NodeJS.ErrnoException, socket: Socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const status = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  const lines = Object.entries({ ...headers, connection: 'close' }).map(([k, v]) => `${k}: ${v}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
}
