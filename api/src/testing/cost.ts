import { performance } from 'node:perf_hooks';

/** Milliseconds, below which a clock says little. */
const floor = 0.005;

/** Reads every character once, and nothing else. */
function scan(text: string): number {
  let sum = 0;
  for (let index = 0; index < text.length; index += 1) sum += text.charCodeAt(index);
  return sum;
}

/** Milliseconds of the fastest of several runs: what else the machine does can only add to it. */
function fastest(runs: number, work: () => unknown): number {
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return Math.min(...times);
}

/**
 * Says whether a text costs some work more than so many readings of it, each measured in this moment.
 * What looks expensive once is measured again, so that a pause of the machine is not taken for it.
 */
export function costsMore(readings: number, text: string, work: () => unknown): boolean {
  const allowed = () =>
    readings *
    Math.max(
      floor,
      fastest(3, () => scan(text)),
    );
  return fastest(1, work) > readings * floor && fastest(5, work) > allowed();
}
