import { reportTelemetry } from '@cpal/shared/contract/telemetry/telemetry';
import { releasesPath } from '@cpal/shared/deployment';
import replyFrom from '@fastify/reply-from';
import { fastify, type FastifyInstance } from 'fastify';
import { text } from 'node:stream/consumers';
import { develop, developReleases } from './document';
import type { FrontEnds } from './front-ends';
import { passedHeaders, sentHeaders } from './headers';
import { registerOwnFiles } from './own-files';

/** What a proxy needs. */
export interface ProxyOptions {
  /** Where it will listen, on the loopback address. */
  port: number;
  /** The origin at which the product is reached. */
  upstream: string;
  /** The origin that the product has by its own settings. */
  publicUrl: string;
  frontEnds: FrontEnds;
  /** What each request waits for, such as a server that starts again. */
  untilReady?: () => Promise<unknown>;
}

/** The names under which a browser of this machine knows it. */
const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

const isDocument = (type: unknown) => typeof type === 'string' && type.startsWith('text/html');

/** A path without a query string. */
const pathOf = (url: string) => url.replace(/\?.*$/s, '');

/**
 * Makes the server of `npm run dev`: the product at another origin, with front ends that are compiled
 * here in the place of their releases. It listens to nothing yet.
 */
export async function createProxy(options: ProxyOptions): Promise<FastifyInstance> {
  const { port, upstream, publicUrl, frontEnds, untilReady } = options;
  const hosts = loopbackNames.map((name) => `${name}:${port}`);
  const origins = { own: hosts.map((host) => `http://${host}`), publicUrl };
  const app: FastifyInstance = fastify({ forceCloseConnections: true });
  // A page under a name of its own that leads to this machine would read all that is proxied.
  app.addHook('onRequest', async ({ headers }, reply) =>
    hosts.includes(headers.host ?? '') ? undefined : reply.code(421).send(),
  );
  await registerOwnFiles(app, frontEnds);

  await app.register(replyFrom, { base: upstream, disableRequestLogging: true });
  // Bodies go through as they are.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  // What happens to front ends that are compiled here says nothing of the product's releases.
  app.route({
    method: reportTelemetry.method,
    url: reportTelemetry.path,
    handler: (_request, reply) => reply.code(204).send(),
  });
  app.get(releasesPath, async (_request, reply) => {
    await untilReady?.();
    const answer = await fetch(new URL(releasesPath, upstream));
    const body = await answer.text();
    const records = frontEnds.records();
    return reply
      .code(answer.status)
      .header('cache-control', 'no-store')
      .type('application/json')
      .send(answer.ok ? JSON.stringify(developReleases(JSON.parse(body), records)) : body);
  });
  app.all('/*', async ({ url }, reply) => {
    await untilReady?.();
    return reply.from(undefined, {
      // The product says itself when a caller is to come again.
      retryDelay: () => null,
      rewriteRequestHeaders: (_original, headers) => passedHeaders(headers, origins),
      rewriteHeaders: (headers) => sentHeaders(headers, origins),
      onResponse: (_original, answer, { stream }) => {
        if (!isDocument(answer.getHeader('content-type'))) void answer.send(stream);
        else
          text(stream).then(
            (html) => answer.send(develop(html, pathOf(url), frontEnds.records())),
            (error: unknown) => answer.send(error),
          );
      },
    });
  });
  await app.ready();
  return app;
}
