import type { QuickJSContext } from 'quickjs-emscripten-core';

/** Script files by address. */
type Sources = ReadonlyMap<string, string>;

interface SandboxOptions {
  /** A script that is evaluated first. */
  stubs: string;
  /** The module to evaluate. It reports by setting the global `report` to a string. */
  main: string;
  /** The files that it can import. */
  sources: Sources;
  /** When it is stopped, in milliseconds of `processorMs`. */
  deadlineMs: number;
}

interface SandboxResult {
  /** Null if nothing was reported. */
  report: string | null;
  /** The addresses that were imported and are not among the sources. */
  missing: string[];
}

/** Addresses that were imported in vain and are kept, and characters of each: they are outside of the sandbox. */
const maxMissing = 100;
const maxAddress = 2_048;

/** Milliseconds of the processors that this process had: a busy machine makes no container slower. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

const memoryBytes = 64 * 1024 * 1024;
const stackBytes = 512 * 1024;

/** Loaded on first use: it is nearly a megabyte, and most processes check no container. */
async function newEngine() {
  const [{ newQuickJSWASMModuleFromVariant }, { default: variant }] = await Promise.all([
    import('quickjs-emscripten-core'),
    import('@jitl/quickjs-singlefile-cjs-release-sync'),
  ]);
  return newQuickJSWASMModuleFromVariant(variant);
}

/** What a module reads of itself; the engine has no `import.meta.url` of its own. */
const withAddress = (source: string, url: string) =>
  `import.meta.url=${JSON.stringify(url)};${source}`;

function resolve(base: string, requested: string): string {
  return URL.canParse(requested, base) ? new URL(requested, base).href : requested;
}

function addResolver(context: QuickJSContext) {
  const resolver = context.newFunction('resolveUrl', (path, base) =>
    context.newString(resolve(context.getString(base), context.getString(path))),
  );
  context.setProp(context.global, 'resolveUrl', resolver);
  resolver.dispose();
}

/**
 * Evaluates a module that nobody has to trust: in a JavaScript engine of its own, compiled to
 * WebAssembly, it reaches no file, no network and nothing of this process.
 */
export async function runInSandbox(options: SandboxOptions): Promise<SandboxResult> {
  const { stubs, main, sources, deadlineMs } = options;
  // Never used twice and never disposed of, only dropped: after exhausted memory it would abort.
  const engine = await newEngine();
  const runtime = engine.newRuntime({
    memoryLimitBytes: memoryBytes,
    maxStackSizeBytes: stackBytes,
    interruptHandler: () => processorMs() > deadlineMs,
  });
  const missing: string[] = [];
  runtime.setModuleLoader(
    (url) => {
      const source = sources.get(url);
      if (source !== undefined) return withAddress(source, url);
      const name = url.length > maxAddress ? 'a file with an endless address' : url;
      if (missing.length < maxMissing) missing.push(name);
      return { error: new Error(`${name} is not part of the release`) };
    },
    (base, requested) => resolve(base, requested),
  );
  try {
    const context = runtime.newContext();
    addResolver(context);
    // Without the stubs, whatever goes wrong is none of the container's errors.
    context.unwrapResult(context.evalCode(stubs, 'stubs.js'));
    context.evalCode(main, 'main.js', { type: 'module' });
    runtime.executePendingJobs();
    const report = context.getProp(context.global, 'report');
    const isText = context.typeof(report) === 'string';
    return { report: isText ? context.getString(report) : null, missing };
  } catch {
    // The engine itself gave up, as it does where a recursion has no end.
    return { report: null, missing: [] };
  }
}
