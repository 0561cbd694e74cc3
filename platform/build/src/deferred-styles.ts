import type { Compilation, Configuration } from 'webpack';

/** The chunk of styles that most prerendered pages go without at first. */
const deferredChunk = 'late';

type Optimization = Required<Configuration>['optimization'];

/**
 * The style sheets of what most public pages do not show at first. One goes on after the sheet that has its name
 * without `late`, so a class has the same name in both.
 */
export const deferredStyleSheet = /\.late(?=(\.module)?\.css$)/;

/** Has webpack write the late styles of the shell to a file of their own, next to the first chunk's. */
export const splitDeferredStyles = (optimization: Optimization): Optimization => ({
  ...optimization,
  splitChunks: {
    cacheGroups: {
      defaultVendors: false,
      [deferredChunk]: {
        type: 'css/mini-extract',
        test: deferredStyleSheet,
        name: deferredChunk,
        chunks: 'initial',
        enforce: true,
      },
    },
  },
});

/** The files of the late styles; none where a build does not split them. */
export const getDeferredStyleFiles = ({ namedChunks }: Compilation): string[] =>
  [...(namedChunks.get(deferredChunk)?.files ?? [])].filter((file) => file.endsWith('.css'));
