import type { AnyProblemCode, ProblemDetails } from '@cpal/shared/contract/problem-details';
import type { FastifyReply } from 'fastify';

/** The HTTP status that each code answers with, unless the place that rejects says otherwise. */
export const statusByCode: Record<AnyProblemCode, number> = {
  validation_failed: 400,
  weak_password: 400,
  invalid_link: 400,
  unknown_price: 400,
  unknown_product: 400,
  tax_id_invalid: 400,
  invalid_signature: 400,
  invalid_url: 400,
  not_verified: 422,
  reader_turned_away: 422,
  blog_unreadable: 422,
  blog_claimed: 409,
  blog_limit: 409,
  answer_limit: 409,
  link_limit: 409,
  key_not_valid: 403,
  code_not_valid: 403,
  domain_not_allowed: 403,
  post_unknown: 404,
  session_expired: 401,
  unauthenticated: 401,
  invalid_credentials: 401,
  token_reused: 401,
  card_declined: 402,
  authentication_required: 402,
  payment_overdue: 402,
  forbidden: 403,
  wrong_password: 403,
  email_not_verified: 403,
  subscription_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  email_taken: 409,
  subscription_exists: 409,
  license_limit: 409,
  domain_limit: 409,
  checkout_replaced: 409,
  customer_mismatch: 409,
  card_is_default: 409,
  preview_expired: 409,
  idempotency_in_progress: 409,
  idempotency_key_reused: 422,
  billing_address_required: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  blog_busy: 429,
  internal_error: 500,
  payment_provider_failed: 502,
  payment_provider_unavailable: 503,
  overloaded: 503,
  not_ready: 503,
};

interface ProblemOptions extends ErrorOptions {
  status?: number;
  headers?: Readonly<Record<string, string>>;
  /** Which field, parameter or header is wrong. */
  param?: string | undefined;
}

/** An error with a sentence for the person and a code for the program. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: AnyProblemCode;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly param: string | undefined;

  constructor(
    code: AnyProblemCode,
    message: string,
    { status = statusByCode[code], headers = {}, cause, param }: ProblemOptions = {},
  ) {
    super(message, { cause });
    this.code = code;
    this.status = status;
    this.headers = headers;
    this.param = param;
  }
}

type Described = Pick<Problem, 'code' | 'message' | 'param' | 'status'>;

const inWords = (code: string) => code.charAt(0).toUpperCase() + code.slice(1).replaceAll('_', ' ');

/**
 * The body of an error: auth screens read `message`, the others `error`; other callers read the fields of
 * RFC 9457. It stays `application/json`, which the product's clients expect.
 */
export const describeProblem = (
  { code, message, param, status }: Described,
  requestId: string,
): ProblemDetails => ({
  message,
  error: message,
  code,
  type: `urn:cpal:problem:${code}`,
  title: inWords(code),
  status,
  detail: message,
  request_id: requestId,
  ...(param !== undefined && { param }),
});

export const problemText = (problem: Described, requestId: string): string =>
  JSON.stringify(describeProblem(problem, requestId));

/** Nobody may store an error. */
export const problemHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

/**
 * Answers with a problem in the one shape.
 * @param param the field that it is about, if the problem does not say so.
 */
export const sendProblem = (
  reply: FastifyReply,
  problem: Problem,
  param = problem.param,
): FastifyReply => {
  const { code, message, status } = problem;
  return reply
    .code(status)
    .headers({ ...problemHeaders, ...problem.headers })
    .send(problemText({ code, message, status, param }, reply.request.id));
};

/** The answer for what does not exist, and for what belongs to somebody else. */
export const notFound = () => new Problem('not_found', 'Not found');
