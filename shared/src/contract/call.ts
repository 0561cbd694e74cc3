import type * as v from 'valibot';
import type { ProblemCode } from './problem';

type Schema = v.GenericSchema;

/**
 * Who may call: members alone, everybody, both, where a bearer that is sent must be good, readers of a
 * post by the token of their session, or the payment provider by its signature over the body.
 */
type Access = 'member' | 'open' | 'either' | 'reader' | 'webhook';

/** What a name in a path is; the API checks it, and answers 404 to what cannot be one. */
export type ParamKind = 'uuid' | 'stripeId' | 'text';

/** One call of the API: all that the client, the server and the tests have to agree on. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `:name` for each of its parameters. */
  readonly path: `/api/${string}`;
  readonly access: Access;
  readonly params?: Readonly<Record<string, ParamKind>>;
  readonly body?: Schema;
  /** What may stand behind the `?`. */
  readonly query?: Schema;
  /**
   * What the API answers when it succeeds: JSON, a file that is saved as it is, the way to another
   * address, which a browser follows, or nothing.
   */
  readonly answer: Schema | 'file' | 'redirect' | 'nothing';
  /** Answers as a stream of events too, where `Accept` asks for `text/event-stream`. */
  readonly streams?: true;
  /** What a client needs of that; all of it where nothing is said. */
  readonly reads: Schema | 'file' | 'redirect' | 'nothing';
  /** The status of a success; 200 where nothing is said. */
  readonly status?: 201 | 202 | 204 | 302;
  /** Set once the call will go (docs/api-versions.md); times in seconds. */
  readonly deprecated?: {
    readonly since: number;
    readonly sunset?: number;
    /** The address of what takes its place. */
    readonly successor?: string;
  };
  /** Why the call can be refused, beside the reasons that every call has. */
  readonly codes: readonly ProblemCode[];
}

type NamesIn<Path extends string> = Path extends `${infer Start}/${infer Rest}`
  ? NamesIn<Start> | NamesIn<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;

type NamedIn<Path extends string> = [NamesIn<Path>] extends [never]
  ? { readonly params?: never }
  : { readonly params: Readonly<Record<NamesIn<Path>, ParamKind>> };

type Written = Omit<Call, 'reads'>;

/** Writes a call down; its parameters are exactly those that its path names. */
export function call<const C extends Call>(written: C & NamedIn<C['path']>): C;
export function call<const C extends Written>(
  written: C & NamedIn<C['path']> & { reads?: never },
): C & { readonly reads: C['answer'] };
export function call(written: Written): Call {
  return { reads: written.answer, ...written };
}

/** A call whose answer a client reads as `Read`. */
export type Reading<C extends Call, Read> = C & { readonly reads: v.GenericSchema<unknown, Read> };

/** Such as `DELETE /api/licenses/:id`: what tells a call from all others. */
export type NameOf<C extends Call> = C extends Call ? `${C['method']} ${C['path']}` : never;

/** A call's body once it was checked. */
export type BodyOf<C extends Call> = C extends { readonly body: infer Body extends Schema }
  ? v.InferOutput<Body>
  : undefined;

/** A call's query once it was checked. */
export type QueryOf<C extends Call> = C extends { readonly query: infer Query extends Schema }
  ? v.InferOutput<Query>
  : undefined;

/** The values of the parameters in a call's path. */
export type ParamsOf<C extends Call> = Readonly<Record<NamesIn<C['path']>, string>>;

/** What the API sends as a success. */
export type AnswerOf<C extends Call> = C extends { readonly answer: infer Answer extends Schema }
  ? v.InferOutput<Answer>
  : never;

type BodyInput<C extends Call> = C extends { readonly body: infer Body extends Schema }
  ? null extends v.InferInput<Body>
    ? { body?: v.InferInput<Body> }
    : { body: v.InferInput<Body> }
  : { body?: never };

type ParamsInput<C extends Call> = [NamesIn<C['path']>] extends [never]
  ? { params?: never }
  : { params: ParamsOf<C> };

type QueryInput<C extends Call> = C extends { readonly query: infer Query extends Schema }
  ? { query?: v.InferInput<Query> }
  : { query?: never };

/** What a client has to give: a body and parameters exactly where the call has some. */
export type InputOf<C extends Call> = BodyInput<C> & ParamsInput<C> & QueryInput<C>;
