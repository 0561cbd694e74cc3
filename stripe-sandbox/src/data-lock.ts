import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf, reasonOf } from './errors';

/** Which process holds a folder; `started` tells a living holder from a later process with its id. */
interface Holder {
  pid: number;
  started: string;
}

/**
 * The process's start in clock ticks, from the 22nd field of Linux's stat; elsewhere empty. A zombie
 * has none: a killed process keeps its number until its parent has taken notice.
 */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state = '', ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? '' : (rest[18] ?? '');
  } catch {
    return '';
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

function readHolder(path: string): Holder | null {
  try {
    const [pid = '', started = ''] = readFileSync(path, 'utf8').split(' ');
    return { pid: Number(pid), started };
  } catch {
    return null;
  }
}

/**
 * Takes a data folder for this process, so that no second one writes into it.
 * @returns what gives it back.
 * @throws Error with one sentence, which names the holder's process id where there is one.
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'lock');
  const holder = readHolder(path);
  const held =
    holder !== null &&
    holder.pid !== process.pid &&
    isAlive(holder.pid) &&
    startOf(holder.pid) === holder.started;
  if (held) {
    throw new Error(`The folder ${folder} is in use by process ${holder.pid} (Stripe sandbox).`);
  }
  try {
    mkdirSync(folder, { recursive: true });
    rmSync(path, { force: true });
    writeFileSync(path, `${process.pid} ${startOf(process.pid)}`, { flag: 'wx' });
  } catch (error) {
    throw new Error(`The folder ${folder} cannot be used: ${reasonOf(error)}.`, { cause: error });
  }
  return () => rmSync(path, { force: true });
}
