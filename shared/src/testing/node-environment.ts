import { createRequire } from 'node:module';
import vm, { type Context } from 'node:vm';
import { ModernFakeTimers } from '@jest/fake-timers';
import { TestEnvironment } from 'jest-environment-node';
import { ModuleMocker } from 'jest-mock';
import { scriptOf } from './compile-once';
import { endStorages } from './end-storages';
import { forgetTests } from './forget-tests';
import { isShared, runOnce } from './share-modules';

const { compileFunction } = vm;
const { console } = globalThis;
const load = createRequire(__filename);

/** The contexts that jest believes it runs files of these tests in, and whether they share our modules. */
const contexts = new WeakMap<Context, { sharesModules: boolean }>();

/** Jest's own modules keep what belongs to one file of tests. */
const isPackage = (file: string) => /\/node_modules\/(?!@?jest|expect)/.test(file);

/** The body of a package's module: it hands out what the process has loaded already. */
const handOut = (file: string, parameters: readonly string[]) => {
  const index = parameters.indexOf('module');
  return (...given: { exports: unknown }[]) => {
    const module = given[index];
    if (module !== undefined) module.exports = load(file);
  };
};

const compile: typeof compileFunction = (source, parameters = [], options = {}) => {
  const { parsingContext, filename = '' } = options;
  const context = parsingContext && contexts.get(parsingContext);
  if (!context) return compileFunction(source, parameters, options);
  if (isPackage(filename)) return handOut(filename, parameters);
  const script = scriptOf(filename, source, parameters);
  return context.sharesModules && isShared(filename)
    ? runOnce(filename, script, parameters)
    : script.runInThisContext();
};
Object.assign(vm, { compileFunction: compile });

/**
 * Node's own, for tests without a document (docs/testing.md). All files of a process share its globals,
 * the packages that it has loaded, and our own modules but for those of tests. A file
 * that begins with `@own-modules` in a comment has modules that nobody has used yet.
 */
export default class NodeEnvironment extends TestEnvironment {
  constructor(...options: ConstructorParameters<typeof TestEnvironment>) {
    super(...options);
    const [{ projectConfig: config }, { docblockPragmas }] = options;
    const sharesModules = !('own-modules' in docblockPragmas);
    if (this.context !== null) contexts.set(this.context, { sharesModules });
    this.fakeTimersModern = new ModernFakeTimers({ config, global: globalThis });
    this.moduleMocker = new ModuleMocker(globalThis);
    Object.assign(this, { global: globalThis });
  }

  override async teardown() {
    globalThis.console = console;
    endStorages();
    forgetTests(globalThis);
    await super.teardown();
  }
}
