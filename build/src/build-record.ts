import type { ChunkGraph, ChunkGroup, Compilation, Compiler } from 'webpack';
import { singletons } from './singletons';

/** Who a build is. */
interface Identity {
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
    const provides = isShell ? lateSingletons(compilation) : {};
    const needs = isShell ? [] : consumed(compilation.chunkGraph, first);
    const screens = lazyScreens(compilation);
    return { ...this.#identity, entry, scripts, styles, provides, needs, screens };
  }
}

/** The files of each shared module that the shell provides and does not load by itself. */
function lateSingletons({ chunkGroups }: Compilation) {
  const late = Object.entries(singletons).filter(([, { eager }]) => !eager);
  return Object.fromEntries(
    late.map(([request]) => {
      const group = chunkGroups.find(({ origins }) =>
        origins.some(({ module }) => module?.identifier().includes(`) ${request}@`)),
      );
      if (!group) throw new Error(`The shell does not provide ${request}.`);
      return [request, withoutMaps(group)];
    }),
  );
}

/** What each screen that its route loads lazily is made of, by the screen's folder. */
const lazyScreens = ({ chunkGroups, chunkGraph }: Compilation) =>
  Object.fromEntries(
    chunkGroups.flatMap((group) => {
      const folder = folderOf(group);
      if (folder === undefined) return [];
      return [[folder, { files: withoutMaps(group), needs: consumed(chunkGraph, group) }]];
    }),
  );

const folderOf = ({ origins }: ChunkGroup) =>
  origins.map(({ request }) => /^\.\/screens\/([^/]+)\//.exec(request ?? '')?.[1]).find(Boolean);

/** The shared modules that the chunks of a group use. */
function consumed(chunkGraph: ChunkGraph, group: ChunkGroup) {
  const used = group.chunks
    .flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)])
    .flatMap((module) => ('options' in module ? [module.options] : []))
    .flatMap((options) => shareKeyOf(options) ?? []);
  return [...new Set(used)];
}

/** webpack's types keep the class of consumed modules, `ConsumeSharedModule`, to themselves. */
const shareKeyOf = (options: unknown): string | null =>
  typeof options === 'object' &&
  options !== null &&
  'shareKey' in options &&
  typeof options.shareKey === 'string'
    ? options.shareKey
    : null;
