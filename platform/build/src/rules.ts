import { createRequire } from 'node:module';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { LoaderContext, PathData, RuleSetRule } from 'webpack';
import { mediaFiles, mediaName } from './assets';
import { className } from './class-names';
import type { Variant } from './variant';

// Webpack would look for loaders from the front end's folder.
const require = createRequire(import.meta.url);

/**
 * What webpack does with a file of each kind.
 * @param context the workspace's folder, absolute.
 */
export const rules = (
  context: string,
  { hasRefresh }: Pick<Variant, 'hasRefresh'>,
): RuleSetRule[] => [
  {
    test: /\.tsx?$/,
    loader: require.resolve('swc-loader'),
    resolve: { fullySpecified: false },
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', refresh: hasRefresh } },
        target: 'es2022',
      },
    },
  },
  {
    test: /react-router\/dist\/production\/.*\.mjs$/,
    loader: require.resolve('@cpal/build/unnamed-components.cjs'),
  },
  {
    test: mediaFiles,
    type: 'asset/resource',
    generator: {
      filename: ({ filename }: PathData) => mediaName(path.resolve(context, filename ?? '')),
    },
  },
  {
    test: /\.css$/,
    sideEffects: true,
    use: [
      MiniCssExtractPlugin.loader,
      {
        loader: require.resolve('css-loader'),
        options: {
          // Two equal style sheets have one hash, which the names of their maps would make wrong.
          sourceMap: hasRefresh,
          modules: {
            auto: true,
            namedExport: false,
            exportLocalsConvention: 'as-is',
            getLocalIdent: (
              { resourcePath }: LoaderContext<object>,
              _pattern: string,
              local: string,
            ) => className(resourcePath, local),
          },
        },
      },
    ],
  },
];
