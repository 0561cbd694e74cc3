import swagger from '@fastify/swagger';
import type { Call } from '@cpal/shared/contract/call';
import { commonCodes } from '@cpal/shared/contract/codes';
import { problemBody } from '@cpal/shared/contract/problem';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { App } from '../app-type';
import * as z from 'zod/mini';
import { describeLimits } from '../limits/describe';
import { statusOf } from '@cpal/server-kit/problem';

/** What a call answers beside its success: the body of a problem with the codes that it can have. */
export function problemsOf({ codes }: Call) {
  const all = [...commonCodes, ...codes];
  const only = (isIn: (status: number) => boolean) =>
    z.extend(problemBody, { code: z.enum(all.filter((code) => isIn(statusOf[code]))) });
  return { '4xx': only((status) => status < 500), '5xx': only((status) => status >= 500) };
}

/** Writes the OpenAPI document from the very schemas that check requests and answers. */
export async function registerOpenapi(app: App) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'CPal API', version: '1' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  });
  app.addHook('onRoute', (route) => {
    const { schema, config } = route;
    route.schema = {
      ...schema,
      description: [schema?.description ?? [], describeLimits(config?.limits)].flat().join(' '),
      ...(!config?.public && { security: [{ bearer: [] }] }),
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
