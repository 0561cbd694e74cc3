import { addressOf } from '../contract/address';
import type { Call, InputOf, Reading } from '../contract/call';
import { parseAs } from '../contract/parse';
import { readFailure } from './failure';
import { takeFirstAnswer } from './first-answers';
import { loadHttp } from './lazy-http';
import { isProblem, withoutSentence } from './problem';

/** A file that the server sent, under the name that it gave it. */
export interface SentFile {
  name: string;
  content: Blob;
}

/**
 * Sends one request and reads its answer as the contract says.
 * @param token the bearer, or null for a request without one.
 * @throws Problem, always, whatever went wrong; `bad_answer` where the answer is not as agreed.
 */
export const exchange = <C extends Call, Read>(
  call: Reading<C, Read>,
  input: InputOf<C> | undefined,
  token: string | null,
): Promise<Read> =>
  inProblems(async () => {
    const response = await request(call, input, token);
    const read = parseAs(call.reads, parsed(await response.text()));
    if (!read.success) throw badAnswer(response);
    return read.output;
  });

/**
 * Fetches a file, which is what the server sends as an attachment, and nothing else.
 * @throws Problem, always, whatever went wrong.
 */
export const fetchFile = (call: Call, token: string): Promise<SentFile> =>
  inProblems(async () => {
    const response = await request(call, undefined, token);
    const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '');
    if (named?.[1] === undefined) throw badAnswer(response);
    return { name: named[1], content: await response.blob() };
  });

/** A call that changes something always has a body, but for a deletion that needs none. */
const bodyOf = ({ method }: Call, body: unknown) =>
  body === undefined && (method === 'POST' || method === 'PUT') ? {} : body;

/** What every query of the contract is; what is undefined in it is not sent. */
const isQuery = (query: unknown): query is Record<string, string | undefined> =>
  typeof query === 'object' && query !== null;

/**
 * Sends one request, or takes the answer that the page has asked for by itself.
 * @returns an answer that says success.
 * @throws Problem, as the server describes it, where it refuses.
 */
async function request<C extends Call>(
  call: C,
  input: InputOf<C> | undefined,
  token: string | null,
): Promise<Response> {
  const { method } = call;
  const address = addressOf(call.path, input?.params);
  const query = isQuery(input?.query) ? { searchParams: input.query } : null;
  const first = query === null ? takeFirstAnswer(method, address, token) : undefined;
  const body = bodyOf(call, input?.body);
  const sendNow = async () => {
    const http = await loadHttp();
    return http(address, {
      method,
      ...query,
      ...(body === undefined ? {} : { json: body }),
      ...(token === null ? {} : { headers: { Authorization: `Bearer ${token}` } }),
    });
  };
  const response = await (first ?? sendNow());
  if (response.ok) return response;
  throw readFailure(response, parsed(await response.text().catch(() => '')));
}

async function inProblems<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    throw isProblem(thrown) ? thrown : withoutSentence('network_error', null);
  }
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
