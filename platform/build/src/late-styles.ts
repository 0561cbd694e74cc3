import type { Compilation, Configuration } from 'webpack';

/** The chunk of styles that most prerendered pages go without at first. */
const lateChunk = 'late';

type Optimization = Required<Configuration>['optimization'];

/**
 * The style sheets of what most public pages do not show at first. One goes on after the sheet that has its name
 * without `late`, so a class has the same name in both.
 */
export const lateStyleSheet = /\.late(?=(\.module)?\.css$)/;

/** Has webpack write the late styles of the shell to a file of their own, beside the first chunk's. */
export const splitLateStyles = (optimization: Optimization): Optimization => ({
  ...optimization,
  splitChunks: {
    cacheGroups: {
      defaultVendors: false,
      [lateChunk]: {
        type: 'css/mini-extract',
        test: lateStyleSheet,
        name: lateChunk,
        chunks: 'initial',
        enforce: true,
      },
    },
  },
});

/** The files of the late styles; none where a build does not split them. */
export const lateStyleFiles = ({ namedChunks }: Compilation): string[] =>
  [...(namedChunks.get(lateChunk)?.files ?? [])].filter((file) => file.endsWith('.css'));
