import * as v from 'valibot';
import type { InjectOptions } from 'fastify';
import { problemBody } from '@cpal/shared/contract/problem';
import { connect } from 'node:net';
import { type TestApi, openApi } from '../../testing/api';
import { join } from '../../testing/people/members';

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const inject = (request: InjectOptions) => api.app.inject(request);
const json = { 'content-type': 'application/json' };

/** Sends bytes as they are, and gives back what came until the server hung up. */
async function sendRaw(bytes: string): Promise<string> {
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = new URL(api.app.listeningOrigin);
  const socket = connect(Number(port), '127.0.0.1');
  socket.end(bytes);
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  return text;
}

describe('every error has the one shape', () => {
  it.each<[string, number, string, InjectOptions]>([
    ['an unknown route', 404, 'not_found', { url: '/api/nothing' }],
    ['an unknown route outside /api', 404, 'not_found', { method: 'POST', url: '/' }],
    ['a path that cannot be decoded', 400, 'validation_failed', { url: '/api/licenses/%' }],
    ['a wrong method', 405, 'method_not_allowed', { url: '/api/auth/login' }],
    ['a private route', 401, 'unauthenticated', { url: '/api/licenses' }],
    [
      'a body that is no JSON',
      400,
      'validation_failed',
      { method: 'POST', url: '/api/auth/login', headers: json, payload: '{"email":' },
    ],
    [
      'a body that reaches for the prototype',
      400,
      'validation_failed',
      { method: 'POST', url: '/api/auth/login', headers: json, payload: '{"__proto__":{}}' },
    ],
    ['no body', 400, 'validation_failed', { method: 'POST', url: '/api/auth/login' }],
    [
      'an empty body that says it is JSON',
      400,
      'validation_failed',
      { method: 'POST', url: '/api/auth/login', headers: json },
    ],
    [
      'a form',
      415,
      'unsupported_media_type',
      {
        method: 'POST',
        url: '/api/auth/login',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'email=a',
      },
    ],
    [
      'more than 16 KB at the login',
      413,
      'payload_too_large',
      { method: 'POST', url: '/api/auth/login', headers: json, payload: `"${'x'.repeat(17_000)}"` },
    ],
    [
      'more than 64 KB elsewhere',
      413,
      'payload_too_large',
      {
        method: 'POST',
        url: '/api/v1/licenses/validate',
        headers: json,
        payload: `"${'x'.repeat(66_000)}"`,
      },
    ],
  ])('%s: %i %s', async (_name, status, code, request) => {
    const answer = await inject(request);
    const body = v.parse(problemBody, answer.json());
    expect([answer.statusCode, body.code]).toEqual([status, code]);
    expect(body.error).toBe(body.message);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  });

  it('names the methods that a path knows', async () => {
    const answer = await inject({ method: 'PATCH', url: '/api/billing/payment-methods' });
    expect(answer.headers['allow']).toBe('GET, HEAD, POST');
  });

  it('rejects a wrong method before it reads the body', async () => {
    const answer = await inject({
      method: 'PUT',
      url: '/api/auth/login',
      headers: { 'content-type': 'text/plain' },
      payload: 'x'.repeat(100_000),
    });
    expect(answer.statusCode).toBe(405);
  });

  it('accepts an empty body that says it is JSON where none is needed', async () => {
    const headers = json;
    const answer = await inject({ method: 'POST', url: '/api/auth/logout', headers, payload: '' });
    expect(answer.statusCode).toBe(200);
  });

  it('keeps the insides of a failure to itself', async () => {
    const { bearer } = await join(api);
    await api.db.execute('alter table licenses rename to hidden_licenses');
    try {
      const answer = await api.send('GET', '/api/licenses', { headers: bearer });
      expect(answer.statusCode).toBe(500);
      expect(v.parse(problemBody, answer.json()).code).toBe('internal_error');
      expect(answer.body).not.toMatch(/licenses|relation|select/);
    } finally {
      await api.db.execute('alter table hidden_licenses rename to licenses');
    }
  });

  it('answers what is not HTTP at all, and hangs up', async () => {
    const text = await sendRaw('HELLO\r\n\r\n');
    expect(text).toMatch(/^HTTP\/1\.1 400 Bad Request/);
    expect(v.parse(problemBody, JSON.parse(text.slice(text.indexOf('{')))).code).toBe(
      'validation_failed',
    );
    const id = /^x-request-id: ([\da-f-]{36})\r$/m.exec(text)?.[1];
    expect(api.log()).toContain(`"method":null,"status":400,"requestId":"${id}"`);
  });
});
