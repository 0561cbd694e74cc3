import type { Compilation, Configuration } from 'webpack';

/** The chunk of styles that most prerendered pages go without at first. */
const lateChunk = 'late';

type Optimization = Required<Configuration>['optimization'];

/**
 * Has webpack write the late styles of a front end to a file of their own, beside the first chunk's.
 * @param pattern of the paths of their CSS modules.
 */
export const splitLateStyles = (optimization: Optimization, pattern: RegExp): Optimization => ({
  ...optimization,
  splitChunks: {
    cacheGroups: {
      defaultVendors: false,
      [lateChunk]: {
        type: 'css/mini-extract',
        test: pattern,
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
