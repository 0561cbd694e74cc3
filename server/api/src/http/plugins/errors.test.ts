import * as v from 'valibot';
import type { InjectOptions } from 'fastify';
import { problemDetails } from '@cpal/shared/contract/problem-details';
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
    const body = v.parse(problemDetails, answer.json());
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
      expect(v.parse(problemDetails, answer.json()).code).toBe('internal_error');
      expect(answer.body).not.toMatch(/licenses|relation|select/);
    } finally {
      await api.db.execute('alter table hidden_licenses rename to licenses');
    }
  });

  it('answers what is not HTTP at all, and hangs up', async () => {
    const text = await sendRaw('HELLO\r\n\r\n');
    expect(text).toMatch(/^HTTP\/1\.1 400 Bad Request/);
    expect(v.parse(problemDetails, JSON.parse(text.slice(text.indexOf('{')))).code).toBe(
      'validation_failed',
    );
    const id = /^x-request-id: ([\da-f-]{36})\r$/m.exec(text)?.[1];
    expect(api.log()).toContain(`"method":null,"status":400,"requestId":"${id}"`);
  });
});

const rejection = async (method: 'POST' | 'PATCH', url: string, payload: object, bearer = {}) => {
  const sent = await inject({ method, url, payload, headers: { ...json, ...bearer } });
  const details = v.parse(problemDetails, sent.json());
  expect(details.request_id).toBe(sent.headers['x-request-id']);
  expect(details).toMatchObject({
    status: sent.statusCode,
    detail: details.message,
    type: `urn:cpal:problem:${details.code}`,
  });
  return [details.code, details.param];
};

describe('an error names the request and the field', () => {
  const account = { email: 'mia@example.com', password: 'Xk9!vulpes-in-fabula', fullName: 'Mia' };
  const signUp = (more: object) => rejection('POST', '/api/users/sign-up', { ...account, ...more });

  it('of a body, also one in another', async () => {
    const { bearer } = await join(api, 'zoe@example.com');
    expect(await signUp({ email: 'x' })).toEqual(['validation_failed', 'email']);
    const voice = { tone: 'warm', greeting: 'Hi', sign_off: 7 };
    const blog = `/api/blogs/${crypto.randomUUID()}`;
    expect(await rejection('PATCH', blog, { voice }, bearer)).toEqual([
      'validation_failed',
      'voice.sign_off',
    ]);
  });

  it('that a rule of the product rejects', async () => {
    const { bearer } = await join(api);
    expect(await signUp({})).toEqual(['email_taken', 'email']);
    const product = { product_id: 'other' };
    expect(await rejection('POST', '/api/licenses/user', product, bearer)).toEqual([
      'unknown_product',
      'product_id',
    ]);
  });

  it('but none if the whole is wrong, or a login, which tells nothing', async () => {
    expect(await rejection('POST', '/api/auth/login', [])).toEqual([
      'validation_failed',
      undefined,
    ]);
    expect(await rejection('POST', '/api/auth/login', account)).toEqual([
      'invalid_credentials',
      undefined,
    ]);
  });
});
