import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import path from 'node:path';
import webpack, { type ExternalItem } from 'webpack';
import type { Variant } from '@cpal/build/variant';

/** The folder of all front ends. */
const root = path.resolve(import.meta.dirname, '../../..');

const refreshRuntime: ExternalItem = ({ request }, answer) =>
  /[\\/]?react-refresh[\\/]runtime(\.js)?$/.test(request ?? '')
    ? answer(undefined, 'global cpalRefreshRuntime')
    : answer();

/**
 * What is particular to the builds of the development server: nothing minified, React's development
 * build, Fast Refresh. Every front end has the client that takes updates; the state of Fast Refresh is
 * the page's, or a second front end's would forget what the first has exchanged (decision 92).
 */
export const development: Variant = {
  mode: 'development',
  // The policy of pages allows no eval.
  devtool: 'cheap-module-source-map',
  hash: '',
  alias: {},
  externals: [refreshRuntime],
  optimization: { moduleIds: false, splitChunks: false, emitOnErrors: false },
  hasRefresh: true,
  plugins: (name) => [
    // Fast Refresh knows components by their module's id, for all front ends of a page.
    new webpack.ids.NamedModuleIdsPlugin({ context: root }),
    new webpack.HotModuleReplacementPlugin(),
    new webpack.EntryPlugin(root, path.join(import.meta.dirname, 'browser/client.ts'), {}),
    new webpack.DefinePlugin({ frontEndName: JSON.stringify(name) }),
    new webpack.NormalModuleReplacementPlugin(
      /^react\/jsx-dev-runtime$/,
      path.join(import.meta.dirname, 'browser/jsx-dev-runtime.ts'),
    ),
    new ReactRefreshPlugin({
      library: 'cpal',
      overlay: {
        entry: false,
        sockIntegration: false,
        module: path.join(import.meta.dirname, 'browser/refresh-errors.ts'),
      },
    }),
  ],
};
