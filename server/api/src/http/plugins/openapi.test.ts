import { calls } from '@cpal/shared/contract/calls';
import * as v from 'valibot';
import { integer } from '@cpal/shared/contract/fields';
import { type TestApi, openApi } from '../../testing/api';
import { join } from '../../testing/people/members';

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

const sendable = v.picklist(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);
const operation = v.looseObject({ security: v.optional(v.array(v.unknown())) });
const openapi = v.looseObject({
  openapi: v.string(),
  paths: v.record(v.string(), v.record(v.string(), operation)),
});

const textSchema = v.looseObject({
  type: v.literal('string'),
  maxLength: v.optional(integer),
  format: v.optional(v.string()),
  pattern: v.optional(v.string()),
  enum: v.optional(v.array(v.string())),
});

const isBounded = ({ maxLength, format, pattern, enum: words }: v.InferOutput<typeof textSchema>) =>
  Boolean(maxLength ?? pattern ?? words) || format === 'uuid';

/** Every schema of a text in a part of the document. */
const textsIn = (part: unknown): v.InferOutput<typeof textSchema>[] => {
  if (typeof part !== 'object' || part === null) return [];
  return [v.is(textSchema, part) ? part : [], Object.values(part).flatMap(textsIn)].flat();
};

const codesOf = (codes: string[]) => ({
  content: {
    'application/json': {
      schema: { properties: { code: { enum: expect.arrayContaining(codes) } } },
    },
  },
});

const read = async () => v.parse(openapi, (await api.send('GET', '/api/openapi.json')).json());

describe('the OpenAPI document', () => {
  it('has an operation for each call of the contract and no other', async () => {
    const { openapi: version, paths } = await read();
    expect(version).toBe('3.1.0');
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const expected = calls.map(
      ({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`,
    );
    expect(operations.toSorted()).toEqual(expected.toSorted());
  });

  it('names the codes with which a call can be rejected', async () => {
    const { paths } = await read();
    const { responses } = paths['/api/licenses/{id}/reactivate']?.['put'] ?? {};
    expect(responses).toMatchObject({
      '4XX': codesOf(['not_found', 'subscription_required', 'rate_limited']),
      '5XX': codesOf(['internal_error', 'overloaded', 'not_ready']),
    });
  });

  it('describes bodies and answers from the schemas that check them', async () => {
    const { paths } = await read();
    expect(paths['/api/users/sign-up']?.['post']).toMatchObject({
      requestBody: {
        content: {
          'application/json': { schema: { required: ['email', 'password', 'fullName'] } },
        },
      },
      responses: {
        201: { content: { 'application/json': { schema: { required: ['user'] } } } },
        '4XX': {
          content: { 'application/json': { schema: { required: ['message', 'error', 'code'] } } },
        },
      },
    });
  });

  it('names the limits of every call, and how failed logins are slowed down', async () => {
    const { paths } = await read();
    const of = (method: string, path: string) => paths[path]?.[method]?.['description'];
    expect(of('get', '/api/auth/me')).toBe(
      'At most 600 requests in a minute by address; then 429 with Retry-After in seconds.',
    );
    expect(of('post', '/api/auth/login')).toMatch(
      /^After 10 failed logins .* At most 30 requests in 15 minutes by address, 10 failures in 15 minutes by email and address; then 429/,
    );
  });

  it('bounds every text that a call takes', async () => {
    const unbounded = Object.entries((await read()).paths).flatMap(([path, methods]) =>
      Object.values(methods).flatMap(({ requestBody, parameters }) =>
        textsIn([requestBody, parameters])
          .filter((text) => !isBounded(text))
          .map((text) => [path, text]),
      ),
    );
    expect(unbounded).toEqual([]);
  });

  it('says with what each call has to be sent, as its route wants it', async () => {
    const { paths } = await read();
    const origin = 'https://miabakes.com';
    const reader = await api.services.assistant.readerTokens.issue({
      key: 'demo',
      origin,
      post: null,
      visitor: 'x',
      language: 'en',
    });
    /** The codes with which the guard of a route turns somebody away. */
    const turnedAway = ['unauthenticated', 'session_expired'];
    const isLetIn = async (method: string, url: string, authorization?: string) => {
      const sent = await api.send(v.parse(sendable, method), url, {
        headers: { origin, ...(authorization !== undefined && { authorization }) },
      });
      const isJson = /json/.test(String(sent.headers['content-type']));
      return !(isJson && turnedAway.includes(sent.json().code));
    };
    const found: Record<string, number> = {};
    for (const [path, methods] of Object.entries(paths))
      for (const [name, { security = [] }] of Object.entries(methods)) {
        const [method, url] = [name.toUpperCase(), path.replaceAll(/\{\w+\}/g, 'x')];
        const said = JSON.stringify(security);
        found[said] = (found[said] ?? 0) + 1;
        const isFor = (scheme: string) => said === '[]' || said.includes(`"${scheme}"`);
        // Of their own: some calls end the session that they are sent with.
        const { bearer } = await join(api, `${crypto.randomUUID()}@example.com`);
        const isOpen = said === '[]' || said.includes('{}');
        expect([
          method,
          url,
          await isLetIn(method, url),
          await isLetIn(method, url, bearer.authorization),
          await isLetIn(method, url, `Bearer ${reader}`),
        ]).toEqual([method, url, isOpen, isFor('bearer'), isFor('readerSession')]);
      }
    expect(found).toEqual({
      '[]': expect.any(Number),
      '[{"bearer":[]}]': expect.any(Number),
      '[{},{"bearer":[]}]': expect.any(Number),
      '[{"readerSession":[]}]': 3,
    });
  });

  it('describes each scheme that it names', async () => {
    const { components } = await read();
    expect(components).toMatchObject({
      securitySchemes: { bearer: { scheme: 'bearer' }, readerSession: { scheme: 'bearer' } },
    });
  });
});
