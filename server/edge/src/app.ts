import type { PolicyOptions, Store } from '@cpal/delivery';
import { answerBadBytes } from '@cpal/server-kit/bad-bytes';
import { describeError, hasCode } from '@cpal/server-kit/errors';
import { Problem } from '@cpal/server-kit/problem';
import { requestLog, requestLogOptions } from '@cpal/server-kit/request-log';
import { fastify, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { type ApiOptions, openApiProxy } from './api/proxy';
import { isNextAnswer } from './connection/in-order';
import { methods, readMethods } from './connection/methods';
import { requestFailure } from './connection/request-faults';
import { plainServer } from './connection/server';
import { sendEndingWorker, workerPaths } from './content/foreign-workers';
import { openPages } from './content/pages';
import { openReleaseFiles } from './content/release-files';
import { sendSecurityTxt } from './content/security-txt';
import { redirectToChangePassword } from './content/change-password';
import { closeAfter, problems, sendEdgeProblem } from './problem';
import { decodedPath, isForApi, routableUrl, sentPath } from './sent-path';
import { openWidgetScripts } from './widget/widget-scripts';

export interface EdgeOptions {
  store: Store;
  /** Where files of a remote store are kept; null for a store on this machine. */
  cache: Store | null;
  environment: string;
  api: ApiOptions;
  /** What the headers of pages depend on; its origin is the one that visitors see. */
  page: PolicyOptions;
  /** Whom to tell of a weakness, as a URI. */
  securityContact: string;
  logger: NonNullable<FastifyServerOptions['logger']>;
  /** Milliseconds since the epoch. */
  clock?: () => number;
}

const rejectSchema = (): never => {
  throw new Error('The edge compiles no schemas.');
};

/** Rejects, before anything is done for it, what the edge lets nobody send. */
function registerFailures(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    const failure = requestFailure(request.raw);
    if (failure !== null) {
      // Where this message ends is in doubt.
      closeAfter(reply);
      throw failure;
    }
    const path = sentPath(request);
    if (!path.startsWith('/')) throw problems.badTarget;
    if (!isForApi(path) && !readMethods.includes(request.method)) throw problems.wrongMethod;
    done();
  });
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof Problem) return sendEdgeProblem(reply, error);
    if (hasCode(error, 'FST_ERR_CTP_INVALID_MEDIA_TYPE'))
      return sendEdgeProblem(reply, problems.badMediaType);
    request.log.error({ event: 'request_failed', err: describeError(error) }, 'request failed');
    return sendEdgeProblem(reply, problems.failed);
  });
}

/**
 * Makes the server that visitors meet: pages, releases and the way to the API. It listens to
 * nothing yet.
 * @throws UserError if the environment has no page to serve.
 */
export async function createEdge(options: EdgeOptions): Promise<FastifyInstance> {
  const { store, environment, page, logger, clock = Date.now } = options;
  const { publicUrl } = page;
  const app: FastifyInstance = fastify({
    logger,
    ...requestLogOptions(),
    // The framework's own compilers, which it would load, are some megabytes.
    schemaController: {
      compilersFactory: { buildValidator: rejectSchema, buildSerializer: rejectSchema },
    },
    rewriteUrl: routableUrl,
    serverFactory: plainServer,
    // While stopping, what still arrives on an open connection is answered as usual.
    return503OnClosing: false,
    clientErrorHandler: (error, socket) => answerBadBytes(app.log, error, socket, isNextAnswer),
  });
  app.addHook(
    'onRequest',
    requestLog((request) => ({ path: sentPath(request) })),
  );
  registerFailures(app);

  const pages = await openPages({ store, environment, page, log: app.log });
  app.addHook('onClose', pages.close);
  const sendReleaseFile = openReleaseFiles({
    store,
    cache: options.cache,
    deltasOf: pages.deltasOf,
  });
  const api = openApiProxy(options.api, {
    publicUrl,
    releases: pages.releases,
    log: app.log,
  });
  app.addHook('onClose', api.close);
  const sendWidget = openWidgetScripts({
    widget: pages.widget,
    ask: api.get,
    publicUrl,
    clock,
  });
  // Bodies are read where they are wanted, whatever their type.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

  app.route({
    method: [...readMethods],
    url: '/healthz',
    handler: (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  });
  app.route({
    method: [...readMethods],
    url: '/readyz',
    handler: (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ status: 'ok', ...pages.versions() }),
  });
  app.route({
    method: [...readMethods],
    url: '/files/*',
    handler: (request, reply) => sendReleaseFile(reply, decodedPath(request)),
  });
  app.route({
    method: [...readMethods],
    url: '/*',
    handler: (request, reply) => pages.send(reply, decodedPath(request)),
  });
  for (const url of workerPaths)
    app.route({
      method: [...readMethods],
      url,
      handler: (_request, reply) => sendEndingWorker(reply),
    });
  app.route({
    method: [...readMethods],
    url: '/.well-known/change-password',
    handler: (_request, reply) => redirectToChangePassword(reply),
  });
  app.route({
    method: [...readMethods],
    url: '/.well-known/security.txt',
    handler: (_request, reply) =>
      sendSecurityTxt(reply, { contact: options.securityContact, publicUrl }, clock()),
  });
  app.route({
    method: [...readMethods],
    url: '/w/*',
    handler: (request, reply) => sendWidget(reply, decodedPath(request)),
  });
  for (const url of ['/api', '/api/*'])
    app.route({
      method: [...methods],
      url,
      handler: (_request, reply) => api.forward(reply),
    });
  await app.ready();
  return app;
}
