import type { Exchange } from './exchange';

interface Problem {
  status: number;
  code: string;
  message: string;
}

/** Every refusal that the edge itself gives; codes are those of the product's API. */
export const problems = {
  badPath: {
    status: 400,
    code: 'validation_failed',
    message: 'The address is not encoded properly.',
  },
  notFound: { status: 404, code: 'not_found', message: 'There is nothing at this address.' },
  wrongMethod: {
    status: 405,
    code: 'method_not_allowed',
    message: 'This address can only be read.',
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

/** Sends an error in the one shape that the product's errors have; nobody may store it. */
export function sendProblem(
  { req, res }: Exchange,
  { status, code, message }: Problem,
  headers: Readonly<Record<string, string>> = {},
) {
  const body = JSON.stringify({ message, error: message, code });
  res.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  });
  res.end(req.method === 'HEAD' ? undefined : body);
}
