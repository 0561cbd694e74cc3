import swagger, { type SwaggerTransform } from '@fastify/swagger';
import type { Call } from '@cpal/shared/contract/call';
import { commonCodes } from '@cpal/shared/contract/codes';
import { problemBody } from '@cpal/shared/contract/problem';
import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema';
import type { FastifyContextConfig } from 'fastify';
import type { App } from '../app-type';
import * as v from 'valibot';
import { describeLimits } from '../limits/describe';
import { statusByCode } from '@cpal/server-kit/problem';

/** What a call answers next to its success: the body of a problem with the codes that it can have. */
export function getProblems({ codes }: Call) {
  const all = [...commonCodes, ...codes];
  const only = (isIn: (status: number) => boolean) =>
    v.object({
      ...problemBody.entries,
      code: v.picklist(all.filter((code) => isIn(statusByCode[code]))),
    });
  return { '4xx': only((status) => status < 500), '5xx': only((status) => status >= 500) };
}

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && '~run' in value;

const options: ConversionConfig = {
  target: 'draft-2020-12',
  errorMode: 'ignore',
  // JSON Schema counts code points too.
  overrideAction: ({ valibotAction: action, jsonSchema }) =>
    action.type === 'max_code_points' && 'requirement' in action
      ? { ...jsonSchema, maxLength: Number(action.requirement) }
      : undefined,
};

/**
 * Writes the schemas among some values as JSON Schema. What that has no words for, such as a check by
 * a function, is left out.
 */
const describe = (values: object, typeMode: 'input' | 'output') =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => {
      if (!isSchema(value)) return [name, value];
      const { $schema: _dialect, ...described } = toJsonSchema(value, { ...options, typeMode });
      return [name, described];
    }),
  );

const transform: SwaggerTransform = ({ schema, url }) => ({
  url,
  schema: { ...describe(schema, 'input'), response: describe(schema.response ?? {}, 'output') },
});

const securitySchemes = {
  bearer: { type: 'http', scheme: 'bearer', description: 'The access token of a login.' },
  readerSession: {
    type: 'http',
    scheme: 'bearer',
    description:
      'The `token` of `POST /api/v1/assistant/sessions`, from the same `Origin` as that call.',
  },
} as const;

/** What a call has to be sent with, by what guards its route; alternatives, of which `{}` is nothing. */
function securityOf({ public: isPublic, bearer, reader }: FastifyContextConfig) {
  if (reader) return [{ readerSession: [] }];
  if (!isPublic) return [{ bearer: [] }];
  return bearer === 'optional' ? [{}, { bearer: [] }] : [];
}

/** Writes the OpenAPI document from the very schemas that check requests and answers. */
export async function registerOpenapi(app: App) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'CPal API', version: '1' },
      components: { securitySchemes },
    },
    transform,
  });
  app.addHook('onRoute', (route) => {
    const { schema, config } = route;
    route.schema = {
      ...schema,
      description: [schema?.description ?? [], describeLimits(config?.limits)].flat().join(' '),
      security: securityOf(config ?? {}),
    };
  });
}

/** `GET /api/openapi.json`. */
export function openapiRoute(app: App) {
  app.route({
    method: 'GET',
    url: '/api/openapi.json',
    config: { public: true },
    schema: { hide: true },
    handler: (_request, reply) =>
      reply.header('cache-control', 'public, max-age=60').send(app.swagger()),
  });
}
