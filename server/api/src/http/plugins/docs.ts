import type { App } from '../app-type';

const prefix = '/api/docs';

// Its own scripts and styles alone; the page tries calls out on this server.
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The OpenAPI document as a page for people, at `/api/docs`; it is loaded where it is wanted alone. */
export async function registerDocs(app: App, getDocument: () => object) {
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith(prefix)) route.config = { ...route.config, public: true };
  });
  const { default: swagger } = await import('@fastify/swagger');
  const { default: swaggerUi } = await import('@fastify/swagger-ui');
  await app.register(swagger, { openapi: {}, transformObject: getDocument });
  await app.register(swaggerUi, { routePrefix: prefix, staticCSP: policy });
}
