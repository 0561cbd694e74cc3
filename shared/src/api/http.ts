import ky, { HTTPError } from 'ky';
import type * as z from 'zod/mini';
import { readFailure } from './failure';
import { isProblem, type Problem, withoutSentence } from './problem';

export type Method = 'get' | 'post' | 'put' | 'delete';

/** What an answer must look like; its fields that the schema does not name are left out. */
export type AnswerSchema = z.ZodMiniType;

// The specification sets no time limit on requests, and a call that failed is never sent twice.
const http = ky.create({ timeout: false, retry: 0 });

/** A file that the server sent, under the name that it gave it. */
export interface SentFile {
  name: string;
  content: Blob;
}

/**
 * Sends one request and answers its body as the schema reads it.
 * @param token the bearer, or null for a call without one.
 * @throws Problem, always, whatever went wrong; `bad_answer` where the schema refuses the body.
 */
export const send = <S extends AnswerSchema>(
  method: Method,
  path: string,
  answer: S,
  body: unknown,
  token: string | null,
): Promise<z.output<S>> =>
  inProblems(async () => {
    const response = await request(method, path, body, token);
    const read = answer.safeParse(parsed(await response.text()));
    if (!read.success) throw badAnswer(response);
    return read.data;
  });

/**
 * Fetches a file that the server sends as an attachment.
 * @throws Problem, always, whatever went wrong.
 */
export const fetchFile = (path: string, token: string): Promise<SentFile> =>
  inProblems(async () => {
    const response = await request('get', path, undefined, token);
    const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '');
    if (named?.[1] === undefined) throw badAnswer(response);
    return { name: named[1], content: await response.blob() };
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
  if (isProblem(thrown)) return thrown;
  if (!(thrown instanceof HTTPError)) return withoutSentence('network_error', null);
  const { response } = thrown;
  return readFailure(response.status, parsed(await response.text().catch(() => '')));
}

const badAnswer = ({ status }: Response) => withoutSentence('bad_answer', status);

/** An empty body is undefined; one that is no JSON stays text, which no schema of ours takes. */
function parsed(body: string): unknown {
  if (body === '') return undefined;
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
