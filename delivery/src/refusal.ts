import { isNativeError } from 'node:util/types';

/** A fault that a person can mend; the message is one sentence meant for them, without a stack. */
export class Refusal extends Error {
  override name = 'Refusal';
}

/** The `code` of a system error, such as `ENOENT`, or null for any other value. */
export function errorCode(error: unknown): string | null {
  return isNativeError(error) && 'code' in error && typeof error.code === 'string'
    ? error.code
    : null;
}

/** The message of whatever was thrown. */
export const errorMessage = (error: unknown): string =>
  isNativeError(error) ? error.message : String(error);
