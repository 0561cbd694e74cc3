import { createServer, type RequestListener } from 'node:http';
import { createSecureServer, type ServerHttp2Session } from 'node:http2';
import type { Socket } from 'node:net';
import type { KeyPair } from './certificate';
import { inOrder } from './in-order';
import { mostHeaders } from './request-faults';

/** Longer than a balancer keeps its own side open, so that it never writes into a closed one. */
const keepAliveTimeout = 65_000;

/** Milliseconds in which a request's headers must have come. */
const headersTimeout = 20_000;

/** Bytes of a request's headers, as Node has it for HTTP/1.1. */
const maxHeaderSize = 16 * 1024;

/** What HTTP/2 writes as headers of its own: method, scheme, host, path. */
const pseudoHeaders = 4;

/** How many requests a connection may have at a time. */
const mostStreams = 100;

/** What both kinds of server are set to. */
function prepare<S extends ReturnType<typeof createServer>>(server: S): S {
  // No header beyond a count is dropped unseen; `requestFault` has a limit of its own.
  server.maxHeadersCount = 0;
  // No caller is asked to send a body before it is known that it is wanted.
  for (const expectation of ['checkContinue', 'checkExpectation'])
    server.on(expectation, (req, res) => server.emit('request', req, res));
  return Object.assign(server, { headersTimeout, keepAliveTimeout });
}

/** A server for HTTP/1.1 without TLS, which ends before it. */
export const plainServer = (handle: RequestListener) =>
  // Node would answer a missing host without a body; `requestFault` does it in the common shape.
  prepare(createServer({ requireHostHeader: false }, inOrder(handle)));

/**
 * A server that ends TLS itself, for HTTP/2 and for those that know HTTP/1.1 alone.
 * @returns the server, and what ends its connections as soon as their requests are answered.
 */
export function secureServer({ cert, key }: KeyPair, handle: RequestListener) {
  const sessions = new Set<ServerHttp2Session>();
  const sockets = new Set<Socket>();
  const server = prepare(
    createSecureServer(
      {
        cert,
        key,
        allowHTTP1: true,
        handshakeTimeout: headersTimeout,
        maxHeaderListPairs: mostHeaders + pseudoHeaders,
        settings: { maxConcurrentStreams: mostStreams, maxHeaderListSize: maxHeaderSize },
      },
      inOrder(handle),
    ),
  );
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
    // Requests that are not yet answered end first.
    session.setTimeout(keepAliveTimeout, () => session.close());
  });
  server.on('secureConnection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  // A server for HTTP/2 lacks it.
  server.closeAllConnections = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    server,
    closeSessions: () => {
      for (const session of sessions) session.close();
    },
  };
}
