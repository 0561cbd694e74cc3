import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration, ExternalItem } from 'webpack';
import { BuildRecord } from './build-record';
import { federation } from './federation';
import { inRoot } from './root';
import { rules } from './rules';

/** Makes a configuration, as webpack calls it, with the build's id. */
type Configure = (env?: { build?: string }) => Configuration;

/**
 * The webpack configuration of one front-end workspace.
 * @param name the workspace's folder.
 * @param options for a remote the URL prefixes that it answers; the workspace without prefixes is
 *   the shell.
 */
export const federated =
  (name: string, { prefixes }: { prefixes?: readonly string[] } = {}): Configure =>
  ({ build = 'local' } = {}) => {
    const kind = prefixes === undefined ? 'shell' : 'remote';
    // The name carries the build, so that two releases of a remote can live in one document.
    const container = `${name}_${build}`.replaceAll('-', '_');
    return {
      name,
      mode: 'production',
      target: ['web', 'es2022'],
      context: inRoot(name),
      entry: kind === 'shell' ? { main: './src/main.tsx' } : {},
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
      externals: kind === 'shell' ? [] : [bundlerRuntime],
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
        federation(kind, container),
        new MiniCssExtractPlugin({ filename: '[name].[contenthash:12].css' }),
        new BuildRecord({ name, kind, container, prefixes: prefixes ?? [] }),
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

// The plugin leaves the runtime's core out of remotes and still puts the part that talks to webpack
// into each: 4 KB that the shell has anyway.
const bundlerRuntime: ExternalItem = ({ request }, answer) =>
  request.includes('webpack-bundler-runtime')
    ? answer(undefined, 'global _FEDERATION_BUNDLER_RUNTIME')
    : answer();

// Bundlers take the router's development build otherwise.
function productionRouter() {
  const build = inRoot('node_modules/react-router/dist/production');
  return {
    'react-router/dom$': path.join(build, 'dom-export.mjs'),
    'react-router$': path.join(build, 'index.mjs'),
  };
}

/** What was built with other packages or by another configuration is not taken from the cache. */
function cacheVersion() {
  const hash = createHash('sha256').update(process.version);
  const files = readdirSync(inRoot('build/src')).map((file) => `build/src/${file}`);
  for (const file of ['package-lock.json', ...files]) hash.update(readFileSync(inRoot(file)));
  return hash.digest('hex');
}
