import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration, ExternalItem, PathData } from 'webpack';
import { BuildRecord } from './build-record';
import { federation } from './federation';
import { PathlessHash } from './machine-paths';
import { lockfile, findPackage } from './packages';
import { production } from './production';
import { rules } from './rules';
import type { Variant } from './variant';
import { contentHash, importFunctionName } from './verified-files';

const { resolve } = createRequire(import.meta.url);

/** What a build is for. */
export interface BuildOptions {
  /** The build's id. */
  build?: string;
  /** What differs where it is for no release. */
  variant?: Variant;
}

/** Makes a configuration, as webpack calls it. */
export type Configure = (options?: BuildOptions) => Configuration;

/**
 * The webpack configuration of one front end, which has its package's name.
 * @param folder the absolute path of its package, as its configuration's `import.meta.dirname`.
 * @param options for a remote the URL prefixes that it answers; the front end without prefixes is
 *   the shell.
 */
export const federated =
  (folder: string, { prefixes }: { prefixes?: readonly string[] } = {}): Configure =>
  ({ build = 'local', variant = production } = {}) => {
    setUpPackages();
    const { name } = findPackage(folder);
    const kind = prefixes === undefined ? 'shell' : 'remote';
    // The name carries the build, so that two releases of a remote can live in one document.
    const container = `${name}_${build}`.replaceAll('-', '_');
    const { mode, devtool, hash, alias, externals, optimization } = variant;
    return {
      name,
      mode,
      target: ['web', 'es2022'],
      context: folder,
      entry: kind === 'shell' ? { main: './src/main.tsx' } : {},
      devtool,
      experiments: { outputModule: true },
      output: {
        path: path.join(folder, 'dist'),
        clean: variant === production,
        module: true,
        chunkFormat: 'module',
        chunkLoading: 'import',
        importFunctionName,
        ...contentHash,
        hashFunction: PathlessHash,
        publicPath: 'auto',
        uniqueName: container,
        // The build stays out of all files but the entry: what did not change keeps its address.
        devtoolNamespace: name,
        // With a hash of its own: where comments change, the map does and its script does not.
        sourceMapFilename: hash === '' ? '[file].map' : `[name]${hash}.map`,
        // The federation plugin asks for it before a content is hashed, to count the folders in it.
        filename: ({ chunk }) => `[name]${isHashed(chunk) ? hash : ''}.js`,
        chunkFilename: `[name]${hash}.js`,
        // After an error in evaluation a second load throws again instead of returning half a module.
        strictModuleErrorHandling: true,
      },
      resolve: {
        extensions: ['.tsx', '.ts', '.js'],
        alias: kind === 'shell' ? alias : {},
      },
      module: { rules: rules(folder, variant) },
      externals: [...(kind === 'shell' ? [] : [bundlerRuntime]), ...externals],
      optimization,
      plugins: [
        ...federation(kind, { folder, container }),
        new MiniCssExtractPlugin({ filename: `[name]${hash}.css` }),
        ...variant.plugins(name),
        new BuildRecord({ name, kind, container, prefixes: prefixes ?? [] }),
      ],
      cache: {
        type: 'filesystem',
        cacheDirectory: path.resolve('.cache/webpack'),
        name: `${name}-${mode}`,
        version: cacheVersion(),
      },
      performance: false,
    };
  };

/** Whether the hash of a chunk's script is known. */
const isHashed = (chunk: PathData['chunk']) => {
  const hashes = chunk !== undefined && 'contentHash' in chunk ? chunk.contentHash : undefined;
  return typeof hashes === 'object' && hashes.javascript !== undefined;
};

/** What packages of the build read from the environment. */
function setUpPackages() {
  // Types have checked all options; a second check compiles large schemas in every process.
  process.env.SKIP_VALIDATION = 'true';
  // The plugin would find it by having webpack reject options, which compiles the largest of them.
  process.env.FEDERATION_WEBPACK_PATH = resolve('webpack');
}

// Remotes take the federation runtime of the page's shell.
const bundlerRuntime: ExternalItem = ({ request }, answer) =>
  request.includes('webpack-bundler-runtime')
    ? answer(undefined, 'global _FEDERATION_BUNDLER_RUNTIME')
    : answer();

/** What was built with other packages or by another configuration is not taken from the cache. */
function cacheVersion() {
  const hash = createHash('sha256').update(process.version);
  const own = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((one) =>
    one.isFile(),
  );
  const files = own.map((one) => path.join(import.meta.dirname, one.name));
  const loader = resolve('@cpal/build/unnamed-components.cjs');
  for (const file of [lockfile(), loader, ...files]) hash.update(readFileSync(file));
  return hash.digest('hex');
}
