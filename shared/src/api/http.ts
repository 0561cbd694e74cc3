import ky, { HTTPError } from 'ky';
import type { ProblemBody } from '../contract/problem';
import type { Problem } from './problem';

export type Method = 'get' | 'post' | 'put' | 'delete';

// The specification sets no time limit on requests, and a call that failed is never sent twice.
const http = ky.create({ timeout: false, retry: 0 });

/** A file that the server sent, under the name that it gave it. */
export interface SentFile {
  name: string;
  content: Blob;
}

/**
 * Sends one request and answers its parsed body.
 * @param token the bearer, or null for a call without one.
 * @throws Problem, always, whatever went wrong.
 */
export const send = <T>(method: Method, path: string, body: unknown, token: string | null) =>
  inProblems(() => request(method, path, body, token).json<T>());

/**
 * Fetches a file that the server sends as an attachment.
 * @throws Problem, always, whatever went wrong.
 */
export const fetchFile = (path: string, token: string): Promise<SentFile> =>
  inProblems(async () => {
    const response = await request('get', path, undefined, token);
    const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '');
    return { name: named?.[1] ?? '', content: await response.blob() };
  });

const request = (method: Method, path: string, body: unknown, token: string | null) =>
  http(path, {
    method,
    ...(body === undefined ? {} : { json: body }),
    ...(token === null ? {} : { headers: { Authorization: `Bearer ${token}` } }),
  });

async function inProblems<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (thrown) {
    throw await problemOf(thrown);
  }
}

async function problemOf(thrown: unknown): Promise<Problem> {
  if (!(thrown instanceof HTTPError)) {
    return { code: 'network_error', status: null, serverMessage: null };
  }
  const { status } = thrown.response;
  // Whatever answered may not be our server: a proxy's body can be anything.
  const body: Partial<ProblemBody> | null = await thrown.response.json().catch(() => null);
  const serverMessage = [body?.message, body?.error].find((text) => typeof text === 'string');
  return {
    code: body?.code ?? 'unexpected_error',
    status,
    serverMessage: serverMessage || null,
  };
}
