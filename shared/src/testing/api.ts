import type { ProblemCode } from '../contract/problem';

/** One request as the server would see it. */
export interface Received {
  /** Method and path, such as `POST /api/licenses/user`. */
  call: string;
  body: unknown;
  bearer: string | null;
}

export interface Answer {
  status?: number;
  headers?: Record<string, string>;
  /** Sent as JSON, or a body that is sent as it is. */
  body?: unknown;
  text?: string;
}

type Handler = (received: Received) => Answer | Promise<Answer>;

/** An answer that is on its way until the test gives it: for what a screen shows meanwhile. */
export function heldAnswer() {
  let resolve: ((answer: Answer) => void) | undefined;
  const promise = new Promise<Answer>((resolver) => {
    resolve = resolver;
  });
  return { promise, give: (answer: Answer) => resolve?.(answer) };
}

/** An error body as the server sends it. */
export const refusal = (status: number, code: ProblemCode, message: string) => ({
  status,
  body: { message, error: message, code },
});

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
 * @param handlers by method and path; a call without one answers 404 in the API's shape.
 * @returns what was received, in order.
 */
export function serveApi(handlers: Record<string, Handler>): Received[] {
  const received: Received[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const text = await request.text();
    const seen: Received = {
      call: `${request.method} ${new URL(request.url).pathname}`,
      body: text === '' ? undefined : JSON.parse(text),
      bearer: request.headers.get('authorization')?.replace('Bearer ', '') ?? null,
    };
    received.push(seen);
    const handler = handlers[seen.call];
    const unknown: Answer = refusal(404, 'not_found', 'Not found');
    const { status = 200, headers = {}, body, text: raw } = await (handler?.(seen) ?? unknown);
    // The empty text is no body, which a status such as 204 demands.
    if (raw !== undefined) return new Response(raw || null, { status, headers });
    return Response.json(body, { status, headers });
  });
  return received;
}
