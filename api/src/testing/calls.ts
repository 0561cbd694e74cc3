import * as z from 'zod/mini';
import type { TestApi } from './api';

const schema = z.looseObject({
  properties: z.optional(z.record(z.string(), z.unknown())),
});
const operation = z.looseObject({
  security: z.optional(z.array(z.unknown())),
  parameters: z.optional(z.array(z.looseObject({ in: z.string(), name: z.string() }))),
  requestBody: z.optional(
    z.looseObject({
      content: z.looseObject({ 'application/json': z.looseObject({ schema: z.unknown() }) }),
    }),
  ),
  responses: z.record(z.string(), z.unknown()),
});
const openapi = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), operation)),
});

/** One call of the OpenAPI document. */
export interface Call {
  method: string;
  /** With its parameters in braces. */
  path: string;
  isPrivate: boolean;
  params: string[];
  /** The fields of its body; null where it takes none. */
  fields: string[] | null;
  /** The statuses that the document gives to a success. */
  successes: number[];
}

/** All calls that the server says it has, so that a proof also covers the ones of tomorrow. */
export const readCalls = async ({ send }: TestApi): Promise<Call[]> =>
  callsOf((await send('GET', '/api/openapi.json')).json());

/** All calls of an OpenAPI document. */
export function callsOf(document: unknown): Call[] {
  const { paths } = openapi.parse(document);
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security, parameters, requestBody, responses }]) => ({
      method: method.toUpperCase(),
      path,
      isPrivate: security !== undefined,
      params: (parameters ?? []).filter((one) => one.in === 'path').map(({ name }) => name),
      fields: requestBody
        ? Object.keys(
            schema.safeParse(requestBody.content['application/json'].schema).data?.properties ?? {},
          )
        : null,
      successes: Object.keys(responses)
        .map(Number)
        .filter((status) => status < 400),
    })),
  );
}

/** The address of a call with its parameters filled in. */
export const addressOf = ({ path }: Call, valueOf: (name: string) => string) =>
  path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => valueOf(name));
