import type { ProblemCode } from '../contract/problem';

/** One request as the server would see it. */
export interface Received {
  /** Method and path, such as `POST /api/licenses/user`. */
  call: string;
  body: unknown;
  bearer: string | null;
}

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body: unknown;
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
    const { status = 200, headers = {}, body } = await (handler?.(seen) ?? unknown);
    return Response.json(body, { status, headers });
  });
  return received;
}
