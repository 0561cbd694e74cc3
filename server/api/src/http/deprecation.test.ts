import { call } from '@cpal/shared/contract/call';
import { done } from '@cpal/shared/contract/answers';
import { fastify } from 'fastify';
import { describeOperation } from './openapi/operation';
import { serializerCompiler } from './plugins/serializer';
import { validatorCompiler } from './plugins/validator';
import { route } from './route';
import { checkHealth } from '@cpal/shared/contract/operation';
import { createSchemas } from './openapi/schemas';

const old = call({
  method: 'GET',
  path: '/api/old',
  access: 'open',
  answer: done,
  codes: [],
  deprecated: { since: 1_790_000_000, sunset: 1_800_000_000, successor: '/api/v2/new' },
});

it('says with each response of a deprecated call since when, until when, and what follows it', async () => {
  const app = fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  let fails = false;
  route(app, old, {
    handler: () => {
      if (fails) throw new Error('no');
      return { ok: true };
    },
  });
  for (fails of [false, true]) {
    const { headers, statusCode } = await app.inject('/api/old');
    expect([statusCode, headers]).toEqual([
      fails ? 500 : 200,
      expect.objectContaining({
        deprecation: '@1790000000',
        sunset: 'Fri, 15 Jan 2027 08:00:00 GMT',
        link: '</api/v2/new>; rel="successor-version"',
      }),
    ]);
  }
});

it('is shown by the OpenAPI document', () => {
  const schemas = createSchemas();
  const { deprecated } = old;
  const describe = (more: object) =>
    describeOperation({ call: { ...checkHealth, ...more } }, schemas);
  expect(describe({})).not.toHaveProperty('deprecated');
  expect(describe({ deprecated })).toMatchObject({ deprecated: true });
});
