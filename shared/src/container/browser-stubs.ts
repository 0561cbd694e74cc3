/**
 * What a container finds around it in the sandbox: stubs of what the shell shares and of what browsers
 * have besides the language. Evaluating a container builds its routes; it renders nothing, so what stubs
 * return does not matter.
 */
export const browserStubs = (names: readonly string[]): string => `
const stub = new Proxy(function () {}, {
  get: (_, key) => {
    if (key === 'then') return undefined;
    if (key === Symbol.toPrimitive) return () => '';
    if (key === Symbol.iterator) return function* () {};
    return stub;
  },
  set: () => true,
  apply: () => stub,
  construct: () => stub,
});
for (const name of ${JSON.stringify(names)}) globalThis[name] ??= stub;
globalThis.self = globalThis.window = globalThis;
// Only to resolve the address of a chunk, relative to the script that loads it.
globalThis.URL = class {
  constructor(path, base = '') { this.href = resolveUrl(String(path), String(base)); }
};
// The functions that the shell's pages provide (shell/src/remotes/files.ts and federation.ts).
globalThis.cpalFiles = {
  integrityOf: () => '',
  fetch: async () => undefined,
  load: (url) => import(url),
};
globalThis._FEDERATION_BUNDLER_RUNTIME = {
  runtime: {},
  bundlerRuntime: {
    init: () => ({}),
    initContainerEntry: () => undefined,
    consumes({ webpackRequire, chunkId, chunkMapping, installedModules }) {
      for (const id of chunkMapping[chunkId] ?? []) {
        webpackRequire.m[id] = (module) => { module.exports = stub; };
        installedModules[id] = 0;
      }
    },
  },
};
globalThis.shareScope = new Proxy({}, {
  get: () => ({ '0.0.0': { get: async () => () => stub } }),
});
`;

/** Loads the container at an address and reports what it exposes, as JSON. */
export const reportRoutes = (entry: string): string => `
async function load() {
  const container = await import(${JSON.stringify(entry)});
  if (typeof container.init !== 'function' || typeof container.get !== 'function')
    throw new TypeError('it is no federation container');
  await container.init(shareScope);
  const factory = await container.get('./routes');
  const routes = factory()?.default?.routes;
  if (!Array.isArray(routes)) return { default: {} };
  return {
    default: {
      routes: routes.map(({ path, handle }) => ({
        path, handle: { title: handle?.title, access: handle?.access },
      })),
    },
  };
}
const report = (value) => { globalThis.report = JSON.stringify(value); };
load().then(
  (module) => report({ module }),
  (error) => report({ error: String(error?.message ?? error) }),
);
`;
