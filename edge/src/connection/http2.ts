import type { IncomingMessage } from 'node:http';
import type { Http2ServerRequest } from 'node:http2';

/**
 * Whether a request came over HTTP/2, where a connection has many at a time. Its version does not
 * tell: one of HTTP/1.1 may write any.
 */
export const isHttp2 = (
  req: IncomingMessage,
): req is IncomingMessage & Pick<Http2ServerRequest, 'stream'> => 'stream' in req;

/** Whether a name is one of HTTP/2's own, such as `:path`: no header of the message. */
export const isPseudoHeader = (name: string): boolean => name.startsWith(':');
