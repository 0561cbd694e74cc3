import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { LoaderContext, RuleSetRule } from 'webpack';
import { className, mediaFiles } from './assets';

/** What webpack does with a file of each kind. */
export const rules: RuleSetRule[] = [
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
