import { commonCodes } from '@cpal/shared/contract/codes';
import type { AnyProblemCode } from '@cpal/shared/contract/problem-details';
import { describeProblem as toBody, statusByCode } from '@cpal/server-kit/problem';
import { refTo } from './schemas';

const refToHeader = (name: string) => ({ $ref: `#/components/headers/${name}` });

/** What an error of a status means; the components of those that every call has are named by it. */
const meanings: Readonly<Record<number, readonly [name: string, meaning: string]>> = {
  400: ['BadRequest', 'The request is not valid.'],
  401: ['Unauthenticated', 'The call needs a token that is valid.'],
  402: ['PaymentRequired', 'The payment failed.'],
  403: ['Forbidden', 'The caller may not do this.'],
  404: ['NotFound', 'It does not exist, or belongs to somebody else.'],
  409: ['Conflict', 'The state of the resource does not allow it.'],
  413: ['PayloadTooLarge', 'The body is too large.'],
  415: ['UnsupportedMediaType', 'The body is not JSON.'],
  422: ['Unprocessable', 'The request is valid, but cannot be done.'],
  429: ['TooManyRequests', 'A limit of the call is used up; `Retry-After` says for how long.'],
  500: ['InternalError', 'Something went wrong in the server.'],
  502: ['ProviderFailed', 'The payment provider failed.'],
  503: ['Unavailable', 'The service cannot answer now; `Retry-After` may say for how long.'],
};

/** In examples. */
const requestId = '0192d3c4-5b6a-4e7f-8a9b-0c1d2e3f4a5b';

/** Statuses whose responses say when to try again. */
const retried = new Set([429, 503]);

/** The headers that responses have in common. */
export const headers = {
  'Access-Control-Allow-Origin': {
    description:
      '`*` where a blog’s page may call. All other responses are without it, so that pages of other ' +
      'origins cannot read them.',
    schema: { type: 'string', const: '*' },
  },
  'Retry-After': {
    description: 'Seconds after which the call can be tried again.',
    schema: { type: 'integer', format: 'int32', minimum: 0, maximum: 86_400 },
  },
  Link: {
    description:
      'The next page of a list, with `rel="next"` (RFC 8288); left out after the last one.',
    schema: { type: 'string', maxLength: 2_048 },
  },
  Location: {
    description: 'Where it leads.',
    schema: { type: 'string', format: 'uri', maxLength: 2_048 },
  },
  'X-Request-Id': {
    description: 'Names the request in the server’s log.',
    schema: { type: 'string', maxLength: 64 },
  },
} as const;

/** Parameters that several calls have. */
export const parameters = {
  After: {
    name: 'after',
    in: 'query',
    required: false,
    description: 'Where the page begins, as the `Link` of the page before says.',
    schema: { type: 'string', maxLength: 64 },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'Makes it safe to send the call again. For 24 hours the same key with the same request gets the ' +
      'first response, marked by `Idempotency-Replayed: true`; with another request it gets 422, and ' +
      '409 while the call is running. Errors are not kept. Without a bearer it is ignored.',
    schema: { type: 'string', minLength: 1, maxLength: 255, pattern: String.raw`^[\x21-\x7e]+$` },
  },
} as const;

/** The headers of a response, with more of its own. */
export const headersOf = (...more: (keyof typeof headers)[]) =>
  Object.fromEntries(
    (['Access-Control-Allow-Origin', 'X-Request-Id', ...more] as const).map((name) => [
      name,
      refToHeader(name),
    ]),
  );

/** Some codes by the status that they respond with. */
function byStatus(codes: readonly AnyProblemCode[]) {
  const groups = new Map<number, AnyProblemCode[]>();
  for (const code of codes) {
    const status = statusByCode[code];
    groups.set(status, [...(groups.get(status) ?? []), code]);
  }
  return groups;
}

function describeProblem(status: number, codes: readonly AnyProblemCode[]) {
  const [, meaning] = meanings[status] ?? ['', ''];
  const [first = 'internal_error'] = codes;
  return {
    description: `${meaning} Code: ${codes.map((code) => `\`${code}\``).join(', ')}.`,
    headers: retried.has(status) ? headersOf('Retry-After') : headersOf(),
    content: {
      'application/json': {
        schema: { $ref: refTo('Problem') },
        example: toBody({ code: first, message: meaning, status, param: undefined }, requestId),
      },
    },
  };
}

const common = byStatus(commonCodes);

/** The errors that every call can have, as components. */
export const commonResponses = Object.fromEntries(
  [...common].map(([status, codes]) => [meanings[status]?.[0], describeProblem(status, codes)]),
);

/** What a call responds with if it does not succeed: by status, those of all calls by reference. */
export const describeProblems = (codes: readonly AnyProblemCode[]) =>
  Object.fromEntries(
    [...byStatus([...commonCodes, ...codes])].map(([status, all]) => [
      status,
      all.length === common.get(status)?.length
        ? { $ref: `#/components/responses/${meanings[status]?.[0]}` }
        : describeProblem(status, all),
    ]),
  );
