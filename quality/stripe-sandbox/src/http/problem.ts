import type { SetupIntent } from '../stripe-types';

/** The inside of Stripe's error envelope. */
export interface ProblemBody {
  type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';
  message: string;
  code?: string;
  param?: string;
  decline_code?: string;
  setup_intent?: SetupIntent;
}

/**
 * An answer that is not a success, in Stripe's words. Thrown, it undoes the transaction; returned
 * from an endpoint (a declined charge, for instance) it keeps what was changed before it.
 */
export class StripeProblem extends Error {
  readonly status: number;
  readonly body: ProblemBody;

  constructor(status: number, body: ProblemBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

/** 400 for a request that makes no sense; `param` names the parameter at fault. */
export function invalidRequest(
  message: string,
  details: { param?: string; code?: string } = {},
): StripeProblem {
  return new StripeProblem(400, { type: 'invalid_request_error', message, ...details });
}

/**
 * The object does not exist.
 * @param param the parameter that named it; absent where the path did, which answers 404.
 */
export function noSuch(kind: string, id: string, param?: string): StripeProblem {
  return new StripeProblem(param === undefined ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param: param ?? 'id',
  });
}

/** A required parameter is absent. */
export function missingParam(param: string): StripeProblem {
  return invalidRequest(`Missing required param: ${param}.`, { param, code: 'parameter_missing' });
}
