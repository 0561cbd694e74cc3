import path from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import { installed } from './packages';
import { PureMaps } from './pure-maps';
import type { Variant } from './variant';
import { contentHash, VerifiedStyles } from './verified-files';

/** How scripts are made small. No `unsafe_arrows`: it takes `arguments` away from functions such as React's own. */
export const scriptOptions = { compress: { passes: 4, ecma: 2022 } } as const;

/**
 * Has V8 compile the whole of each script next to the main thread, while it loads. A function that it meets
 * later is parsed twice, and compiled on the main thread. Other engines read a comment, at the top of the
 * file: so after the minimizer, and before maps and hashes are made.
 */
const compiledAhead = (): webpack.BannerPlugin =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    include: /\.js$/,
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });

/** What is particular to the builds that are released. */
export const production: Variant = {
  mode: 'production',
  devtool: 'source-map',
  hash: '.[contenthash]',
  alias: productionRouter(),
  externals: [],
  hasRefresh: false,
  optimization: {
    // Shorter names than the default's hashes; as deterministic for the same sources.
    mangleExports: 'size',
    moduleIds: 'size',
    chunkIds: 'size',
    // Below, with the hash that browsers verify: of every byte.
    realContentHash: false,
    // A shared module stays one file: split from what it re-exports it would cost a request more.
    splitChunks: { cacheGroups: { defaultVendors: false } },
    // A process for each would cost more than it takes off this one; swc has threads of its own.
    minimizer: [
      new MinimizerPlugin({
        minify: MinimizerPlugin.swcMinify,
        minimizerOptions: scriptOptions,
        extractComments: false,
        parallel: false,
      }),
      new MinimizerPlugin({
        test: /\.css$/,
        parallel: false,
        minify: MinimizerPlugin.esbuildMinifyCss,
      }),
    ],
  },
  plugins: () => [
    new VerifiedStyles(),
    new PureMaps(),
    compiledAhead(),
    new webpack.optimize.RealContentHashPlugin({ hashFunction: 'sha256', ...contentHash }),
  ],
};

// Bundlers take the router's development build otherwise.
function productionRouter() {
  const build = path.join(installed('react-router'), 'dist/production');
  return {
    'react-router/dom$': path.join(build, 'dom-export.mjs'),
    'react-router$': path.join(build, 'index.mjs'),
  };
}
