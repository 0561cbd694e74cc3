import { ResponseSerializationError } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { serializerCompiler } from './serializer';

const serialize = serializerCompiler({
  schema: z.object({ user: z.object({ id: z.string(), company: z.nullable(z.string()) }) }),
  method: 'GET',
  url: '/api/auth/me',
});

it('writes what the schema names, and nothing else', () => {
  const user = { id: 'user_1', company: null, passwordHash: 'secret' };
  expect(serialize({ user, session: 'secret' })).toBe('{"user":{"id":"user_1","company":null}}');
});

it('refuses an answer that is not what the schema says', () => {
  expect(() => serialize({ user: { id: 1, company: null } })).toThrow(ResponseSerializationError);
});
