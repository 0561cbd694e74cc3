import { readFileSync } from 'node:fs';

/** npm starts a shell, and the shell this process: the ids of both, as far as /proc has them. */
function ancestors(): string {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    // The name before these fields is in brackets and may hold anything; the parent's id is second.
    return `${process.ppid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]}`;
  } catch {
    return String(process.ppid);
  }
}

/**
 * Calls back once npm has ended, if npm started this process. npm and its shell do not pass every
 * signal on: killed alone, npm would leave the product running.
 */
export function onNpmExit(callback: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const atStart = ancestors();
  const timer = setInterval(() => {
    if (ancestors() === atStart) return;
    clearInterval(timer);
    callback();
  }, 200);
  timer.unref();
}
