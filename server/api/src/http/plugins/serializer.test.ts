import * as v from 'valibot';
import { serializerCompiler } from './serializer';

const serialize = serializerCompiler({
  schema: v.object({ user: v.object({ id: v.string(), company: v.nullable(v.string()) }) }),
  method: 'GET',
  url: '/api/auth/me',
});

it('writes what the schema names, and nothing else', () => {
  const user = { id: 'user_1', company: null, passwordHash: 'secret' };
  expect(serialize({ user, session: 'secret' })).toBe('{"user":{"id":"user_1","company":null}}');
});

it('rejects an answer that is not what the schema says', () => {
  expect(() => serialize({ user: { id: 1, company: null } })).toThrow(v.ValiError);
});
