import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { Exchange } from './exchange';

/** Headers of one connection, not of the message; RFC 9110, section 7.6.1. */
const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** A message's headers without those of its connection, and those that `Connection` names. */
export function endToEnd(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  const dropped = new Set([...hopByHop, ...named]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
}

const isChunked = (req: IncomingMessage) => req.headers['transfer-encoding'] !== undefined;

/** Whether the request brings a body, of whatever method it is. */
export const hasBody = (req: IncomingMessage): boolean =>
  isChunked(req) || Number(req.headers['content-length'] ?? 0) > 0;

/** The headers of a request as the API gets them. */
export function apiRequestHeaders(
  { req, requestId }: Exchange,
  origin: URL,
  publicUrl: string,
): OutgoingHttpHeaders {
  const before = req.headers['x-forwarded-for'];
  const caller = req.socket.remoteAddress ?? 'unknown';
  const headers = endToEnd(req.headers);
  // Node has told the caller to continue by now.
  delete headers.expect;
  return {
    ...headers,
    host: origin.host,
    'x-forwarded-for': before === undefined ? caller : `${String(before)}, ${caller}`,
    'x-forwarded-proto': new URL(publicUrl).protocol.slice(0, -1),
    'x-forwarded-host': req.headers.host ?? new URL(publicUrl).host,
    'x-request-id': requestId,
    // Without it node would send the body of a DELETE unframed: the API would read it as a request.
    ...(isChunked(req) && { 'transfer-encoding': 'chunked' }),
  };
}
