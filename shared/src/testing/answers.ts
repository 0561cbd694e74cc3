import type * as v from 'valibot';
import type { Call } from '../contract/call';
import { calls, nameOf } from '../contract/calls';
import type { ProblemCode } from '../contract/problem';

type Schema = v.GenericSchema;

/** What the API answers, or the part of it that a client has to be content with. */
type SuccessOf<C extends Call> =
  | (C extends { readonly answer: infer Answer extends Schema } ? v.InferInput<Answer> : object)
  | (C extends { readonly reads: infer Reads extends Schema } ? v.InferInput<Reads> : never);

/** An answer to a call: a success with the contract's body, a refusal, or bytes of any kind. */
export type AnswerTo<C extends Call> =
  | { status?: 200 | 201 | 202; headers?: Record<string, string>; body: SuccessOf<C> }
  | { status: 400 | 401 | 402 | 403 | 404 | 409 | 422 | 429 | 500 | 502 | 503; body?: unknown }
  | { status?: number; headers?: Record<string, string>; text: string };

const patterns = calls.map((call) => ({
  name: nameOf(call),
  pattern: new RegExp(`^${nameOf(call).replaceAll(/:\w+/g, '[^/]+')}$`),
}));

/** Whether the contract has a call of this name, such as `DELETE /api/licenses/:id`. */
export const isCallName = (name: string) => patterns.some((one) => one.name === name);

/** The contract's name of a request, or null where the API has no such call. */
export const nameOfRequest = (request: string) =>
  patterns.find(({ pattern }) => pattern.test(request))?.name ?? null;

/** An error body as the server sends it. */
export const refusal = <Status extends number>(
  status: Status,
  code: ProblemCode,
  message: string,
) => ({ status, body: { message, error: message, code } });

/** A failure without a word of the API's, such as a proxy's. */
export const wordless = <Status extends number>(status: Status) => ({ status, body: {} });

/** The answer of a call that has nothing to tell. */
export const done = () => ({ body: { ok: true as const } });
