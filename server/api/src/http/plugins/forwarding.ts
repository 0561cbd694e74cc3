import { createHash, timingSafeEqual } from 'node:crypto';
import { edgeSecretHeader, isForwarding } from '@cpal/server-kit/forwarding';
import type { App } from '../app-type';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Takes forwarding headers from a request that did not come through the edge, which knows the
 * secret: it can reach the API's port, but it cannot say that it is somebody else.
 * @param secret null believes every proxy that `TRUST_PROXY` names, which production rejects.
 */
export function registerForwarding(app: App, secret: string | null): void {
  if (secret === null) return;
  const expected = digest(secret);
  app.addHook('onRequest', ({ raw: { headers } }, _reply, done) => {
    const given = headers[edgeSecretHeader];
    const isEdge = typeof given === 'string' && timingSafeEqual(digest(given), expected);
    delete headers[edgeSecretHeader];
    if (!isEdge)
      for (const name of Object.keys(headers)) if (isForwarding(name)) delete headers[name];
    done();
  });
}
