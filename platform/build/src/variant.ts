import type { Configuration } from 'webpack';

/** In what builds for a release differ from others. */
export interface Variant extends Pick<
  Required<Configuration>,
  'mode' | 'devtool' | 'optimization'
> {
  /** What file names have between name and ending. */
  hash: string;
  /** For the shell, which bundles what is shared. */
  alias: Readonly<Record<string, string>>;
  externals: NonNullable<Extract<Configuration['externals'], unknown[]>>;
  /** Whether components are marked for Fast Refresh. */
  hasRefresh: boolean;
  /** Those of a front end's compiler, by the front end's name. */
  plugins: (name: string) => NonNullable<Configuration['plugins']>;
}
