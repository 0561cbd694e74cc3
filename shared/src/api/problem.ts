import type { ProblemCode } from '../contract/problem';

/** What went wrong with a call, in the one shape that screens see. */
export interface Problem {
  code: ProblemCode | 'network_error' | 'unexpected_error';
  /** The HTTP status, or null where no answer came. */
  status: number | null;
  /** The server's own sentence, or null where it sent none. */
  serverMessage: string | null;
}

/** Guards by shape: across federation two copies of a class can exist. */
export function isProblem(candidate: unknown): candidate is Problem {
  return (
    typeof candidate === 'object' &&
    candidate !== null &&
    'code' in candidate &&
    'serverMessage' in candidate
  );
}

/** Turns whatever was thrown into a Problem; what is no Problem already is unexpected. */
export function toProblem(thrown: unknown): Problem {
  return isProblem(thrown)
    ? thrown
    : { code: 'unexpected_error', status: null, serverMessage: null };
}

/** What came of a call that a screen waits for; it never rejects, so no rejection goes unheard. */
export type Settled<T> = { value: T } | { problem: Problem };

/** For loaders: starts the call's promise on its way to the screen, problems included. */
export const settle = <T>(call: Promise<T>): Promise<Settled<T>> =>
  call.then(
    (value) => ({ value }),
    (thrown) => ({ problem: toProblem(thrown) }),
  );
