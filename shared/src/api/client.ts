import { endSessionOf } from '../session/expire';
import { tokenStore } from '../session/token-store';
import { fetchFile, type Method, type SentFile, send } from './http';
import { type Problem, toProblem } from './problem';
import { refreshTokens } from './refresh';

type Call = <T>(method: Method, path: string, body?: unknown) => Promise<T>;

/** Calls that need no account. Each answers the parsed body or throws a Problem. */
export const publicApi = methods(<T>(method: Method, path: string, body?: unknown) =>
  send<T>(method, path, body, null),
);

/** Calls with the member's bearer; a 401 leads to one refresh, then to the end of the session. */
export const api = {
  ...methods(<T>(method: Method, path: string, body?: unknown) =>
    withBearer((token) => send<T>(method, path, body, token)),
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
    get: <T>(path: string) => call<T>('get', path),
    post: <T>(path: string, body: object = {}) => call<T>('post', path, body),
    put: <T>(path: string, body: object = {}) => call<T>('put', path, body),
    delete: <T>(path: string, body?: object) => call<T>('delete', path, body),
  };
}

function unauthenticated(): Problem {
  endSessionOf(undefined);
  return { code: 'unauthenticated', status: 401, serverMessage: null };
}
