import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Document, Spectral } from '@stoplight/spectral-core';
import owasp from '@stoplight/spectral-owasp-ruleset';
import { Json } from '@stoplight/spectral-parsers';
import { type TestApi, openApi } from '../../testing/api';

let api: TestApi;
let text: string;
beforeAll(async () => {
  api = await openApi({ env: { PUBLIC_URL: 'https://cpal.test' } });
  text = (await api.send('GET', '/api/openapi.json')).body;
});
afterAll(() => api.close());

/** The severity of what is wrong; a warning is 1. */
const error: number = 0;

/** Sizes bound what callers send; a response is as long as what it tells. */
const sizes = ['owasp:api4:2023-array-limit', 'owasp:api4:2023-string-limit'];
const isResponse = (path: (string | number)[]) =>
  path.includes('responses') ||
  (path[0] === 'components' && !String(path[2] ?? 'Request').endsWith('Request'));

/** One-click unsubscribing sends no more than an address (RFC 8058); the token stops mails only. */
const credential = 'owasp:api2:2023-no-credentials-in-url';
const isMailStop = (path: (string | number)[]) => path[1] === '/api/mails/stop/{token}';

/** What the ruleset of the OWASP API Security Top 10 calls errors, without the exceptions above. */
async function findRisks(document: string) {
  const spectral = new Spectral();
  spectral.setRuleset({
    extends: [[owasp, 'all']],
    // A count of what is left would show a guesser of passwords how far to go; 429 has Retry-After.
    rules: { 'owasp:api4:2023-rate-limit': 'off' },
  });
  const results = await spectral.run(new Document(document, Json, 'openapi.json'));
  return results
    .filter(({ severity }) => [error].includes(severity))
    .map(({ code, path }) => ({ code: String(code), path }))
    .filter(({ code, path }) => !(sizes.includes(code) && isResponse(path)))
    .filter(({ code, path }) => !(code === credential && isMailStop(path)));
}

/** What Redocly's recommended rules say of a document. */
async function findMistakes(document: string) {
  const config = await createConfig({ extends: ['recommended'] });
  const found = await lintFromString({ source: document, absoluteRef: 'openapi.json', config });
  return found.map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer}`);
}

it('has nothing that the rules of the OWASP API Security Top 10 call an error', async () => {
  expect(await findRisks(text)).toEqual([]);
});

it('has nothing that Redocly’s recommended rules mind, but a call that redirects only', async () => {
  expect(await findMistakes(text)).toEqual([
    'operation-2xx-response #/paths/~1api~1v1~1assistant~1out~1{linkId}/get/responses',
  ]);
});

it('would find what is wrong', async () => {
  const bad = JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Bad', version: '1' },
    servers: [{ url: 'http://cpal.test' }],
    paths: { '/x/': { post: { responses: { 200: { description: 'ok' } } } } },
  });
  expect(await findRisks(bad)).toContainEqual(
    expect.objectContaining({ code: 'owasp:api2:2023-write-restricted' }),
  );
  expect(await findMistakes(bad)).toContain('operation-summary #/paths/~1x~1/post/summary');
});
