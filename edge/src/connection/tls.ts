import type { RequestListener } from 'node:http';
import { transportSecurity } from '@cpal/delivery';
import type { FastifyInstance } from 'fastify';
import { followKeyPair, readKeyPair, type TlsFiles } from './certificate';
import { secureServer } from './server';

/** The certificate that a server ends TLS with. */
export interface TlsOptions extends TlsFiles {
  /** How often the files are looked at, in milliseconds; once a minute unless given. */
  interval?: number;
}

/**
 * Makes the server of an app end TLS itself: for HTTP/2, with answers that forbid anything else from
 * then on, and with a certificate that may be renewed meanwhile.
 * @throws where the files cannot be read.
 */
export function endTls({ interval, ...files }: TlsOptions) {
  const pair = readKeyPair(files);
  let made: ReturnType<typeof secureServer> | undefined;
  return {
    serverFactory: (handle: RequestListener) => (made = secureServer(pair, handle)).server,
    attachTo: (app: FastifyInstance) => {
      app.addHook('onRequest', (_request, reply, done) => {
        reply.headers(transportSecurity);
        done();
      });
      const stop = followKeyPair(files, (renewed) => made?.server.setSecureContext(renewed), {
        log: app.log,
        interval,
      });
      app.addHook('preClose', (done) => {
        stop();
        made?.closeSessions();
        done();
      });
    },
  };
}
