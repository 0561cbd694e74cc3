import webpack from 'webpack';

/** The file that starts everything: nearly all of its functions run before the page answers. */
const first = /^main\./;

/**
 * Has V8 compile the whole first script beside the main thread, while it loads. A function that it meets
 * later is parsed twice, and compiled on the main thread. Other engines read a comment, at the top of the
 * file: so after the minimizer, and before maps and hashes are made.
 */
export const compiledAhead = (): webpack.BannerPlugin =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: first,
    include: /\.js$/,
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
