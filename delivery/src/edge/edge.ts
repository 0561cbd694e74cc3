import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Log } from '../log';
import type { PageOptions } from '../page/page-options';
import { errorCode, errorMessage } from '../refusal';
import type { Store } from '../store/store';
import { type ApiOptions, openApiProxy } from './api-proxy';
import { refuseBadBytes } from './bad-bytes';
import { decodePath, type Exchange, openExchange } from './exchange';
import { inOrder } from './in-order';
import { openPages } from './pages';
import { problems, sendProblem } from './problem';
import { openReleaseFiles } from './release-files';
import { requestFault } from './request-faults';
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

/** Milliseconds in which a request's headers must have come. */
const headersTimeout = 20_000;

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
    if (!exchange.path.startsWith('/')) return sendProblem(exchange, problems.badTarget);
    // Compared as sent: a path that only decodes to the API's is a page's.
    if (/^\/api(\/|$)/.test(exchange.path)) return api.forward(exchange);
    if (method !== 'GET' && method !== 'HEAD') return sendProblem(exchange, problems.wrongMethod);
    // What cannot be decoded is the path of no page, as it is.
    const path = decodePath(exchange.path) ?? exchange.path;
    if (path === '/healthz') return sendHealth(exchange);
    if (path.startsWith('/releases/')) return sendReleaseFile(exchange, path);
    return sendPage(exchange, path);
  };

  const handle = async (req: IncomingMessage, res: ServerResponse): Promise<boolean> => {
    const exchange = openExchange(req, res);
    logRequest(exchange, log);
    const fault = requestFault(req);
    if (fault !== null) {
      // Where this message ends is in doubt.
      sendProblem(exchange, fault, { Connection: 'close' });
      return false;
    }
    try {
      await answer(exchange);
    } catch (error) {
      if (callerLeft.has(errorCode(error))) return false;
      log.error('request failed', { requestId: exchange.requestId, fault: errorMessage(error) });
      if (res.headersSent) res.destroy();
      else sendProblem(exchange, problems.failed);
    }
    return true;
  };

  // Node would answer a missing host without a body; `requestFault` does it in the common shape.
  const server = createServer({ headersTimeout, requireHostHeader: false }, inOrder(handle));
  server.keepAliveTimeout = keepAliveMs;
  // No header beyond a count is dropped unseen; `requestFault` has a limit of its own.
  server.maxHeadersCount = 0;
  // Nobody is told to send a body before it is known that it is wanted.
  for (const expectation of ['checkContinue', 'checkExpectation'])
    server.on(expectation, (req, res) => server.emit('request', req, res));
  refuseBadBytes(server, log);
  server.on('close', api.close);
  return server;
}
