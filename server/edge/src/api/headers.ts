import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { edgeSecretHeader, isForwarding } from '@cpal/server-kit/forwarding';
import { withoutVisitor } from '@cpal/shared/share';
import type { FastifyRequest } from 'fastify';

/** What only the edge says to the API; the API believes forwarding headers next to the secret. */
export interface ApiIdentity {
  publicUrl: string;
  /** Shared with the API; null if none is set, as on a developer's machine. */
  secret: string | null;
}

/** Headers of one connection, not of the message; RFC 9110, section 7.6.1. */
const ofConnection = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'http2-settings',
]);

/** The edge has answered it by now: it told the caller to continue. */
const answered = 'expect';

/** Written by the client that sends the request, from the body that it really sends. */
const framing = 'content-length';

/** What a caller may not say of itself, but for the proxies before it. */
const isEdgesOwn = (name: string) =>
  name === 'host' ||
  name === 'x-real-ip' ||
  name === edgeSecretHeader ||
  name === 'x-request-id' ||
  isForwarding(name);

const namedBy = ({ connection = '' }: IncomingHttpHeaders) =>
  new Set(connection.split(',').map((name) => name.trim().toLowerCase()));

const without = (headers: IncomingHttpHeaders, isDropped: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !isDropped(name)));

/** An answer's headers without those of the connection to the API. */
export const answerHeaders = (headers: IncomingHttpHeaders): OutgoingHttpHeaders =>
  without(headers, (name) => ofConnection.has(name));

/** Reports of releases go to the API, so it does not hear which visitor they are from. */
function ofNoVisitor({ cookie, ...headers }: IncomingHttpHeaders): IncomingHttpHeaders {
  const others = withoutVisitor(cookie ?? '');
  return others === '' ? headers : { ...headers, cookie: others };
}

/** Says to the API who asks: its limits count the visitor, not the edge. */
export function visitorHeaders({ headers, socket }: IncomingMessage): IncomingHttpHeaders {
  const before = headers['x-forwarded-for'];
  const caller = socket.remoteAddress ?? 'unknown';
  return { 'x-forwarded-for': before === undefined ? caller : `${String(before)}, ${caller}` };
}

/**
 * The headers of a request as the API gets them. How the message is framed is not among them:
 * nothing that a caller writes decides that.
 */
export function apiRequestHeaders(
  { raw: req, id }: FastifyRequest,
  { publicUrl, secret }: ApiIdentity,
): IncomingHttpHeaders {
  const named = namedBy(req.headers);
  const passed = without(
    req.headers,
    (name) =>
      ofConnection.has(name) ||
      named.has(name) ||
      isEdgesOwn(name) ||
      name === framing ||
      name === answered,
  );
  return {
    ...ofNoVisitor(passed),
    ...visitorHeaders(req),
    ...edgeHeaders({ publicUrl, secret }, id),
  };
}

/** What the edge says to the API with each request. */
export function edgeHeaders(
  { publicUrl, secret }: ApiIdentity,
  requestId: string,
): IncomingHttpHeaders {
  const site = new URL(publicUrl);
  return {
    'x-forwarded-proto': site.protocol.slice(0, -1),
    'x-forwarded-host': site.host,
    'x-request-id': requestId,
    ...(secret !== null && { [edgeSecretHeader]: secret }),
  };
}
