import * as v from 'valibot';
import type { TestApi } from '../api';

const schema = v.looseObject({
  properties: v.optional(v.record(v.string(), v.unknown())),
});
const reference = v.looseObject({ $ref: v.string() });
const inPlace = v.looseObject({ in: v.string(), name: v.string() });
const operation = v.looseObject({
  security: v.array(v.record(v.string(), v.unknown())),
  // Those that several calls have are references, none of a path.
  parameters: v.optional(v.array(v.union([inPlace, reference]))),
  requestBody: v.optional(
    v.looseObject({
      content: v.looseObject({ 'application/json': v.looseObject({ schema: reference }) }),
    }),
  ),
  responses: v.record(v.string(), v.unknown()),
});
const openapi = v.looseObject({
  components: v.looseObject({ schemas: v.record(v.string(), schema) }),
  paths: v.record(v.string(), v.record(v.string(), operation)),
});

/** One call of the OpenAPI document. */
export interface Call {
  method: string;
  /** With its parameters in braces. */
  path: string;
  /** For members alone. */
  isPrivate: boolean;
  params: string[];
  /** The fields of its body; null if it takes none. */
  fields: string[] | null;
  /** The statuses that the document gives to a success. */
  successes: number[];
}

/** All calls that the server says it has, so that a proof also covers the ones of tomorrow. */
export const readCalls = async ({ send }: TestApi): Promise<Call[]> =>
  listCalls((await send('GET', '/api/openapi.json')).json());

/** All calls of an OpenAPI document. */
export function listCalls(document: unknown): Call[] {
  const { paths, components } = v.parse(openapi, document);
  const fieldsOf = ({ $ref }: v.InferOutput<typeof reference>) =>
    Object.keys(components.schemas[$ref.split('/').at(-1) ?? '']?.properties ?? {});
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security, parameters, requestBody, responses }]) => ({
      method: method.toUpperCase(),
      path,
      isPrivate: security.length > 0 && security.every((one) => 'bearer' in one),
      params: (parameters ?? []).flatMap((one) =>
        'in' in one && 'name' in one && one.in === 'path' ? [String(one.name)] : [],
      ),
      fields: requestBody ? fieldsOf(requestBody.content['application/json'].schema) : null,
      successes: Object.keys(responses)
        .map(Number)
        .filter((status) => status < 400),
    })),
  );
}

/** The address of a call with its parameters filled in. */
export const toCallAddress = ({ path }: Call, valueOf: (name: string) => string) =>
  path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => valueOf(name));
