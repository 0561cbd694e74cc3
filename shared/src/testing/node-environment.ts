import { createRequire } from 'node:module';
import vm, { type Context } from 'node:vm';
import { ModernFakeTimers } from '@jest/fake-timers';
import { TestEnvironment } from 'jest-environment-node';
import { ModuleMocker } from 'jest-mock';

const { compileFunction } = vm;
const { console } = globalThis;
const load = createRequire(__filename);

/** The contexts that jest believes it runs files of these tests in. */
const contexts = new WeakSet<Context>();

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
  const { parsingContext, ...others } = options;
  if (parsingContext === undefined || !contexts.has(parsingContext))
    return compileFunction(source, parameters, options);
  const { filename = '' } = others;
  return isPackage(filename)
    ? handOut(filename, parameters)
    : compileFunction(source, parameters, others);
};
Object.assign(vm, { compileFunction: compile });

/**
 * Node's own, for tests without a document (decision 66). All files of a process share its globals
 * and the packages that it has loaded; our own modules are each file's own, as everywhere in jest.
 */
export default class NodeEnvironment extends TestEnvironment {
  constructor(...options: ConstructorParameters<typeof TestEnvironment>) {
    super(...options);
    const [{ projectConfig: config }] = options;
    if (this.context !== null) contexts.add(this.context);
    this.fakeTimersModern = new ModernFakeTimers({ config, global: globalThis });
    this.moduleMocker = new ModuleMocker(globalThis);
    Object.assign(this, { global: globalThis });
  }

  override async teardown() {
    globalThis.console = console;
    await super.teardown();
  }
}
