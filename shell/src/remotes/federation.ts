/**
 * The federation runtime of this product: what the code calls that the federation plugin writes into
 * the shell and into each remote. The build of the shell has it in place of the plugin's own runtime,
 * remotes take it from the page.
 */

declare global {
  var _FEDERATION_BUNDLER_RUNTIME: object;
}

/** Gives a module once its code has loaded. */
type Factory = () => unknown;

/** Loads the code of a module. */
type Getter = () => Factory | Promise<Factory>;

/** By a module's request and its version. */
export type ShareScope = Record<string, Record<string, { get: Getter }>>;

/** The one module that a remote's entry is. */
export interface Container {
  init: (shareScope: ShareScope) => void;
  /** @throws Error, by rejecting, where the module cannot be loaded. */
  get: (name: string) => Promise<Factory>;
}

/** A shared module that a build uses, by the number that its scripts call it. */
interface Use {
  shareKey: string;
  requiredVersion: string | false;
}

/** What webpack's own runtime keeps in each build. */
interface Build {
  /** Modules by number. */
  m: Record<string, (module: { exports: unknown }) => void>;
  /** Share scopes by name. */
  S: { default?: ShareScope };
  federation: {
    initOptions: { shared?: Record<string, { version: string; get: Getter }[]> };
  };
  consumesLoadingData: { moduleIdToConsumeDataMapping: Record<string, Use> };
}

interface Initializing {
  webpackRequire: Build;
  shareScope: ShareScope;
}

interface Consuming {
  webpackRequire: Build;
  chunkId: string | number;
  /** By chunk: the numbers of the shared modules that it uses. */
  chunkMapping: Record<string, readonly string[]>;
  /** By number: a shared module on its way, or 0 where it is there. */
  installedModules: Record<string, Promise<void> | 0>;
  /** What the chunk waits for. */
  promises: Promise<unknown>[];
}

/** What the shell shares with all remotes. */
export const shared: ShareScope = {};

/** Registers what a build provides: the shell alone provides something. */
function register({ federation: { initOptions }, S }: Build): ShareScope {
  for (const [request, [provided]] of Object.entries(initOptions.shared ?? {})) {
    if (provided) shared[request] = { [provided.version]: provided };
  }
  return (S.default = shared);
}

/**
 * Finds a shared module. There is one copy of each, the shell's, so a range of versions is never asked
 * for (`platform/build/src/singletons.ts`).
 */
function find(scope: ShareScope, { shareKey, requiredVersion }: Use) {
  const [found] = Object.entries(scope[shareKey] ?? {});
  if (found === undefined) throw new Error(`The shell does not share ${shareKey}.`);
  const [version, { get }] = found;
  if (requiredVersion !== false && requiredVersion !== version) {
    throw new Error(`The shell shares ${shareKey} ${version}, not ${requiredVersion}.`);
  }
  return get();
}

/** Puts the shared modules that a chunk uses into its build, before the chunk's own code runs. */
function consumes({
  webpackRequire,
  chunkId,
  chunkMapping,
  installedModules,
  promises,
}: Consuming) {
  const put = async (id: string) => {
    const use = webpackRequire.consumesLoadingData.moduleIdToConsumeDataMapping[id];
    if (use === undefined) throw new Error(`This build knows no shared module ${id}.`);
    const factory = await find(webpackRequire.S.default ?? shared, use);
    webpackRequire.m[id] = (module) => {
      module.exports = factory();
    };
    installedModules[id] = 0;
  };
  for (const id of chunkMapping[chunkId] ?? []) {
    const now = installedModules[id];
    if (now === 0) continue;
    const next = now ?? put(id);
    installedModules[id] = next;
    // The next attempt asks again.
    if (now === undefined) next.catch(() => delete installedModules[id]);
    promises.push(next);
  }
}

const federation = {
  bundlerRuntime: {
    init: ({ webpackRequire }: { webpackRequire: Build }) => register(webpackRequire),
    initContainerEntry: ({ webpackRequire, shareScope }: Initializing) => {
      webpackRequire.S.default = shareScope;
    },
    consumes,
  },
  // The plugin's code takes the whole for missing where this is not there.
  runtime: {},
};

globalThis._FEDERATION_BUNDLER_RUNTIME = federation;

// What stands in for a package that has one.
export default federation;

/**
 * Loads the container of a remote.
 * @param entry its address.
 * @throws Error where it cannot be loaded, or is not what its address names.
 */
export async function loadContainer(entry: string): Promise<Container> {
  const container = await globalThis.cpalFiles.load(entry);
  if (!isContainer(container)) throw new TypeError(`${entry} is no container.`);
  return container;
}

/**
 * Begins to load the routes of a remote. It has added their style sheets to the document when it returns.
 * @throws Error where something of it cannot be loaded.
 */
export async function loadRoutes(container: Container): Promise<unknown> {
  container.init(shared);
  const routes = await container.get('./routes');
  return routes();
}

const isContainer = (candidate: unknown): candidate is Container =>
  typeof candidate === 'object' &&
  candidate !== null &&
  'init' in candidate &&
  'get' in candidate &&
  typeof candidate.get === 'function';
