import type { App } from '../app-type';
import { runInRequest } from '../../kernel/request-context';

/**
 * Tells the audit log which request something happened in. After the body is read: what reads it runs in
 * the connection's context.
 * @param describeClient says a User-Agent in words.
 */
export function registerRequestContext(
  app: App,
  describeClient: (userAgent: string | undefined) => string | null,
) {
  app.addHook('preValidation', ({ id, ip, headers, member }, _reply, done) =>
    runInRequest(
      {
        actor: member ? 'member' : 'visitor',
        address: ip,
        client: () => describeClient(headers['user-agent']),
        requestId: id,
      },
      done,
    ),
  );
}
