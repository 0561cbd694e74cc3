import ky, { HTTPError } from 'ky';
import type { ProblemBody } from '../contract/problem';
import type { Problem } from './problem';

export type Method = 'get' | 'post' | 'put' | 'delete';

// The specification sets no time limit on requests, and a call that failed is never sent twice.
const http = ky.create({ timeout: false, retry: 0 });

/**
 * Sends one request and answers its parsed body.
 * @param token the bearer, or null for a call without one.
 * @throws Problem, always, whatever went wrong.
 */
export async function send<T>(
  method: Method,
  path: string,
  body: unknown,
  token: string | null,
): Promise<T> {
  try {
    return await http(path, {
      method,
      ...(body === undefined ? {} : { json: body }),
      ...(token === null ? {} : { headers: { Authorization: `Bearer ${token}` } }),
    }).json<T>();
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
