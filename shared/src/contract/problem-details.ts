// Apart from the body that clients read, so that no front end bundles what only other callers use.
import * as v from 'valibot';
import { integer } from './fields';
import { type ProblemCode, problemBody, problemCodes } from './problem';

/** Codes for callers that send an `Idempotency-Key`. */
export const idempotencyCodes = ['idempotency_key_reused', 'idempotency_in_progress'] as const;

export type AnyProblemCode = ProblemCode | (typeof idempotencyCodes)[number];

/** The whole body of every response that is not a success: `problemBody` with the fields of RFC 9457. */
export const problemDetails = v.object({
  ...problemBody.entries,
  code: v.picklist([...problemCodes, ...idempotencyCodes]),
  /** Names the code as a URI: `urn:cpal:problem:<code>`. */
  type: v.string(),
  /** The code in words, the same for each error of it. */
  title: v.string(),
  status: integer,
  /** The same sentence as `message`. */
  detail: v.string(),
  /** As `X-Request-Id`: names the request in the server's log. */
  request_id: v.string(),
  /** Which field, parameter or header is wrong, such as `voice.tone`; left out if it is none. */
  param: v.optional(v.string()),
});

export type ProblemDetails = v.InferOutput<typeof problemDetails>;
