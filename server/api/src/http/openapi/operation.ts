import { idempotencyCodes } from '@cpal/shared/contract/problem-details';
import type { Call } from '@cpal/shared/contract/call';
import { contractExports, isCall, nameOf } from '@cpal/shared/contract/calls';
import type * as v from 'valibot';
import { describeLimits } from '../limits/describe';
import type { LimitName } from '../limits/table';
import { paramSchemas } from '../params';
import { isOperation, operations } from './operations';
import { describeProblems, headersOf } from './responses';
import { type createSchemas, describeInput, queryOf, refTo } from './schemas';

/** A route that serves a call, with what the contract does not say of it. */
export interface DescribedRoute {
  call: Call;
  description?: string | undefined;
  limits?: LimitName | undefined;
  idempotent?: true | undefined;
  paged?: true | undefined;
  /** What is in the file that the call sends, and its media type. */
  file?: { type: string; schema: v.GenericSchema } | undefined;
}

const json = 'application/json';

/** What a call has to be sent with; alternatives, of which `{}` is nothing. */
const security: Readonly<Record<Call['access'], readonly object[]>> = {
  member: [{ bearer: [] }],
  either: [{}, { bearer: [] }],
  reader: [{ readerSession: [] }],
  webhook: [{ stripeSignature: [] }],
  open: [{}],
};

const ids = new Map(
  contractExports.flatMap(([name, value]) => (isCall(value) ? [[nameOf(value), name]] : [])),
);

const idOf = (call: Call) => {
  const id = ids.get(nameOf(call)) ?? '';
  if (!isOperation(id)) throw new Error(`${nameOf(call)} has no summary`);
  return id;
};

type Schemas = ReturnType<typeof createSchemas>;

/** The response of a call that succeeds. */
function describeSuccess({ call, file, paged }: DescribedRoute, id: string, schemas: Schemas) {
  const { answer, streams } = call;
  const description = operations[idOf(call)][1];
  const ok = {
    description: `${description}: done.`,
    headers: headersOf(...(paged ? (['Link'] as const) : [])),
  };
  if (answer === 'redirect') return { ...ok, headers: headersOf('Location') };
  if (answer === 'nothing') return ok;
  const { type, schema } = answer === 'file' && file ? file : { type: json, schema: answer };
  if (typeof schema === 'string') throw new Error(`${nameOf(call)} does not say what it sends`);
  const content = { [type]: { schema: { $ref: refTo(schemas.response(id, schema)) } } };
  return { ...ok, content: { ...content, ...(streams && stream) } };
}

const eventNames = ['Start', 'Delta', 'Sources', 'Related', 'Links', 'Done', 'Error'];

/** Each event as an object; on the wire its name is the line `event:`, its JSON the line `data:`. */
const stream = {
  'text/event-stream': {
    schema: {
      description:
        'Server-sent events: the lines `event: <name>` and `data: <JSON>`, then an empty line. They ' +
        'come in the order start, delta (any number), sources, related, links, done; `error` ends the ' +
        'stream instead of `done`. A client ignores what it does not know.',
      oneOf: eventNames.map((name) => ({
        type: 'object',
        properties: {
          event: { const: name.toLowerCase() },
          data: { $ref: refTo(name === 'Error' ? 'Problem' : `AssistantEvent${name}`) },
        },
        required: ['event', 'data'],
      })),
    },
  },
};

/** Describes the call that a route serves. */
export function describeOperation(route: DescribedRoute, schemas: Schemas) {
  const { call, description, limits, idempotent, paged } = route;
  const id = idOf(call);
  const [tag, summary] = operations[id];
  const { params = {}, body, status = 200 } = call;
  const request = body && schemas.request(id, body);
  const parameters = [
    ...Object.entries(params).map(([name, kind]) => ({
      name,
      in: 'path',
      required: true,
      schema: describeInput(paramSchemas[kind](name)),
    })),
    ...queryOf(call).map(([name, schema]) => ({
      name,
      in: 'query',
      required: !['optional', 'fallback'].includes(schema.type),
      schema: describeInput(schema),
    })),
    ...(paged ? [{ $ref: '#/components/parameters/After' }] : []),
    ...(idempotent ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ];
  const codes = [...call.codes, ...(idempotent ? idempotencyCodes : [])];
  return {
    operationId: id,
    summary,
    description: [description ?? [], describeLimits(limits)].flat().join(' '),
    tags: [tag],
    ...(call.deprecated && { deprecated: true }),
    security: security[call.access],
    ...(parameters.length > 0 && { parameters }),
    ...(request && {
      requestBody: {
        required: request.required,
        content: { [json]: { schema: { $ref: refTo(request.name) } } },
      },
    }),
    responses: { [status]: describeSuccess(route, id, schemas), ...describeProblems(codes) },
  };
}
