import { paths } from '@cpal/shared/paths';
import type { Settings } from '../../kernel/env';
import type { App } from '../app-type';
import { createDocument } from '../openapi/document';
import type { DescribedRoute } from '../openapi/operation';

/**
 * Collects the routes that serve calls from now on.
 * @returns a function that writes the document of all of them, once.
 */
export function collectRoutes(app: App, { publicUrl, isProduction, company }: Settings) {
  const routes: DescribedRoute[] = [];
  app.addHook('onRoute', ({ method, config }) => {
    const { call, description, limits, file, idempotent, paged } = config ?? {};
    if (call?.method === method)
      routes.push({ call, description, limits, file, idempotent, paged });
  });
  const contact = { name: company.name, url: publicUrl + paths.contact() };
  let document: object | undefined;
  return () => (document ??= createDocument(routes, { publicUrl, isProduction, contact }));
}

/** `GET /api/openapi.json`. */
export function openapiRoute(app: App, getDocument: () => object) {
  app.route({
    method: 'GET',
    url: '/api/openapi.json',
    config: { public: true },
    handler: (_request, reply) =>
      reply.header('cache-control', 'public, max-age=60').send(getDocument()),
  });
}
