import type { ProblemCode } from '../contract/problem';

/** What went wrong with a call, in the one shape that screens see. */
export interface Problem {
  /** `bad_answer`: the call succeeded by its status, but its body is not what the contract says. */
  code: ProblemCode | 'network_error' | 'unexpected_error' | 'bad_answer';
  /** The HTTP status, or null where no answer came. */
  status: number | null;
  /** The `message` of the server's body, or null; the specification shows it on the auth screens. */
  message: string | null;
  /** The `error` of the server's body, or null; shown for license keys and billing. */
  error: string | null;
  /** Seconds until the call can be made again, if the server said so. */
  retryAfter?: number;
}

/** Guards by shape: across federation two copies of a class can exist. */
export function isProblem(candidate: unknown): candidate is Problem {
  return (
    typeof candidate === 'object' &&
    candidate !== null &&
    ['code', 'status', 'message', 'error'].every((field) => field in candidate)
  );
}

/** Turns whatever was thrown into a Problem; what is no Problem already is unexpected. */
export const toProblem = (thrown: unknown): Problem =>
  isProblem(thrown) ? thrown : withoutSentence('unexpected_error', null);

/** A problem of which the server said nothing. */
export const withoutSentence = (code: Problem['code'], status: number | null): Problem => ({
  code,
  status,
  message: null,
  error: null,
});

/** What came of a call that a screen waits for; it never rejects, so no rejection goes unheard. */
export type Result<T> = { value: T } | { problem: Problem };

/** For loaders: starts the call's promise on its way to the screen, problems included. */
export const toResult = <T>(call: Promise<T>): Promise<Result<T>> =>
  call.then(
    (value) => ({ value }),
    (thrown) => ({ problem: toProblem(thrown) }),
  );
