import webpack from 'webpack';

/**
 * Has V8 compile the whole of each script next to the main thread, while it loads. A function that it meets
 * later is parsed twice, and compiled on the main thread. Other engines read a comment, at the top of the
 * file: so after the minimizer, and before maps and hashes are made.
 */
export const compiledAhead = (): webpack.BannerPlugin =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    include: /\.js$/,
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
