import type { ChunkGraph, ChunkGroup, Compilation, Compiler, Dependency, Module } from 'webpack';
import { contractNames } from './contracts';
import { versionBehind } from './packages';
import { singletons } from './singletons';

/** Who a build is. */
export interface Identity {
  name: string;
  kind: 'shell' | 'remote';
  container: string;
  prefixes: readonly string[];
}

const withoutMaps = (group: ChunkGroup) =>
  group.getFiles().filter((file) => !file.endsWith('.map'));

/** Writes `build.json`: what a delivery must know of a build without reading its scripts. */
export class BuildRecord {
  readonly #identity: Identity;
  readonly #firstChunk: string;

  constructor(identity: Identity) {
    this.#identity = identity;
    this.#firstChunk = identity.kind === 'shell' ? 'main' : 'routes';
  }

  apply(compiler: Compiler): void {
    const { Compilation: stages, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('BuildRecord', (compilation) => {
      const stage = stages.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'BuildRecord', stage }, () => {
        const record = JSON.stringify(this.#record(compilation), null, 2);
        compilation.emitAsset('build.json', new sources.RawSource(`${record}\n`));
      });
    });
  }

  #record(compilation: Compilation) {
    const first = compilation.namedChunkGroups.get(this.#firstChunk);
    if (!first) throw new Error(`There is no chunk ${this.#firstChunk}.`);
    const files = first.getFiles();
    const scripts = files.filter((file) => file.endsWith('.js'));
    const styles = files.filter((file) => file.endsWith('.css'));
    const isShell = this.#identity.kind === 'shell';
    const entry = isShell ? scripts.pop() : 'remoteEntry.js';
    const provides = isShell ? listLazySingletons(compilation) : {};
    const needs = isShell ? [] : consumed(compilation.chunkGraph, first);
    const contracts = contractNames(this.#identity);
    const offers = isShell ? { ...offeredNames(compilation), ...contracts } : {};
    const used = isShell ? {} : usedNames(compilation);
    const uses = isShell ? {} : { ...used, ...contracts };
    const versions = Object.fromEntries(Object.keys(used).map((one) => [one, versionBehind(one)]));
    const screens = lazyScreens(compilation);
    const own = { ...this.#identity, entry, scripts, styles };
    return { ...own, provides, needs, offers, uses, versions, screens };
  }
}

/**
 * The files of each shared module that the shell provides and does not load by itself, with those of
 * the others that it takes: a page that did not name them would ask for them one round trip later.
 */
function listLazySingletons({ chunkGroups, chunkGraph }: Compilation) {
  const late = Object.keys(singletons).filter((request) => singletons[request]?.eager === false);
  const groupOf = (request: string) => {
    const group = chunkGroups.find(({ origins }) =>
      origins.some(({ module }) => module?.identifier().includes(`) ${request}@`)),
    );
    if (!group) throw new Error(`The shell does not provide ${request}.`);
    return group;
  };
  const filesOf = (request: string): string[] => {
    const group = groupOf(request);
    const taken = consumed(chunkGraph, group).filter((one) => late.includes(one));
    return [...new Set([...withoutMaps(group), ...taken.flatMap(filesOf)])];
  };
  return Object.fromEntries(late.map((request) => [request, filesOf(request)]));
}

/** By shared module, the names that a remote uses; of one that is taken as a whole none is known. */
function usedNames({ modules, moduleGraph, chunkGraph }: Compilation) {
  const namesOf = (module: Module) => {
    const [runtime] = chunkGraph.getModuleRuntimes(module);
    const names = [...moduleGraph.getIncomingConnections(module)]
      .filter((connection) => connection.getActiveState(runtime) !== false)
      .flatMap(({ dependency }): string[] => {
        const references = dependency?.getReferencedExports(moduleGraph, runtime) ?? [];
        const paths = references.map((one) => (Array.isArray(one) ? one : one.name));
        return paths.flatMap(([first = dependency && importedName(dependency)]) => first ?? []);
      });
    return [...new Set(names)].toSorted();
  };
  const uses = [...modules].flatMap((module) => {
    const request = requestOf(module);
    return request === null ? [] : [[request, namesOf(module)] as const];
  });
  return byName(uses);
}

/**
 * The name that one place imports. webpack counts the call of a method of a namespace, such as
 * `v.object()`, as a use of the whole module, since that module could be CommonJS and need its `this`. The default
 * export of CommonJS is the whole module.
 */
function importedName(dependency: Dependency): string | null {
  const ids: unknown = 'ids' in dependency ? dependency.ids : null;
  const [name]: unknown[] = Array.isArray(ids) ? ids : [];
  return typeof name === 'string' && name !== 'default' ? name : null;
}

/** In an order of its own: webpack has modules in the one in which they were read, which time decides. */
const byName = <T>(entries: readonly (readonly [string, T])[]): Record<string, T> =>
  Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** By shared module, the names that the shell provides; null if no list of them is known. */
function offeredNames({ modules, moduleGraph }: Compilation) {
  const provided = [...modules].flatMap((module) => {
    const [, request] = /^provide module \([^)]*\) (.+)@/.exec(module.identifier()) ?? [];
    return request === undefined ? [] : [[request, module] as const];
  });
  const offers = provided.map(([request, module]) => {
    const [source] = [...moduleGraph.getOutgoingConnections(module)];
    const names = source?.module ? moduleGraph.getProvidedExports(source.module) : null;
    return [request, Array.isArray(names) ? names.toSorted() : null] as const;
  });
  return byName(offers);
}

/** What each screen that its route loads lazily is made of, by the screen's folder. */
const lazyScreens = ({ chunkGroups, chunkGraph }: Compilation) =>
  byName(
    chunkGroups.flatMap((group) => {
      const folder = folderOf(group);
      if (folder === undefined) return [];
      return [[folder, { files: withoutMaps(group), needs: consumed(chunkGraph, group) }] as const];
    }),
  );

const folderOf = ({ origins }: ChunkGroup) =>
  origins.map(({ request }) => /^\.\/screens\/([^/]+)\//.exec(request ?? '')?.[1]).find(Boolean);

/** The shared modules that the chunks of a group use. */
function consumed(chunkGraph: ChunkGraph, group: ChunkGroup) {
  const used = group.chunks
    .flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)])
    .flatMap((module) => requestOf(module) ?? []);
  return [...new Set(used)].toSorted();
}

/** webpack's types keep the class of consumed modules, `ConsumeSharedModule`, to themselves. */
function requestOf(module: Module): string | null {
  const options: unknown = 'options' in module ? module.options : null;
  if (typeof options !== 'object' || options === null || !('shareKey' in options)) return null;
  return typeof options.shareKey === 'string' ? options.shareKey : null;
}
