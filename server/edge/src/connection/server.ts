import { createServer, type RequestListener } from 'node:http';
import { inOrder } from './in-order';

/** Longer than a balancer keeps its own side open, so that it never writes into a closed one. */
const keepAliveTimeoutMs = 65_000;

/** Milliseconds in which a request's headers must have come. */
const headersTimeoutMs = 20_000;

/** A server for HTTP/1.1; a proxy before it ends TLS. */
export function plainServer(handle: RequestListener) {
  // Node would answer a missing host without a body; `requestFault` does it in the common shape.
  const server = createServer({ requireHostHeader: false }, inOrder(handle));
  // No header beyond a count is dropped unseen; `requestFault` has a limit of its own.
  server.maxHeadersCount = 0;
  // No caller is asked to send a body before it is known that it is wanted.
  for (const expectation of ['checkContinue', 'checkExpectation'])
    server.on(expectation, (req, res) => server.emit('request', req, res));
  return Object.assign(server, {
    headersTimeout: headersTimeoutMs,
    keepAliveTimeout: keepAliveTimeoutMs,
  });
}
