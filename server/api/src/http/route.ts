import type { Readable } from 'node:stream';
import type {
  AnswerOf,
  BodyOf,
  Call,
  ParamKind,
  ParamsOf,
  QueryOf,
} from '@cpal/shared/contract/call';
import type { FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import * as v from 'valibot';
import type { App } from './app-type';
import { deprecationHeaders } from './deprecation';
import type { LimitName } from './limits/table';
import type { DescribedRoute } from './openapi/operation';
import { getMember } from './plugins/auth';
import { paramSchemas } from './params';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract that the route answers. */
    call?: Call;
    description?: DescribedRoute['description'];
    file?: DescribedRoute['file'];
    paged?: true;
  }
}

/** Bytes of a body that holds what is typed into a form: passwords, tokens and names are short. */
export const formBody = 16 * 1024;

type Member = NonNullable<FastifyRequest['member']>;

type MemberOf<C extends Call> = {
  member: Member;
  either: Member | null;
  open: null;
  reader: null;
  webhook: null;
}[C['access']];

/** A request that came by the route of a call, whose schemas have let it through. */
type RequestOf<C extends Call> = FastifyRequest & {
  body: BodyOf<C>;
  params: ParamsOf<C>;
  query: QueryOf<C>;
  /** Who asks. */
  member: MemberOf<C>;
};

const cameBy = <C extends Call>(call: C, request: FastifyRequest): request is RequestOf<C> =>
  request.routeOptions.config.call === call;

type Sent<C extends Call> =
  | (C['answer'] extends 'redirect' | 'nothing' ? FastifyReply : AnswerOf<C>)
  | (C extends { answer: 'file' } | { streams: true } ? Readable : never);

interface Options<C extends Call> {
  /** What the call does; its answer is sent with the call's status. */
  handler: (request: RequestOf<C>, reply: FastifyReply) => Sent<C> | Promise<Sent<C>>;
  /** Which row of the table of limits counts it; `general` where nothing is said. */
  limits?: LimitName;
  /** Bytes; 64 KB where nothing is said. */
  bodyLimit?: number;
  /** What is in the file that the call sends, for the OpenAPI document. */
  file?: DescribedRoute['file'];
  /** What the OpenAPI document says of it next to its limits. */
  description?: string;
  /** May be called by a page of any origin. */
  anyOrigin?: true;
  /** Whether its list comes in pages: `after` in the query, the next page in the header `Link`. */
  paged?: true;
  /** Whether it can be sent again with the same `Idempotency-Key`. */
  idempotent?: true;
  /** Answers in every phase: what a supervisor asks. */
  always?: true;
}

/** Of an answer without a body. */
const noBody = v.null();

const paramsSchema = (params: Readonly<Record<string, ParamKind>>) =>
  v.object(
    Object.fromEntries(
      Object.entries(params).map(([name, kind]) => [name, paramSchemas[kind](name)]),
    ),
  );

/**
 * Answers a call of the contract: its method, path, schemas, status and who may ask are taken from
 * there. A call of members alone is refused to everybody else before its handler runs.
 */
export function route<C extends Call>(app: App, call: C, options: NoInfer<Options<C>>): void {
  const { handler, bodyLimit, ...config } = options;
  const { method, path: url, access, params, query, body, answer, status = 200 } = call;
  const schema: FastifySchema = {
    ...(params && { params: paramsSchema(params) }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    // What is written past the serializer, such as a file, needs none.
    response: { [status]: typeof answer === 'string' ? noBody : answer },
  };
  app.route({
    method,
    url,
    ...(bodyLimit !== undefined && { bodyLimit }),
    config: {
      call,
      ...config,
      ...(access !== 'member' && { public: true }),
      ...(access === 'either' && { bearer: 'optional' }),
      ...(access === 'reader' && { reader: true }),
    },
    schema,
    ...(call.deprecated && {
      onRequest: async (_request: FastifyRequest, reply: FastifyReply) => {
        reply.headers(deprecationHeaders(call));
      },
    }),
    handler: (request, reply) => {
      if (access === 'member') getMember(request);
      if (!cameBy(call, request)) throw new Error(`${url} has the route of another call`);
      reply.code(status);
      return handler(request, reply);
    },
  });
}
