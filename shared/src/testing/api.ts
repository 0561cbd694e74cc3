import type { Call } from '../contract/call';
import type { CallName, CallNamed } from '../contract/calls';
import { type AnswerTo, isCallName, nameOfRequest, refusal } from './answers';

/** One request as the server would see it. */
export interface Received {
  /** Method and path, such as `DELETE /api/licenses/lic_1`. */
  call: string;
  /** With its `?`; undefined where the address ends before it. */
  query?: string | undefined;
  body: unknown;
  bearer: string | null;
}

/** Anything that can come back, from the API or from something that is not. */
export interface Answer {
  status?: number;
  headers?: Record<string, string>;
  /** Sent as JSON, or a body that is sent as it is. */
  body?: unknown;
  text?: string;
}

/** A promise is for what comes late or never, and may hold anything. */
type Handler<C extends Call> = (received: Received) => AnswerTo<C> | Promise<Answer>;

/** What the API answers, by the contract's name of the call, such as `DELETE /api/licenses/:id`. */
export type Handlers = { [Name in CallName]?: Handler<CallNamed<Name>> };

/** An answer that is on its way until the test gives it: for what a screen shows meanwhile. */
export function heldAnswer() {
  let resolve: ((answer: Answer) => void) | undefined;
  const promise = new Promise<Answer>((resolver) => {
    resolve = resolver;
  });
  return { promise, give: (answer: Answer) => resolve?.(answer) };
}

/** What comes with status 200 from something that is not the API, by name. */
export const strangeAnswers: readonly (readonly [name: string, answer: Answer])[] = [
  ['an empty object', { body: {} }],
  ['null', { body: null }],
  ['an empty list', { body: [] }],
  ['a text', { body: 'x' }],
  ['a page', { headers: { 'content-type': 'text/html' }, text: '<!doctype html><p>Hi</p>' }],
];

/**
 * Answers the page's calls as the API would, for the test that calls it.
 * @param handlers by call; a call without one answers 404 in the API's shape.
 * @returns what was received, in order.
 * @throws Error for a handler of a call that the contract does not have.
 */
export function serveApi(handlers: Handlers): Received[] {
  const served = new Map<string, Handler<Call>>(Object.entries(handlers));
  const unknown = [...served.keys()].filter((name) => !isCallName(name));
  if (unknown.length > 0) throw new Error(`The contract has no ${unknown.join(', ')}`);
  const received: Received[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const text = await request.text();
    const { pathname, search } = new URL(request.url);
    const seen: Received = {
      call: `${request.method} ${pathname}`,
      query: search || undefined,
      body: text === '' ? undefined : JSON.parse(text),
      bearer: request.headers.get('authorization')?.replace('Bearer ', '') ?? null,
    };
    received.push(seen);
    const handler = served.get(nameOfRequest(seen.call) ?? '');
    const missing = refusal(404, 'not_found', 'Not found');
    const answer: Answer = await (handler?.(seen) ?? missing);
    const { status = 200, headers = {}, body, text: raw } = answer;
    // The empty text is no body, which a status such as 204 demands.
    if (raw !== undefined) return new Response(raw || null, { status, headers });
    return Response.json(body, { status, headers });
  });
  return received;
}
