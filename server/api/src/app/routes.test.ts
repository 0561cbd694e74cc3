import { calls } from '@cpal/shared/contract/calls';
import { fastify } from 'fastify';
import { withMember } from '../testing/setups/with-member';
import type { TestApi } from '../testing/api';
import { registerAuth } from '../http/plugins/auth';
import { registerBodies } from '../http/plugins/bodies';
import { registerErrors } from '../http/plugins/errors';
import { serializerCompiler } from '../http/plugins/serializer';
import { validatorCompiler } from '../http/plugins/validator';
import { findMember } from '../accounts/sessions/members';
import { routeModules } from './routes';

let api: TestApi;
withMember((context) => {
  ({ api } = context);
});

/** A server with all routes, registered in this order. */
async function build(modules: typeof routeModules) {
  const app = fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const { refuseOtherMethods } = registerErrors(app);
  registerBodies(app);
  registerAuth(app, (authorization) => findMember(api.services, authorization));
  for (const register of modules) await register(app, api.services);
  await refuseOtherMethods();
  await app.ready();
  return app;
}

describe.each([
  ['in their order', routeModules],
  ['in the other order', routeModules.toReversed()],
])('routes that are registered %s', (_order, modules) => {
  it('are all there, and know their other methods', async () => {
    const app = await build(modules);
    const missing = calls.filter(({ method, path }) => !app.hasRoute({ method, url: path }));
    expect(missing).toEqual([]);
    for (const url of ['/api/mails/stop/nonsense', '/api/stripe/webhook', '/api/auth/login']) {
      const wrong = await app.inject({ method: 'PATCH', url });
      expect([wrong.statusCode, wrong.headers['allow']]).toEqual([405, expect.any(String)]);
    }
    await app.close();
  });

  it.each(['application/x-www-form-urlencoded', 'application/json', 'text/plain'])(
    'take a form of %s where mails are stopped, and nowhere else',
    async (type) => {
      const app = await build(modules);
      const send = async (url: string) => {
        const headers = { 'content-type': type };
        const answer = await app.inject({ method: 'POST', url, headers, payload: 'a=b' });
        return answer.statusCode;
      };
      expect(await send('/api/mails/stop/nonsense')).toBe(404);
      expect(await send('/api/auth/login')).toBe(type === 'application/json' ? 400 : 415);
      await app.close();
    },
  );
});
