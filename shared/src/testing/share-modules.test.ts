import vm from 'node:vm';
import { isShared, runOnce } from './share-modules';

const parameters = ['module', 'exports', 'require'];
const filename = __filename;

/** What a file of tests gets that requires the module, with a `require` of its own. */
function requireIn(script: vm.Script, require: (id: string) => unknown) {
  const module = Object.assign(() => undefined, { exports: {} });
  const given = { module, exports: module, require: Object.assign(require, { exports: {} }) };
  runOnce(filename, script, parameters)(given.module, given.exports, given.require);
  return module.exports;
}

const scriptOf = (body: string) =>
  new vm.Script(`(function (${parameters.join()}) { ${body} })`, { filename });

const findNothing = () => {
  throw new Error('not found');
};

it('runs a module for the first file of tests, and hands it to the next', () => {
  const script = scriptOf('module.exports = { first: require("first") };');
  const first = requireIn(script, (id) => `${id} of one`);
  expect(first).toEqual({ first: 'first of one' });
  expect(requireIn(script, (id) => `${id} of two`)).toBe(first);
});

it('lets a module require packages when the file is over that it was run for', () => {
  const script = scriptOf('module.exports = { later: () => require("node:path") };');
  const { later }: { later?: () => unknown } = requireIn(script, findNothing);
  expect(later?.()).toHaveProperty('posix');
});

it('runs a module again that failed', () => {
  const script = scriptOf('module.exports = { found: require("found") };');
  expect(() => requireIn(script, findNothing)).toThrow('not found');
  expect(requireIn(script, (id) => id)).toEqual({ found: 'found' });
});

it.each([
  ['/cpal/api/src/app/app.ts', true],
  ['/cpal/api/src/app/start.test.ts', false],
  ['/cpal/api/src/testing/api.ts', false],
  ['/cpal/stripe-sandbox/src/testing/wire/check.ts', false],
  ['/cpal/tools/checks.ts', false],
  ['/cpal/node_modules/@jest/core/src/index.ts', false],
])('%s: shared is %s', (file, shared) => {
  expect(isShared(file)).toBe(shared);
});
