import type { IncomingMessage } from 'node:http';
import { badRequest, headersTooLarge, tooLarge } from '@cpal/server-kit/bad-bytes';
import { Problem, sendProblem } from '@cpal/server-kit/problem';
import type { FastifyReply } from 'fastify';
import { methods, readMethods } from './connection/methods';

/** A request that is not taken; the status says why where it is not 400. */
const invalid = (message: string, status = 400) =>
  new Problem('validation_failed', message, { status });

/** Every error that the edge itself gives; they are thrown as they are. */
export const problems = {
  badRequest,
  tooLarge,
  headersTooLarge,
  badTarget: invalid('The address must begin with a slash.'),
  badHost: invalid('The request must name one host.'),
  badFraming: invalid('The request does not say clearly where its body ends.'),
  unexpectedBody: invalid('A request of this method takes no body.'),
  slowBody: invalid('The body of the request took too long to arrive.', 408),
  badRange: invalid('The file has no such part.', 416),
  badExpectation: invalid('The request expects what is not offered here.', 417),
  badMediaType: new Problem('unsupported_media_type', 'The type of the body is not valid.'),
  unknownMethod: new Problem('method_not_allowed', 'This method is not used here.', {
    headers: { allow: methods.join(', ') },
  }),
  wrongMethod: new Problem('method_not_allowed', 'This address can only be read.', {
    headers: { allow: readMethods.join(', ') },
  }),
  notFound: new Problem('not_found', 'There is nothing at this address.'),
  busy: new Problem('overloaded', 'The service is busy at the moment. Please try again.', {
    headers: { 'retry-after': '1' },
  }),
  failed: new Problem('internal_error', 'Something went wrong on our side. Please try again.'),
  apiDown: new Problem(
    'overloaded',
    'The service cannot be reached at the moment. Please try again.',
    { status: 502 },
  ),
  apiSilent: new Problem('overloaded', 'The service takes too long to answer. Please try again.', {
    status: 504,
  }),
} satisfies Record<string, Problem>;

/** Whether a request brings a body, of whatever method it is. */
export const hasBody = (req: IncomingMessage): boolean =>
  req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;

/** Has the connection closed after the answer, where what comes next on it is in doubt. */
export function closeAfter(reply: FastifyReply): void {
  reply.header('connection', 'close');
}

/** Answers with a problem. */
export function sendEdgeProblem(
  reply: FastifyReply,
  problem: Problem,
  headers: Readonly<Record<string, string>> = {},
): FastifyReply {
  const { raw } = reply.request;
  // What is left of a body that nobody reads must not be taken for the next request.
  if (hasBody(raw) && !raw.complete) closeAfter(reply);
  return sendProblem(reply.headers(headers), problem);
}
