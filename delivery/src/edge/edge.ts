import { createServer, type Server } from 'node:http';
import type { Log } from '../log';
import type { PageOptions } from '../page/page-options';
import { errorCode, errorMessage } from '../refusal';
import type { Store } from '../store/store';
import { type ApiOptions, openApiProxy } from './api-proxy';
import { decodePath, type Exchange, openExchange } from './exchange';
import { openPages } from './pages';
import { problems, sendProblem } from './problem';
import { openReleaseFiles } from './release-files';
import { logRequest } from './request-log';

export interface EdgeOptions {
  store: Store;
  environment: string;
  api: ApiOptions;
  page: PageOptions;
  log: Log;
  /** Milliseconds since the epoch. */
  clock?: () => number;
}

/** Longer than a balancer keeps its own side open, so that it never writes into a closed one. */
const keepAliveMs = 65_000;

/** How a stream ends when the caller leaves in the middle: nothing failed then. */
const callerLeft = new Set<string | null>(['ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR']);

function sendHealth({ req, res }: Exchange) {
  res.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  res.end(req.method === 'HEAD' ? undefined : '{"status":"ok"}');
}

/**
 * Makes the server that visitors meet: pages, releases and the way to the API. It listens to
 * nothing yet.
 * @throws Refusal where the environment has no page to serve.
 */
export async function createEdge(options: EdgeOptions): Promise<Server> {
  const { store, environment, page, log, clock = Date.now } = options;
  const sendPage = await openPages({ store, environment, page, log, clock });
  const sendReleaseFile = openReleaseFiles(store);
  const api = openApiProxy(options.api, { publicUrl: page.publicUrl, log });

  const answer = async (exchange: Exchange) => {
    const { method } = exchange.req;
    const path = decodePath(exchange.path);
    if (path === null || !path.startsWith('/')) return sendProblem(exchange, problems.badPath);
    // Compared as sent: a path that only decodes to the API's is a page's.
    if (/^\/api(\/|$)/.test(exchange.path)) return api.forward(exchange);
    if (method !== 'GET' && method !== 'HEAD') {
      return sendProblem(exchange, problems.wrongMethod, { Allow: 'GET, HEAD' });
    }
    if (path === '/healthz') return sendHealth(exchange);
    if (path.startsWith('/releases/')) return sendReleaseFile(exchange, path);
    return sendPage(exchange, path);
  };

  const server = createServer((req, res) => {
    const exchange = openExchange(req, res);
    logRequest(exchange, log);
    answer(exchange).catch((error: unknown) => {
      if (callerLeft.has(errorCode(error))) return;
      log.error('request failed', { requestId: exchange.requestId, fault: errorMessage(error) });
      if (res.headersSent) res.destroy();
      else sendProblem(exchange, problems.failed);
    });
  });
  server.keepAliveTimeout = keepAliveMs;
  server.on('close', api.close);
  return server;
}
