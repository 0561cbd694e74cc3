import { calls, contractExports } from '@cpal/shared/contract/calls';
import { problemDetails } from '@cpal/shared/contract/problem-details';
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
const operation = v.looseObject({
  operationId: v.string(),
  security: v.array(v.unknown()),
  parameters: v.optional(v.array(v.unknown())),
  requestBody: v.optional(v.looseObject({})),
  responses: v.record(v.string(), v.looseObject({})),
});
const content = v.looseObject({
  content: v.optional(v.record(v.string(), v.looseObject({ example: v.optional(v.unknown()) }))),
});
const openapi = v.looseObject({
  openapi: v.string(),
  servers: v.array(v.looseObject({ url: v.string() })),
  components: v.looseObject({
    schemas: v.record(v.string(), v.unknown()),
    responses: v.record(v.string(), content),
  }),
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

const toBraces = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}');

const read = async () => v.parse(openapi, (await api.send('GET', '/api/openapi.json')).json());

const inJson = (name: string) => ({
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
});

const exampleIn = (part: unknown) => v.parse(content, part).content?.['application/json']?.example;

describe('the OpenAPI document', () => {
  it('has an operation for each call of the contract and no other', async () => {
    const { openapi: version, paths } = await read();
    expect(version).toBe('3.1.0');
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const expected = calls.map(({ method, path }) => `${method} ${toBraces(path)}`);
    expect(operations.toSorted()).toEqual(expected.toSorted());
  });

  it('names the codes with which a call can be rejected, by their status', async () => {
    const { paths, components } = await read();
    const { responses = {} } = paths['/api/licenses/{id}/reactivate']?.['put'] ?? {};
    expect(responses).toMatchObject({
      401: { $ref: '#/components/responses/Unauthenticated' },
      403: { description: expect.stringContaining('`subscription_required`') },
      404: { description: expect.stringContaining('`not_found`') },
      429: { $ref: '#/components/responses/TooManyRequests' },
      500: { $ref: '#/components/responses/InternalError' },
    });
    expect(components.responses['TooManyRequests']).toMatchObject({
      headers: { 'Retry-After': { $ref: '#/components/headers/Retry-After' } },
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
    });
  });

  it('describes bodies and responses once, from the schemas that check them', async () => {
    const { paths, components } = await read();
    expect(paths['/api/users/sign-up']?.['post']).toMatchObject({
      operationId: 'signUp',
      requestBody: inJson('SignUpRequest'),
      responses: { 201: inJson('UserAnswer') },
    });
    expect(components.schemas).toMatchObject({
      SignUpRequest: { required: ['email', 'password', 'fullName'] },
      UserAnswer: { properties: { user: { $ref: '#/components/schemas/User' } } },
    });
  });

  it('names each component once', () => {
    const names = contractExports.map(([name]) => name);
    expect(names).toHaveLength(new Set(names).size);
  });

  it('says where it is served, and describes the stream of an answer', async () => {
    const { paths, servers } = await read();
    expect(servers).toEqual([expect.objectContaining({ url: api.settings.publicUrl })]);
    expect(paths['/api/v1/assistant/messages']?.['post']?.responses['200']).toMatchObject({
      content: {
        'application/json': { schema: { $ref: '#/components/schemas/AssistantAnswer' } },
        'text/event-stream': { schema: { description: expect.stringContaining('event: <name>') } },
      },
    });
  });

  it('gives examples that its schemas take, and one of each error', async () => {
    const { paths, components } = await read();
    const wrong = calls.flatMap(({ path, method, body, answer, status = 200 }) => {
      const described = paths[toBraces(path)]?.[method.toLowerCase()];
      const isTaken =
        (!body || v.is(body, exampleIn(described?.requestBody))) &&
        (typeof answer === 'string' || v.is(answer, exampleIn(described?.responses[status])));
      return isTaken ? [] : [`${method} ${path}`];
    });
    expect(wrong).toEqual([]);
    for (const response of Object.values(components.responses))
      expect(v.is(problemDetails, exampleIn(response))).toBe(true);
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
    const { paths, components } = await read();
    const sent = [
      ...Object.entries(components.schemas).filter(([name]) => name.endsWith('Request')),
      ...Object.entries(paths).flatMap(([path, methods]) =>
        Object.values(methods).map(({ parameters }) => [path, parameters] as const),
      ),
    ];
    expect(sent.flatMap(([, part]) => textsIn(part)).length).toBeGreaterThan(50);
    const unbounded = sent.flatMap(([name, part]) =>
      textsIn(part).flatMap((text) => (isBounded(text) ? [] : [[name, text]])),
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
      for (const [name, { security }] of Object.entries(methods)) {
        const [method, url] = [name.toUpperCase(), path.replaceAll(/\{\w+\}/g, 'x')];
        const said = JSON.stringify(security);
        found[said] = (found[said] ?? 0) + 1;
        // The signature of the body is looked at last.
        const isOpen = said === '[{}]' || said.includes('stripeSignature');
        const isFor = (scheme: string) => isOpen || said.includes(`"${scheme}"`);
        // Of their own: some calls end the session that they are sent with.
        const { bearer } = await join(api, `${crypto.randomUUID()}@example.com`);
        expect([
          method,
          url,
          await isLetIn(method, url),
          await isLetIn(method, url, bearer.authorization),
          await isLetIn(method, url, `Bearer ${reader}`),
        ]).toEqual([
          method,
          url,
          isOpen || said.includes('{}'),
          isFor('bearer'),
          isFor('readerSession'),
        ]);
      }
    expect(found).toEqual({
      '[{}]': expect.any(Number),
      '[{"bearer":[]}]': expect.any(Number),
      '[{},{"bearer":[]}]': expect.any(Number),
      '[{"readerSession":[]}]': 3,
      '[{"stripeSignature":[]}]': 1,
    });
  });

  it('describes each scheme that it names', async () => {
    const { components } = await read();
    expect(components).toMatchObject({
      securitySchemes: {
        bearer: { scheme: 'bearer' },
        readerSession: { scheme: 'bearer' },
        stripeSignature: { name: 'Stripe-Signature' },
      },
    });
  });
});
