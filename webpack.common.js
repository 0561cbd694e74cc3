import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';

const root = path.dirname(fileURLToPath(import.meta.url));
const inRoot = (...parts) => path.join(root, ...parts);

/** A package's major version as a whole one: others of the same major count as equal. */
const majorOf = (name) => {
  const { version } = JSON.parse(
    readFileSync(inRoot('node_modules', name, 'package.json'), 'utf8'),
  );
  return `${version.split('.')[0]}.0.0`;
};

/**
 * The modules of which a page holds one copy, the shell's; a remote carries none, so the shell's
 * version rules. `eager` ones stand in the shell's first script, the others load with their first
 * use. `facade` is what the shell bundles instead: it names the used parts, the rest is left out.
 * A remote that was built with another `version` fails to load, so its previous release takes over.
 */
const singletons = {
  react: { eager: true },
  'react/jsx-runtime': { eager: true },
  'react-dom': { eager: true },
  '@cpal/shared/router': { eager: true, version: majorOf('react-router-dom') },
  '@cpal/shared/session': { eager: true },
  '@cpal/shared/ui': { eager: true },
  '@cpal/shared/controls': { eager: false },
  '@cpal/shared/api': { eager: false },
  'zod/mini': { eager: false, facade: '@cpal/shared/zod-facade' },
};

/** Files that a release serves as they are. */
export const mediaFiles = /\.(avif|webp|jpg|webm|mp4|vtt)$/;

/**
 * A CSS module's class as it stands in the browser. Two remotes with the same file and class would
 * collide without the workspace's name; a test holds that a file name stands once in a workspace.
 */
export const className = (file, local) => {
  const [workspace] = path.relative(root, file).split(path.sep);
  return `${workspace}-${path.basename(file, '.module.css')}-${local}`;
};

/**
 * The webpack configuration of one front-end workspace.
 * @param {string} name the workspace's folder.
 * @param {{ prefixes?: string[] }} options for a remote the URL prefixes that it answers; the
 *   workspace without prefixes is the shell.
 * @returns {(env?: { build?: string }) => import('webpack').Configuration} as webpack calls it, with
 *   the build's id.
 */
export const federated =
  (name, { prefixes } = {}) =>
  ({ build = 'local' } = {}) => {
    const isShell = prefixes === undefined;
    // The name carries the build, so that two releases of a remote can live in one document.
    const container = `${name}_${build}`.replaceAll('-', '_');
    return {
      name,
      mode: 'production',
      target: ['web', 'es2022'],
      context: inRoot(name),
      entry: isShell ? { main: './src/main.tsx' } : {},
      devtool: 'source-map',
      experiments: { outputModule: true },
      output: {
        path: inRoot(name, 'dist'),
        clean: true,
        module: true,
        chunkFormat: 'module',
        chunkLoading: 'import',
        publicPath: 'auto',
        uniqueName: container,
        filename: '[name].[contenthash:12].js',
        chunkFilename: '[name].[contenthash:12].js',
        // After an error in evaluation a second load throws again instead of returning half a module.
        strictModuleErrorHandling: true,
      },
      resolve: {
        extensions: ['.tsx', '.ts', '.js'],
        alias: productionRouter(),
      },
      module: { rules },
      externals: isShell ? [] : [bundlerRuntime],
      optimization: {
        // Shorter names than the default's hashes; as deterministic for the same sources.
        mangleExports: 'size',
        moduleIds: 'size',
        chunkIds: 'size',
        // A shared module stays one file: split from what it re-exports it would cost a request more.
        splitChunks: { cacheGroups: { defaultVendors: false } },
        minimizer: [
          new MinimizerPlugin({
            minify: MinimizerPlugin.swcMinify,
            minimizerOptions: { compress: { passes: 3 } },
            extractComments: false,
          }),
          new MinimizerPlugin({ test: /\.css$/, minify: MinimizerPlugin.esbuildMinifyCss }),
        ],
      },
      plugins: [
        new ModuleFederationPlugin(isShell ? shell(container) : remote(container)),
        new MiniCssExtractPlugin({ filename: '[name].[contenthash:12].css' }),
        new BuildRecord({ name, container, prefixes }),
      ],
      cache: {
        type: 'filesystem',
        cacheDirectory: inRoot('.cache/webpack'),
        name,
        version: cacheVersion(),
      },
      performance: false,
    };
  };

const federation = {
  shareStrategy: 'loaded-first',
  dts: false,
  manifest: false,
};

const single = (version) => ({
  singleton: true,
  requiredVersion: version ?? false,
  ...(version && { version, strictVersion: true }),
});

const shell = (name) => ({
  ...federation,
  name,
  shared: Object.fromEntries(
    Object.entries(singletons).map(([request, { eager, facade, version }]) => [
      request,
      { ...single(version), eager, ...(facade ? { import: facade } : {}) },
    ]),
  ),
  experiments: { optimization: { target: 'web', disableSnapshot: true } },
});

const remote = (name) => ({
  ...federation,
  name,
  filename: 'remoteEntry.js',
  library: { type: 'module' },
  exposes: { './routes': { import: './src/routes.tsx', name: 'routes' } },
  shared: Object.fromEntries(
    Object.entries(singletons).map(([request, { version }]) => [
      request,
      { ...single(version), import: false },
    ]),
  ),
  experiments: {
    externalRuntime: true,
    optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
  },
});

// The plugin leaves the runtime's core out of remotes and still puts the part that talks to webpack
// into each: 4 KB that the shell has anyway.
const bundlerRuntime = ({ request }, answer) =>
  request.includes('webpack-bundler-runtime')
    ? answer(null, 'global _FEDERATION_BUNDLER_RUNTIME')
    : answer();

const rules = [
  {
    test: /\.tsx?$/,
    loader: 'swc-loader',
    resolve: { fullySpecified: false },
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
    },
  },
  {
    test: mediaFiles,
    type: 'asset/resource',
    // Without a hash: a release's address changes with its content, and prerendered pages name it.
    generator: { filename: '[name][ext]' },
  },
  {
    test: /\.css$/,
    sideEffects: true,
    use: [
      MiniCssExtractPlugin.loader,
      {
        loader: 'css-loader',
        options: {
          modules: {
            auto: true,
            namedExport: false,
            exportLocalsConvention: 'as-is',
            getLocalIdent: ({ resourcePath }, _pattern, local) => className(resourcePath, local),
          },
        },
      },
    ],
  },
];

// Bundlers take the router's development build otherwise.
function productionRouter() {
  const build = inRoot('node_modules/react-router/dist/production');
  return {
    'react-router/dom$': path.join(build, 'dom-export.mjs'),
    'react-router$': path.join(build, 'index.mjs'),
  };
}

function cacheVersion() {
  const lockfile = readFileSync(inRoot('package-lock.json'));
  const config = readFileSync(inRoot('webpack.common.js'));
  return createHash('sha256').update(lockfile).update(config).update(process.version).digest('hex');
}

/** Writes `build.json`: what a delivery must know of a build without reading its scripts. */
class BuildRecord {
  constructor({ name, container, prefixes }) {
    this.identity = {
      name,
      kind: prefixes === undefined ? 'shell' : 'remote',
      container,
      prefixes: prefixes ?? [],
    };
    this.firstChunk = prefixes === undefined ? 'main' : 'routes';
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('BuildRecord', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'BuildRecord', stage }, () => {
        const record = JSON.stringify(this.record(compilation), null, 2);
        compilation.emitAsset('build.json', new sources.RawSource(`${record}\n`));
      });
    });
  }

  record(compilation) {
    const first = compilation.namedChunkGroups.get(this.firstChunk);
    const files = [...first.getFiles()];
    const scripts = files.filter((file) => file.endsWith('.js'));
    const styles = files.filter((file) => file.endsWith('.css'));
    const isShell = this.identity.kind === 'shell';
    const entry = isShell ? scripts.pop() : 'remoteEntry.js';
    const provides = isShell ? lateSingletons(compilation) : {};
    const needs = isShell ? [] : consumed(compilation.chunkGraph, first);
    const screens = lazyScreens(compilation);
    return { ...this.identity, entry, scripts, styles, provides, needs, screens };
  }
}

/** The files of each shared module that the shell provides and does not load by itself. */
function lateSingletons({ chunkGroups }) {
  const late = Object.entries(singletons).filter(([, { eager }]) => !eager);
  return Object.fromEntries(
    late.map(([request]) => {
      const group = chunkGroups.find(({ origins }) =>
        origins.some(({ module }) => module?.identifier().includes(`) ${request}@`)),
      );
      return [request, group.getFiles().filter((file) => !file.endsWith('.map'))];
    }),
  );
}

/** What each screen that its route loads lazily is made of, by the screen's folder. */
function lazyScreens({ chunkGroups, chunkGraph }) {
  return Object.fromEntries(
    chunkGroups
      .map((group) => [
        folderOf(group),
        {
          files: group.getFiles().filter((file) => !file.endsWith('.map')),
          needs: consumed(chunkGraph, group),
        },
      ])
      .filter(([folder]) => folder !== undefined),
  );
}

const folderOf = ({ origins }) =>
  origins.map(({ request }) => /^\.\/screens\/([^/]+)\//.exec(request)?.[1]).find(Boolean);

/** The shared modules that the chunks of a group use. */
function consumed(chunkGraph, group) {
  const used = group.chunks
    .flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)])
    .filter(({ type }) => type === 'consume-shared-module')
    .map(({ options }) => options.shareKey);
  return [...new Set(used)];
}
