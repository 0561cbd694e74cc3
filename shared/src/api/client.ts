import type * as z from 'zod/mini';
import { endSessionOf } from '../session/expire';
import { tokenStore } from '../session/token-store';
import { type AnswerSchema, fetchFile, type Method, type SentFile, send } from './http';
import { type Problem, toProblem, withoutSentence } from './problem';
import { refreshTokens } from './refresh';

type Call = <S extends AnswerSchema>(
  method: Method,
  path: string,
  answer: S,
  body?: unknown,
) => Promise<z.output<S>>;

/**
 * Calls that need no account. Each answers what `answer`, a schema of the contract, makes of the body,
 * or throws a Problem: `bad_answer` where the body does not match.
 */
export const publicApi = methods((method, path, answer, body) =>
  send(method, path, answer, body, null),
);

/** Calls with the member's bearer; a 401 leads to one refresh, then to the end of the session. */
export const api = {
  ...methods((method, path, answer, body) =>
    withBearer((token) => send(method, path, answer, body, token)),
  ),
  file: (path: string): Promise<SentFile> => withBearer((token) => fetchFile(path, token)),
};

async function withBearer<T>(call: (token: string) => Promise<T>): Promise<T> {
  const token = tokenStore().read()?.access_token;
  if (token === undefined) throw unauthenticated();
  try {
    return await call(token);
  } catch (thrown) {
    if (!isRefused(thrown)) throw thrown;
    const renewed = await refreshTokens(token);
    if (renewed !== null) return callOnceMore(call, renewed);
    endSessionOf(token);
    throw thrown;
  }
}

/** A token that is refused although it is new would be refused for ever. */
async function callOnceMore<T>(call: (token: string) => Promise<T>, token: string): Promise<T> {
  try {
    return await call(token);
  } catch (thrown) {
    if (isRefused(thrown)) endSessionOf(token);
    throw thrown;
  }
}

const isRefused = (thrown: unknown) => toProblem(thrown).status === 401;

function methods(call: Call) {
  return {
    get: <S extends AnswerSchema>(path: string, answer: S) => call('get', path, answer),
    post: <S extends AnswerSchema>(path: string, answer: S, body: object = {}) =>
      call('post', path, answer, body),
    put: <S extends AnswerSchema>(path: string, answer: S, body: object = {}) =>
      call('put', path, answer, body),
    delete: <S extends AnswerSchema>(path: string, answer: S, body?: object) =>
      call('delete', path, answer, body),
  };
}

function unauthenticated(): Problem {
  endSessionOf(undefined);
  return withoutSentence('unauthenticated', 401);
}
