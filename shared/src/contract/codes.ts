// Apart from the schema of a problem, which a remote with a call would bundle otherwise.
import type { ProblemCode } from './problem';

/** The codes with which every call can be refused, whatever it does. */
export const commonCodes = [
  'validation_failed',
  'unauthenticated',
  'payload_too_large',
  'unsupported_media_type',
  'rate_limited',
  'internal_error',
  'overloaded',
  'not_ready',
] as const satisfies readonly ProblemCode[];

/** The codes of every call that asks the payment provider. */
export const providerCodes = [
  'payment_provider_failed',
  'payment_provider_unavailable',
] as const satisfies readonly ProblemCode[];
