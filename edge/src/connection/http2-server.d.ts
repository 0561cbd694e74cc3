import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Server } from 'node:https';
import type { SecureServerOptions, ServerHttp2Session } from 'node:http2';

declare module 'node:http2' {
  /** What a handler for HTTP/1.1 uses of requests and answers, those of HTTP/2 have too, but for two. */
  export function createSecureServer(
    options: SecureServerOptions,
    handle: (req: IncomingMessage, res: ServerResponse) => void,
  ): Server & { on: (event: 'session', then: (session: ServerHttp2Session) => void) => unknown };
}
