import type { PGlite } from '@electric-sql/pglite';
import { openKeptEngine } from './engine';

declare global {
  /** An engine with all tables that no test file of this process uses at present. */
  var idleEngine: PGlite | undefined;
}

const { setTimeout } = globalThis;

const unwaitedTimer = (callback: () => void, milliseconds?: number) =>
  setTimeout(() => withoutWaiting(callback), milliseconds).unref();

/** Runs what an engine does; the timers that it sets then do not keep the process alive. */
function withoutWaiting<T>(work: () => T): T {
  const before = globalThis.setTimeout;
  Object.assign(globalThis, { setTimeout: unwaitedTimer });
  try {
    return work();
  } finally {
    Object.assign(globalThis, { setTimeout: before });
  }
}

async function openUnwaited(): Promise<PGlite> {
  Object.assign(globalThis, { setTimeout: unwaitedTimer });
  const engine = await openKeptEngine('migrated').finally(() =>
    Object.assign(globalThis, { setTimeout }),
  );
  const run = engine.execProtocolRawSync.bind(engine);
  engine.execProtocolRawSync = (message) => withoutWaiting(() => run(message));
  return engine;
}

/**
 * An engine for a test file, as the file before left it: to open one takes longer than many a file
 * of tests. Nothing says which file is a process's last, so an idle engine lets the process end.
 */
export async function takeEngine(): Promise<PGlite> {
  const engine = globalThis.idleEngine ?? (await openUnwaited());
  globalThis.idleEngine = undefined;
  await engine.exec('discard all');
  return engine;
}

/** Leaves an engine to the next test file. */
export async function giveBack(engine: PGlite): Promise<void> {
  if (engine.closed || globalThis.idleEngine === engine) return;
  if (globalThis.idleEngine === undefined) globalThis.idleEngine = engine;
  else await engine.close();
}
