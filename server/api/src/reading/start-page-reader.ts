import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import pLimit from 'p-limit';
import * as v from 'valibot';
import { integer } from '@cpal/shared/contract/fields';
import { PageFailure, type PageJob, type PageReader, createPageReader } from './read-page';

/** Milliseconds for one page, the start of its reader included. */
const timeoutMs = 15_000;

/** Milliseconds without a page after which the reader ends, and gives its memory back. */
const idleMs = 30_000;

/**
 * Pages that wait, each with up to 5 MB, beyond which no proof is looked for and no blog looked at: members ask
 * for that, also many times at once. What the worker reads is never more than it has running.
 */
const maxWaiting = 20;
const ofMembers = new Set<PageJob['kind']>(['marks', 'accents']);

/** Megabytes: a page that takes more is none. */
const heap = ['--max-old-space-size=192'];

const answered = v.object({ id: integer, text: v.string() });

/** A page reader with a process of its own. */
interface RunningPageReader extends PageReader {
  /** Ends the process, and with it what it reads; the next page starts another. */
  stop: () => void;
}

/**
 * Reads pages in a process of its own, one after the other. It is started for the first page, knows no
 * setting, and ends where it is idle, late, or out of memory; the next page starts another.
 * @param file the program that reads.
 * @param limitMs milliseconds for one page.
 */
export function startPageReader(file: string, limitMs = timeoutMs): RunningPageReader {
  const inTurn = pLimit(1);
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let count = 0;

  const stop = () => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = null;
  };

  const start = () => {
    const started = fork(file, {
      env: {},
      execArgv: heap,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // What fails is said by the page that waits for it.
    started.on('error', () => undefined);
    started.once('exit', () => {
      process.off('exit', stop);
      if (child === started) child = null;
    });
    // One that is busy would not hear that it is left alone.
    process.once('exit', stop);
    child = started;
    return started;
  };

  async function ask(job: PageJob): Promise<string> {
    const reader = child ?? start();
    reader.ref();
    reader.channel?.ref();
    count += 1;
    const waiting = new AbortController();
    const { signal } = waiting;
    const lost = once(reader, 'exit', { signal }).then(
      () => null,
      () => null,
    );
    const message = once(reader, 'message', { signal }).catch(() => null);
    const late = setTimeout(() => reader.kill('SIGKILL'), limitMs);
    try {
      reader.send({ id: count, job }, () => undefined);
      const answer: unknown[] | null = await Promise.race([message, lost]);
      const said = answer?.[0];
      if (!v.is(answered, said) || said.id !== count)
        throw new PageFailure('The reader of a page was lost');
      return said.text;
    } finally {
      clearTimeout(late);
      waiting.abort();
      // An idle reader holds up no end of this process.
      reader.unref();
      reader.channel?.unref();
    }
  }

  const pageReader = createPageReader(async (job) => {
    if (ofMembers.has(job.kind) && inTurn.pendingCount >= maxWaiting)
      throw new PageFailure('Too many pages wait for their reader');
    return inTurn(async () => {
      clearTimeout(idle);
      try {
        return await ask(job);
      } catch (error) {
        stop();
        throw error;
      } finally {
        idle = setTimeout(stop, idleMs).unref();
      }
    });
  });
  return { ...pageReader, stop };
}
