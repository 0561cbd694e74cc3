import swagger from '@fastify/swagger';
import { problemBody } from '@cpal/shared/contract/problem';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { App } from '../app-type';
import { describeLimits } from '../limits/describe';

/** What every route answers beside its success. */
export const problems = { '4xx': problemBody, '5xx': problemBody };

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
