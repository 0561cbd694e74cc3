import { badRequest, rawHeaders } from '@cpal/server-kit/bad-bytes';
import { problemText } from '@cpal/server-kit/problem';
import { logRequest } from '@cpal/server-kit/request-log';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Answers a request whose address no route can be looked up for, such as `/%`; no hook sees it. */
export function answerBadAddress(_error: unknown, request: FastifyRequest, reply: FastifyReply) {
  reply.hijack();
  const { status } = badRequest;
  reply.raw
    .writeHead(status, rawHeaders(badRequest, request.id))
    .end(problemText(badRequest, request.id));
  logRequest(request.log, { method: request.method, route: null, status });
}
