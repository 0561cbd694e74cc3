import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { build, transform } from 'esbuild';
import { type TestApi, openApi } from '../../testing/api';
import { join as signUp, password } from '../../testing/people/members';

const run = promisify(execFile);

/** What somebody else would write against the document, with `openapi-fetch`. */
const program = `
import createClient from 'openapi-fetch';
import type { components, paths } from './paths.js';

declare const process: { argv: string[] };
const [, , baseUrl = '', origin = '', email = '', password = ''] = process.argv;
const api = createClient<paths>({ baseUrl });

const login = await api.POST('/api/auth/login', { body: { email, password } });
const authorization = 'Bearer ' + login.data?.access_token;
const list = await api.GET('/api/licenses', { headers: { authorization } });
const licenses: components['schemas']['License'][] = list.data?.licenses ?? [];

const opened = await api.POST('/api/v1/assistant/sessions', {
  body: { key: 'demo', url: origin },
  headers: { origin },
});
const asked = await api.POST('/api/v1/assistant/messages', {
  body: { question: 'How long does it rest?' },
  headers: { origin, authorization: 'Bearer ' + opened.data?.token },
});
const text: string | undefined = asked.data && 'text' in asked.data ? asked.data.text : undefined;

const failed = await api.POST('/api/licenses/user', {
  body: { product_id: 'cpal' },
  headers: { authorization },
});
const code: components['schemas']['Problem']['code'] | undefined = failed.error?.code;
console.log(JSON.stringify({ licenses: licenses.length, text, code, status: failed.response.status }));
`;

const generator = `
import { readFileSync, writeFileSync } from 'node:fs';
import openapiTypescript, { astToString } from 'openapi-typescript';
openapiTypescript(JSON.parse(readFileSync('openapi.json', 'utf8'))).then((types) =>
  writeFileSync('paths.ts', astToString(types)),
);
`;

/** The generator prints by TypeScript's own printer, which version 7 has not. This one brings version 5. */
const withTypescript5 = 'ts-json-schema-generator';
const typescript5 = require.resolve('typescript', {
  paths: [dirname(require.resolve(withTypescript5))],
});

/** Writes the types of a document, as `openapi-typescript` does on the command line. */
async function generateTypes(folder: string, document: string) {
  writeFileSync(join(folder, 'openapi.json'), document);
  const outfile = join(folder, 'generate.cjs');
  await build({
    stdin: { contents: generator, resolveDir: __dirname },
    outfile,
    bundle: true,
    platform: 'node',
    alias: { typescript: typescript5 },
    logLevel: 'error',
  });
  await run(process.execPath, [outfile], { cwd: folder });
}

/** A call that the document does not have, and a body without what it needs. */
const wrong = `
import createClient from 'openapi-fetch';
import type { paths } from './paths.js';
const api = createClient<paths>({ baseUrl: '' });
// @ts-expect-error -- no such call
await api.GET('/api/nothing');
// @ts-expect-error -- no password
await api.POST('/api/auth/login', { body: { email: 'mia@example.com' } });
`;

let api: TestApi;
let folder: string;
beforeAll(async () => {
  // Among the sources: what is imported there is found from here.
  folder = mkdtempSync(join(__dirname, '../../../dist/client-'));
  api = await openApi();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await api.close();
});

it('is enough to generate a typed client that works against the server', async () => {
  const document = (await api.send('GET', '/api/openapi.json')).body;
  const write = (name: string, content: string) => writeFileSync(join(folder, name), content);
  await generateTypes(folder, document);
  write('client.ts', program);
  write('wrong.ts', wrong);
  write('package.json', '{ "type": "module" }');
  const options = [
    '--ignoreConfig',
    '--strict',
    '--noEmit',
    '--skipLibCheck',
    '--module',
    'nodenext',
  ];
  const compiler = join(dirname(require.resolve('typescript/package.json')), 'bin/tsc');
  await run(process.execPath, [compiler, ...options, '--types', '', 'client.ts', 'wrong.ts'], {
    cwd: folder,
  });

  await signUp(api, 'mia@example.com');
  const { code: script } = await transform(program, { loader: 'ts', format: 'esm' });
  write('client.js', script);
  const address = await api.app.listen({ port: 0, host: '127.0.0.1' });
  const args = ['client.js', address, api.settings.publicUrl, 'mia@example.com', password];
  const { stdout } = await run(process.execPath, args, { cwd: folder });
  expect(JSON.parse(stdout)).toEqual({
    licenses: 0,
    text: expect.any(String),
    code: 'subscription_required',
    status: 403,
  });
});
