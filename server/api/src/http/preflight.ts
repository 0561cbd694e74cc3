import type { Call } from '@cpal/shared/contract/call';
import type { App } from './app-type';
import type { LimitName } from './limits/table';

/** Seconds that a browser may remember the answer; Chromium cuts it to two hours. */
const remembered = 86_400;

/** Answers what a browser asks before it lets a page of another origin make a call. */
export function preflight(app: App, { method, path: url }: Call, limits: LimitName) {
  app.route({
    method: 'OPTIONS',
    url,
    config: { public: true, anyOrigin: true, limits },
    handler: (_request, reply) =>
      reply
        .headers({
          'access-control-allow-methods': method,
          'access-control-allow-headers': 'authorization, content-type',
          'access-control-max-age': String(remembered),
        })
        .send({}),
  });
}
