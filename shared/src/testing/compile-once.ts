import vm from 'node:vm';

const { compileFunction } = vm;
const scripts = new Map<string, { source: string; script: vm.Script }>();

/** Compiles a module once in a process, as the body of a function with these parameters. */
export function scriptOf(
  filename: string,
  source: string,
  parameters: readonly string[],
): vm.Script {
  const known = scripts.get(filename);
  if (known?.source === source) return known.script;
  // On one line with the module's first, so that errors name the right lines.
  const script = new vm.Script(`(function (${parameters.join(', ')}) {${source}\n})`, { filename });
  scripts.set(filename, { source, script });
  return script;
}

/** Whose modules are compiled once; the environment without a document has a way of its own. */
const contexts = new WeakSet<vm.Context>();

const compile: typeof compileFunction = (source, parameters = [], options = {}) => {
  const { filename, parsingContext } = options;
  return filename && parsingContext && contexts.has(parsingContext)
    ? scriptOf(filename, source, parameters).runInContext(parsingContext)
    : compileFunction(source, parameters, options);
};
Object.assign(vm, { compileFunction: compile });

/**
 * Jest compiles each module again for each test file, which is most of the work of loading it. This
 * makes it run a compiled module in this file's context, too, with its own state.
 */
export function compileOnce(context: vm.Context): void {
  contexts.add(context);
}
