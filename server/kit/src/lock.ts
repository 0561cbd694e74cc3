import { readFileSync, renameSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { integer } from '@cpal/shared/contract/fields';
import { hasCode, UserError } from './errors';
import { procStat } from './proc-stat';
import { writeOnce } from './write-once';

const holder = v.object({
  pid: integer,
  what: v.string(),
  /** When the process started, as the kernel counts it; null if there is no /proc. */
  started: v.nullable(v.string()),
});

type Holder = v.InferOutput<typeof holder>;

interface LockOptions {
  /** What is locked, as the error names it. */
  subject: string;
  /** The name by which others learn of this process. */
  what: string;
  /** Milliseconds to wait for a holder that lives; also one may be at its end. */
  waitMs?: number;
}

/** Milliseconds from one attempt to the next. */
const pauseMs = 20;

/** Whether the holder still runs: a process of its number that is not a later one's. */
function isAlive({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs, and belongs to somebody else.
    if (!hasCode(error, 'EPERM')) return false;
  }
  const found = procStat(pid);
  if (started === null || found === null) return true;
  // A killed process keeps its number, as a zombie, until its parent has taken notice.
  return found.started === started && !['Z', 'X'].includes(found.state);
}

/** Who holds a lock: its text and what it says; null if there is none. */
function readHolder(path: string): { text: string; holder: Holder | null } | null {
  try {
    const text = readFileSync(path, 'utf8');
    const said = parseJson(text);
    return { text, holder: v.is(holder, said) ? said : null };
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Puts our lock in a dead holder's place. The second file keeps two heirs apart: only who made it
 * may replace the lock, and only while the lock is still the dead one's.
 */
function takeOver(path: string, mine: string, dead: string): boolean {
  const guard = `${path}.takeover`;
  if (!writeOnce(guard, mine)) {
    const heir = readHolder(guard);
    if (heir && !(heir.holder && isAlive(heir.holder))) rmSync(guard, { force: true });
    return false;
  }
  if (readHolder(path)?.text !== dead) {
    rmSync(guard);
    return false;
  }
  renameSync(guard, path);
  return true;
}

/**
 * Locks something for this process, by a file that names it. A lock whose holder died is taken over.
 * All its users run on one machine, where they see each other's process ids.
 * @returns a function that removes the lock.
 * @throws UserError that names the holder.
 */
export async function lock(
  path: string,
  { subject, what, waitMs = 2_000 }: LockOptions,
): Promise<() => void> {
  const self: Holder = { pid: process.pid, what, started: procStat(process.pid)?.started ?? null };
  const mine = JSON.stringify(self);
  const release = () => {
    if (readHolder(path)?.text === mine) rmSync(path);
  };
  const deadlineMs = Date.now() + waitMs;
  for (;;) {
    if (writeOnce(path, mine)) return release;
    const found = readHolder(path);
    const alive = found?.holder && isAlive(found.holder) ? found.holder : null;
    if (found && !alive && takeOver(path, mine, found.text)) return release;
    if (Date.now() > deadlineMs) {
      const reason = alive
        ? `is in use by process ${alive.pid} (${alive.what})`
        : `cannot be locked: remove ${path} if nothing uses it`;
      throw new UserError(`${subject} ${reason}`);
    }
    await sleep(pauseMs);
  }
}
