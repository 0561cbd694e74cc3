import { createRequire } from 'node:module';
import type { Script } from 'node:vm';

/** What the modules export that were run in this process, by what was compiled of them. */
const kept = new WeakMap<Script, unknown>();

/** Ours, without tests and what they bring along: those keep what belongs to one file of tests. */
export const isShared = (file: string) =>
  /\/src\/.*\.tsx?$/.test(file) && !/\/node_modules\/|\/testing\/|\.test\.tsx?$/.test(file);

/** An argument of a compiled module: `module` has exports, `require` can be called. */
interface Argument {
  exports: unknown;
  (id: string): unknown;
}

/**
 * The body of a module that is run once in a process: files of tests after the first one get what it
 * exported. It requires as the first file does, and later as Node does, since that file is over: what a
 * module imports only where it needs it is a package.
 * @param script as it was compiled; where a file has changed that is another one.
 * @param parameters the names of the compiled function's.
 */
export const runOnce =
  (filename: string, script: Script, parameters: readonly string[]) =>
  (...given: Argument[]) => {
    const module = given[parameters.indexOf('module')];
    if (module === undefined) throw new Error(`${filename} is no module.`);
    if (!kept.has(script)) {
      const first = given[parameters.indexOf('require')];
      let require: ((id: string) => unknown) | undefined = first;
      const withRequire = given.map((one) => (one === first ? (id: string) => require?.(id) : one));
      script.runInThisContext().apply(module.exports, withRequire);
      require = createRequire(filename);
      kept.set(script, module.exports);
    }
    module.exports = kept.get(script);
  };
