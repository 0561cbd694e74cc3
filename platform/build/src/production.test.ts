import { runInNewContext } from 'node:vm';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { scriptOptions } from './production';

const code = `
  globalThis.count = function (one) {
    return arguments.length;
  };
  globalThis.counted = globalThis.count(1, 2, 3);
`;

it('leaves a function the arguments that it counts', async () => {
  const files = { 'a.js': code };
  const small = await MinimizerPlugin.swcMinify(files, undefined, { ...scriptOptions });
  const context: { counted?: number } = {};
  runInNewContext(String(small.code), context);
  expect(context.counted).toBe(3);
});
