import { type Example, lintExamples } from './lint-examples';

const screen = 'mfe-auth/src/screens/auth/auth-screen.tsx';

/** What a file must not import: the title, the file, the import, and what the linter says of it. */
const refused = [
  ['a remote that imports another', screen, '@cpal/mfe-billing', 'nothing else'],
  ['a remote that imports the shell', screen, '@cpal/shell', 'nothing else'],
  ['a remote that imports the api', screen, '@cpal/api', 'nothing else'],
  ['a screen that imports another screen', screen, '../other/other-screen', 'never another screen'],
  ['a remote that reaches out of its folder', screen, '../../../../shell/src/x', 'never another'],
  [
    'a lib that imports a screen',
    'mfe-auth/src/lib/x.ts',
    '../screens/auth/fields',
    'never another',
  ],
  ['a remote that imports a workspace to come', screen, '@cpal/clock', 'nothing else'],
  ['the shell that imports a workspace to come', 'shell/src/app.tsx', '@cpal/clock', 'run time'],
  ['shared that imports a workspace to come', 'shared/src/ui/x.ts', '@cpal/clock', 'no other'],
  ['the api that imports a workspace to come', 'api/src/app/app.ts', '@cpal/clock', 'paths only'],
  ['a remote that talks to ky', screen, 'ky', 'Only shared/api'],
  ['a remote with a router of its own', screen, 'react-router-dom', 'shared/router'],
  [
    'the shell that takes the router whole',
    'shell/src/app.tsx',
    'react-router/dom',
    'shared/router',
  ],
  ['the kit that takes the router whole', 'shared/src/ui/x.ts', 'react-router', 'shared/router'],
  ['a tool that takes the router whole', 'tools/x.ts', 'react-router-dom', 'shared/router'],
  ['a remote with a store of its own', screen, 'zustand', 'shared/session'],
  ['the shell that imports a remote', 'shell/src/app.tsx', '@cpal/mfe-auth', 'at run time'],
  ['the shell that imports the api', 'shell/src/app.tsx', '@cpal/api', 'at run time'],
  ['shared that imports the shell', 'shared/src/api/x.ts', '@cpal/shell', 'no other workspace'],
  ['a contract that imports react', 'shared/src/contract/x.ts', 'react', 'valibot only'],
  ['a contract that imports the session', 'shared/src/contract/x.ts', '../session', 'valibot only'],
  [
    'a part of a screen that reaches past the lib of its remote',
    'mfe-auth/src/screens/auth/x/y.tsx',
    '../../../list/x',
    'never another',
  ],
  ['a screen that imports a part of another', screen, '../other/part', 'never another screen'],
  [
    'the shell that imports a remote by path',
    'shell/src/app.tsx',
    '../../mfe-auth/src/routes',
    'at run time',
  ],
  [
    'shared that reaches out of its folder',
    'shared/src/api/x.ts',
    '../../../shell/src/x',
    'no other workspace',
  ],
  ['the api that imports the session', 'api/src/app/app.ts', '@cpal/shared/session', 'paths only'],
  ['the sandbox that imports ours', 'stripe-sandbox/src/app.ts', '@cpal/shared/paths', 'Of ours'],
  ['delivery that imports ours', 'delivery/src/store/x.ts', '@cpal/shared/page', 'Of ours'],
  [
    'delivery that imports a server’s part',
    'delivery/src/store/x.ts',
    '@cpal/server-kit/drain',
    'Of ours',
  ],
  [
    'delivery that imports a scoped package',
    'delivery/src/store/x.ts',
    '@fastify/swagger',
    'Of ours',
  ],
  ['delivery that imports a server', 'delivery/src/store/x.ts', 'fastify', 'zstd only'],
  ['delivery that serves', 'delivery/src/store/x.ts', 'node:http', 'zstd only'],
  ['the edge that imports the contract', 'edge/src/app.ts', '@cpal/shared/page', 'delivery only'],
  [
    'the edge that imports another call',
    'edge/src/app.ts',
    '@cpal/shared/contract/billing',
    'delivery only',
  ],
  ['the edge that imports the api', 'edge/src/app.ts', '@cpal/api', 'delivery only'],
  ['the server kit that imports delivery', 'server-kit/src/x.ts', '@cpal/delivery', 'Of ours'],
  ['the server kit that imports the kit', 'server-kit/src/x.ts', '@cpal/shared/ui', 'Of ours'],
  ['the server kit that imports a client', 'server-kit/src/x.ts', 'undici', 'its own folder'],
  ['the server kit that imports a plugin', 'server-kit/src/x.ts', 'fastify-x', 'its own folder'],
  ['the server kit that imports a part', 'server-kit/src/x.ts', 'fastify/x', 'its own folder'],
  ['the server kit that reaches out', 'server-kit/src/x.ts', '../../api/src/x', 'its own folder'],
  [
    'the api that imports a part of delivery',
    'api/src/app/app.ts',
    '@cpal/delivery/store',
    'paths only',
  ],
  ['a domain that imports app', 'api/src/mail/x.ts', '../app/services', 'nor app'],
  [
    'a domain that imports a plugin',
    'api/src/mail/letters/x.ts',
    '../../http/plugins/auth',
    'nor app',
  ],
  ['http that imports a domain', 'api/src/http/plugins/x.ts', '../../accounts/x', 'no domain'],
  ['http that imports users', 'api/src/http/x.ts', '../users/accounts', 'no domain'],
  ['db that imports a domain', 'api/src/db/x.ts', '../billing/overview', 'no domain'],
  ['jobs that import app', 'api/src/jobs/x.ts', '../app/tasks', 'no domain'],
  ['kernel that imports a domain', 'api/src/kernel/x.ts', '../reading/due', 'nothing else'],
  [
    'kernel that imports the database',
    'api/src/kernel/metrics/x.ts',
    '../../db/client',
    'nothing else',
  ],
  ['kernel that imports the kit', 'api/src/kernel/x.ts', '@cpal/shared/session', 'paths only'],
  ['the assistant that imports the api', 'assistant/src/engine.ts', '@cpal/api', 'Of ours'],
  ['the assistant that imports the kit', 'assistant/src/engine.ts', '@cpal/shared/ui', 'Of ours'],
  ['the assistant that reads files', 'assistant/src/post/x.ts', 'node:fs', 'no network'],
  [
    'the assistant that reads files later',
    'assistant/src/post/x.ts',
    'node:fs/promises',
    'no network',
  ],
  ['the assistant that asks a server', 'assistant/src/post/x.ts', 'undici', 'no network'],
  ['the widget that imports a package', 'widget/src/loader.ts', 'valibot', 'types only'],
  ['the widget that imports ours', 'widget/src/loader.ts', '@cpal/shared/paths', 'types only'],
  ['the demo blog that imports ours', 'demo-blog/src/x.ts', '@cpal/assistant/engine', 'Of ours'],
  ['the demo blog that imports the kit', 'demo-blog/src/x.ts', '@cpal/shared/session', 'Of ours'],
] as const;

const allowed = [
  ['a screen its lib', screen, '../../lib/session'],
  ['a screen what is beside it', screen, './fields'],
  ['the routes their screens', 'mfe-auth/src/routes.tsx', './screens/auth/auth-screen'],
  ['a remote what is shared', screen, '@cpal/shared/session'],
  ['the router module the router', 'shared/src/router.ts', 'react-router-dom'],
  ['app a domain', 'api/src/app/x.ts', '../mail/deliver'],
  ['a domain the route', 'api/src/mail/x.ts', '../http/route'],
  ['a domain another one', 'api/src/mail/x.ts', '../users/accounts'],
  ['http the kernel', 'api/src/http/plugins/x.ts', '../../kernel/clock'],
  ['jobs the database', 'api/src/jobs/x.ts', '../db/schema'],
  ['a test of http a domain', 'api/src/http/x.test.ts', '../users/accounts'],
  ['the api the contract', 'api/src/app/app.ts', '@cpal/shared/contract/auth'],
  ['the api the paths of pages', 'api/src/app/app.ts', '@cpal/shared/paths'],
  ['the edge what delivery offers', 'edge/src/app.ts', '@cpal/delivery'],
  ['the edge the call of its own', 'edge/src/app.ts', '@cpal/shared/contract/assistant'],
  ['the edge the call that it vouches for', 'edge/src/app.ts', '@cpal/shared/contract/telemetry'],
  ['the edge the reading of its answer', 'edge/src/app.ts', '@cpal/shared/contract/parse'],
  ['the edge the shares of visitors', 'edge/src/app.ts', '@cpal/shared/share'],
  ['the edge its framework', 'edge/src/app.ts', 'fastify'],
  ['the edge what servers share', 'edge/src/app.ts', '@cpal/server-kit/problem'],
  ['the api what servers share', 'api/src/app/app.ts', '@cpal/server-kit/problem'],
  ['delivery what pages carry', 'delivery/src/page/x.ts', '@cpal/shared/deployment'],
  ['delivery the check of containers', 'delivery/src/container/x.ts', '@cpal/shared/container'],
  ['delivery what is counted', 'delivery/src/canary/x.ts', '@cpal/shared/contract/release-counts'],
  ['delivery the errors', 'delivery/src/registry/x.ts', '@cpal/server-kit/errors'],
  ['delivery the escaping of HTML', 'delivery/src/page/x.ts', '@cpal/server-kit/html'],
  ['delivery its signer', 'delivery/src/store/s3/x.ts', 'aws4fetch'],
  ['delivery its compressor', 'delivery/src/site/x.ts', '@bokuweb/zstd-wasm'],
  ['delivery its limiter', 'delivery/src/store/x.ts', 'p-limit'],
  ['delivery its cache', 'delivery/src/store/x.ts', 'lru-cache'],
  ['the server kit the contract', 'server-kit/src/x.ts', '@cpal/shared/contract/problem'],
  ['the server kit its framework', 'server-kit/src/x.ts', 'fastify'],
  ['the server kit its schemas', 'server-kit/src/x.ts', 'valibot'],
  ['the server kit the system', 'server-kit/src/x.ts', 'node:fs'],
  ['the server kit its neighbor', 'server-kit/src/x.ts', './errors'],
  ['the sandbox what servers share', 'stripe-sandbox/src/app.ts', '@cpal/server-kit/drain'],
  ['the edge a sample of delivery', 'edge/src/app.test.ts', '@cpal/delivery/testing/temp-dir'],
  ['the assistant the contract', 'assistant/src/engine.ts', '@cpal/shared/contract/recipe'],
  ['the assistant its parser', 'assistant/src/post/x.ts', 'cheerio'],
  ['the api the assistant', 'api/src/app/app.ts', '@cpal/assistant/engine'],
  ['the widget how colors are read', 'widget/src/loader.ts', '@cpal/shared/color'],
  ['the widget how it looks', 'widget/src/loader.ts', '@cpal/shared/panel-look'],
  ['the widget its neighbor', 'widget/src/loader.ts', './strings'],
  ['the demo blog what servers share', 'demo-blog/src/x.ts', '@cpal/server-kit/settings'],
  ['the demo blog the contract', 'demo-blog/src/x.ts', '@cpal/shared/contract/blog'],
  ['the demo blog what servers share', 'demo-blog/src/x.ts', '@cpal/server-kit/html'],
  ['delivery files that are promised', 'delivery/src/store/x.ts', 'node:fs/promises'],
  ['a test of the widget a sample', 'widget/src/x.test.ts', '@cpal/shared/testing/x'],
  ['a contract its neighbor', 'shared/src/contract/x.ts', './fields'],
] as const;

const storage = `export const read = () => localStorage.getItem('access_token');`;

const importing = (tree: string, file: string, imported: string): Example => ({
  tree,
  file,
  code: `import { x } from '${imported}';\nx();`,
});

const examples: Example[] = [
  ...refused.map(([title, file, imported]) => importing(title, file, imported)),
  ...allowed.map(([title, file, imported]) => importing(title, file, imported)),
  { tree: 'storage', file: 'shell/src/app.tsx', code: storage },
  { tree: 'token store', file: 'shell/src/token-store.ts', code: storage },
];

let said: ReadonlyMap<string, string>;

beforeAll(() => {
  said = lintExamples(examples);
});

describe('the linter refuses', () => {
  it.each(refused)('%s', (title, _file, _imported, message) => {
    expect(said.get(title)).toContain(message);
  });

  it('local storage anywhere but in the token store', () => {
    expect(said.get('storage')).toContain('Only shell/src/token-store.ts');
    expect(said.get('token store') ?? '').not.toContain('Only shell/src/token-store.ts');
  });
});

describe('the linter allows', () => {
  it.each(allowed)('%s', (title) => {
    expect(said.get(title) ?? '').not.toContain('no-restricted');
  });
});
