import { findContainerError } from './find-container-error';
import { processorMs, runInSandbox } from './sandbox';

const routes = `[{ path: '/auth', handle: { title: 'Log In', access: 'public' } }]`;

/** A container in the smallest form that the shell can load. */
const exposing = (module: string) =>
  `export const init = () => undefined; export const get = async () => () => (${module});`;

const whole = exposing(`{ default: { routes: ${routes} } }`);

const errorOf = (files: Record<string, string>, pages = [{ path: '/auth' }]) =>
  findContainerError({ entry: 'entry.js', pages, read: async (path) => files[path] ?? null });

it('accepts a container with a route for each page', async () => {
  expect(await errorOf({ 'entry.js': whole })).toBeNull();
});

it('accepts routes that come with a chunk, and are made with shared modules and globals of browsers', async () => {
  const chunk = `
    const { Component, createContext, [Symbol.toPrimitive]: _ } = globalThis.react;
    class Screen extends Component {}
    const [first, ...rest] = createContext(\`\${Component}\`).Provider;
    export const dates = new Intl.DateTimeFormat('en-US');
    export const isWide = matchMedia('(width > 768px)').matches;
    export default { routes: ${routes}.map((route) => ({ ...route, Component: Screen, first })) };`;
  const entry = `
    export const init = async (scope) => {
      globalThis.react = (await scope.react['19.3.1'].get())();
    };
    export const get = async () => {
      const chunk = await cpalFiles.load(new URL('./scripts/routes.1.js', import.meta.url).href);
      return () => chunk;
    };`.replace("react['19.3.1']", 'react[Object.keys(await scope.react)[0]]');
  expect(await errorOf({ 'entry.js': entry, 'scripts/routes.1.js': chunk })).toBeNull();
});

it.each([
  ['a module without a default export', exposing('{}'), 'it exposes no routes'],
  ['no routes', exposing('{ default: { routes: [] } }'), 'it exposes no routes'],
  [
    'routes without a handle',
    exposing(`{ default: { routes: [{ path: '/auth' }] } }`),
    /no routes/,
  ],
  ['a default export that is no object', exposing('{ default: null }'), 'it exposes no routes'],
  ['no container', 'export default 1;', 'it is no federation container'],
  ['a syntax error', 'export const', /expect|variable|token/],
  ['an error in evaluation', `throw new Error('no such thing');`, 'no such thing'],
  [
    'an address outside',
    `import 'https://cdn.example/x.js'; ${whole}`,
    /cdn\.example.*not part of/,
  ],
  ['a module of Node', `import 'node:fs'; ${whole}`, /node:fs.*not part of/],
  [
    'a missing chunk',
    `import './gone.js'; ${whole}`,
    'it loads gone.js, which is not part of the release',
  ],
  ['an address that cannot be decoded', `import './%E0%A4%A.js'; ${whole}`, /not part of/],
  ['a promise that never settles', 'await new Promise(() => undefined);', /did not answer/],
  [
    'a false report',
    `globalThis.report = '{'; export const init = () => undefined; export const get = () => new Promise(() => undefined);`,
    /did not answer/,
  ],
  [
    'endless recursion',
    `const f = () => f() + 1; f(); ${whole}`,
    /stack|recursion|did not answer/i,
  ],
  [
    'endless memory',
    `const all = []; for (;;) all.push(new Array(1e5).fill(all.length)); ${whole}`,
    /memory|did not answer/,
  ],
])('refuses a container with %s', async (_, entry, error) => {
  expect(await errorOf({ 'entry.js': entry })).toMatch(error);
});

it('refuses a container without a route for a page', async () => {
  const pages = [{ path: '/auth' }, { path: '/auth/forgot-password' }];
  expect(await errorOf({ 'entry.js': whole }, pages)).toBe(
    'it has no route for /auth/forgot-password',
  );
});

it('ends a container that never ends', async () => {
  const used = jest.spyOn(process, 'cpuUsage');
  let user = 0;
  // Each look of the engine at the clock is a second later.
  used.mockImplementation(() => ({ user: (user += 1_000_000), system: 0 }));
  try {
    expect(await errorOf({ 'entry.js': `for (;;); ${whole}` })).toMatch(
      /interrupted|did not answer/,
    );
  } finally {
    used.mockRestore();
  }
});

it('waits for a busy machine', async () => {
  const now = jest.spyOn(Date, 'now');
  let time = 0;
  now.mockImplementation(() => (time += 60_000));
  try {
    expect(await errorOf({ 'entry.js': whole })).toBeNull();
  } finally {
    now.mockRestore();
  }
});

it('tells of no error of the container where the sandbox itself has failed', async () => {
  const options = {
    stubs: 'throw 1',
    main: 'report = 1',
    sources: new Map(),
    deadlineMs: Infinity,
  };
  expect(await runInSandbox(options)).toEqual({ report: null, missing: [] });
});

it('shows an operator no control characters, and no endless message', async () => {
  const errors = [
    String.raw`import './\x1b[2J%1B]0;.js';`,
    String.raw`throw new Error('\x1b[2Jgone\u202e' + 'x'.repeat(1e6));`,
    String.raw`import('./' + 'x'.repeat(1e6)); await new Promise(() => undefined);`,
  ].map((entry) => errorOf({ 'entry.js': entry }));
  for (const error of await Promise.all(errors)) {
    expect(error).toMatch(/gone|not part of/);
    expect(error).not.toMatch(/\p{C}/u);
    expect(error?.length).toBeLessThan(600);
  }
});

it('keeps few of the addresses that a container imports in vain', async () => {
  const main = `for (let i = 0; i < 1_000; i += 1) import('https://x.invalid/' + i).catch(() => undefined);`;
  const options = { stubs: '', main, sources: new Map(), deadlineMs: processorMs() + 10_000 };
  expect((await runInSandbox(options)).missing).toHaveLength(100);
});

it('gives a container nothing of the process', async () => {
  const escapes = `
    const names = ['process', 'require', 'Buffer', 'global'];
    const found = names.filter((name) => typeof globalThis[name] !== 'undefined');
    const made = new (async () => {}).constructor('return typeof process')();
    throw new Error(found.join() + (await made) + typeof resolveUrl.constructor('return process'));`;
  expect(await errorOf({ 'entry.js': escapes })).toBe('undefinedfunction');
});
