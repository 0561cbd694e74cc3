import { procStat } from '@cpal/server-kit/proc-stat';

/** npm starts a shell, and the shell this process: the ids of both, as far as /proc has them. */
const ancestors = () => `${process.ppid} ${procStat(process.ppid)?.parent ?? ''}`;

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
