import { readFileSync } from 'node:fs';

/** The parent of a process, from /proc; null where that cannot be told. */
function parentOf(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before these fields is in brackets and may hold anything.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return null;
  }
}

// npm starts a shell, and the shell starts this process.
const lineage = () => `${process.ppid} ${parentOf(process.ppid)}`;

/**
 * Calls back once npm has gone, if npm started this process. npm and its shell do not hand every
 * signal down: whoever ends or kills npm alone would leave the product running.
 */
export function onLauncherGone(callback: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const atStart = lineage();
  const timer = setInterval(() => {
    if (lineage() === atStart) return;
    clearInterval(timer);
    callback();
  }, 200);
  timer.unref();
}
