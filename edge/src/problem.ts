import type { IncomingMessage } from 'node:http';
import type { FastifyReply } from 'fastify';
import { methods, readMethods } from './connection/methods';

/** A refusal: a status of HTTP, with a code and a sentence for people. */
export interface Problem {
  status: number;
  code: string;
  message: string;
  headers?: Readonly<Record<string, string>>;
}

/** Every refusal that the edge itself gives; codes are those of the product's API. */
export const problems = {
  badTarget: {
    status: 400,
    code: 'validation_failed',
    message: 'The address must begin with a slash.',
  },
  badRequest: {
    status: 400,
    code: 'validation_failed',
    message: 'The request is not valid.',
  },
  badHost: {
    status: 400,
    code: 'validation_failed',
    message: 'The request must name one host.',
  },
  badFraming: {
    status: 400,
    code: 'validation_failed',
    message: 'The request does not say clearly where its body ends.',
  },
  unexpectedBody: {
    status: 400,
    code: 'validation_failed',
    message: 'A request of this method takes no body.',
  },
  unknownMethod: {
    status: 405,
    code: 'method_not_allowed',
    message: 'This method is not used here.',
    headers: { Allow: methods.join(', ') },
  },
  badMediaType: {
    status: 415,
    code: 'unsupported_media_type',
    message: 'The type of the body is not valid.',
  },
  slowRequest: {
    status: 408,
    code: 'validation_failed',
    message: 'The request took too long to arrive.',
  },
  slowBody: {
    status: 408,
    code: 'validation_failed',
    message: 'The body of the request took too long to arrive.',
  },
  tooLarge: {
    status: 413,
    code: 'payload_too_large',
    message: 'The request is too large.',
  },
  badExpectation: {
    status: 417,
    code: 'validation_failed',
    message: 'The request expects what is not offered here.',
  },
  headersTooLarge: {
    status: 431,
    code: 'payload_too_large',
    message: 'The headers of the request are too large.',
  },
  busy: {
    status: 503,
    code: 'overloaded',
    message: 'The service is busy at the moment. Please try again.',
    headers: { 'Retry-After': '1' },
  },
  notFound: { status: 404, code: 'not_found', message: 'There is nothing at this address.' },
  wrongMethod: {
    status: 405,
    code: 'method_not_allowed',
    message: 'This address can only be read.',
    headers: { Allow: readMethods.join(', ') },
  },
  badRange: {
    status: 416,
    code: 'validation_failed',
    message: 'The file has no such part.',
  },
  failed: {
    status: 500,
    code: 'internal_error',
    message: 'Something went wrong on our side. Please try again.',
  },
  apiDown: {
    status: 502,
    code: 'overloaded',
    message: 'The service cannot be reached at the moment. Please try again.',
  },
  apiSilent: {
    status: 504,
    code: 'overloaded',
    message: 'The service takes too long to answer. Please try again.',
  },
} satisfies Record<string, Problem>;

/** Thrown where a request is not taken; the server's error handler answers with the problem. */
export class RequestFault extends Error {
  override name = 'RequestFault';
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

/** The one shape that the product's errors have. */
export const problemBody = ({ code, message }: Problem): string =>
  JSON.stringify({ message, error: message, code });

/** Nobody may store an error. */
export const problemHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

/** Whether a request brings a body, of whatever method it is. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Sends an error in the common shape. */
export function sendProblem(
  reply: FastifyReply,
  problem: Problem,
  headers: Readonly<Record<string, string>> = {},
): FastifyReply {
  const { raw } = reply.request;
  // What is left of a body that nobody reads must not be taken for the next request.
  if (hasBody(raw) && !raw.complete) reply.header('connection', 'close');
  return reply
    .code(problem.status)
    .headers({ ...problemHeaders, ...problem.headers, ...headers })
    .send(problemBody(problem));
}
