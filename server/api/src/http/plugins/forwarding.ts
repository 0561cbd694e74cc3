import { createHash, timingSafeEqual } from 'node:crypto';
import { edgeSecretHeader, isForwarding } from '@cpal/server-kit/forwarding';
import type { App } from '../app-type';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Takes forwarding headers from a request that did not come through the edge, which knows the
 * secret: it can reach the API's port, but it cannot say that it is somebody else.
 * @param secrets any of them is proof, so that one can be replaced; null believes every proxy that `TRUST_PROXY` names, which production rejects.
 */
export function registerForwarding(app: App, secrets: readonly string[] | null): void {
  if (secrets === null) return;
  const expected = secrets.map(digest);
  app.addHook('onRequest', ({ raw: { headers } }, _reply, done) => {
    const given = headers[edgeSecretHeader];
    const isEdge =
      typeof given === 'string' && expected.some((one) => timingSafeEqual(digest(given), one));
    delete headers[edgeSecretHeader];
    if (!isEdge)
      for (const name of Object.keys(headers)) if (isForwarding(name)) delete headers[name];
    done();
  });
}
