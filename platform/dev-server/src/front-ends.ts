import { EventEmitter } from 'node:events';
import { promisify } from 'node:util';
import webpack, { type Compiler, type Configuration } from 'webpack';
import type { BuildRecord } from './build-record';
import type { Update } from './update';

/** Front ends that are compiled again with each change of their sources. */
export interface FrontEnds {
  /** Of the last good compilations. */
  records: () => BuildRecord[];
  /** A compiled file; undefined if there is none. */
  file: (name: string, path: string) => Buffer | undefined;
  /** The state of each. */
  updates: () => Update[];
  /** Calls back after each compilation, until the answered function is called. */
  onUpdate: (listener: (update: Update) => void) => () => void;
  close: () => Promise<void>;
}

/**
 * Compiles front ends, and again with each change.
 * @param configurations each with a name.
 * @param report prints what a compiler finds wrong.
 * @returns once all of them have been compiled without an error.
 */
export async function watchFrontEnds(
  configurations: readonly Configuration[],
  report: (failure: string) => void,
): Promise<FrontEnds> {
  const emitter = new EventEmitter<{ update: [Update] }>();
  const multi = webpack([...configurations]);
  const compiled = multi.compilers.map((compiler) =>
    follow(compiler, (update) => {
      if (update.failure !== null) report(update.failure);
      emitter.emit('update', update);
    }),
  );
  // The rest is heard by the hooks of each compiler.
  multi.watch({ aggregateTimeout: 20 }, () => undefined);
  await Promise.all(compiled.map(({ isGood }) => isGood));
  const byName = new Map(compiled.map((one) => [one.state().name, one]));
  return {
    records: () => compiled.map(({ files }) => JSON.parse(String(files.get('build.json')))),
    file: (name, path) => byName.get(name)?.files.get(path),
    updates: () => compiled.map(({ state }) => state()),
    onUpdate: (listener) => {
      emitter.on('update', listener);
      return () => emitter.off('update', listener);
    },
    close: promisify(multi.close.bind(multi)),
  };
}

/** Keeps the files and the state of one compiler. */
function follow(compiler: Compiler, onDone: (update: Update) => void) {
  const files = new Map<string, Buffer>();
  let state: Update = { name: compiler.name ?? '', hash: '', failure: null };
  compiler.outputFileSystem = noFileSystem;
  compiler.hooks.assetEmitted.tap(
    'FrontEnds',
    (file, { content }) => void files.set(file, content),
  );
  const isGood = new Promise<void>((resolve) => {
    compiler.hooks.done.tap('FrontEnds', (stats) => {
      const hasFailed = stats.hasErrors();
      const isWrong = hasFailed || stats.hasWarnings();
      const failure = isWrong ? stats.toString({ preset: 'errors-warnings', colors: false }) : null;
      state = { ...state, failure, ...(!hasFailed && { hash: stats.hash ?? '' }) };
      onDone(state);
      if (!hasFailed) resolve();
    });
  });
  return { files, isGood, state: () => state };
}

const answer =
  (error: NodeJS.ErrnoException | null) =>
  (...parameters: unknown[]): void => {
    const callback = parameters.at(-1);
    if (typeof callback === 'function') callback(error);
  };

const done = answer(null);
const absent = answer(Object.assign(new Error('Nothing is written.'), { code: 'ENOENT' }));

/** What is compiled stays in memory. */
const noFileSystem = { mkdir: done, writeFile: done, stat: absent, readFile: absent };
