import { performance } from 'node:perf_hooks';

/** Milliseconds, below which a clock says little. */
const floorMs = 0.005;

/** Reads every character once, and nothing else. */
function scan(text: string): number {
  let sum = 0;
  for (let index = 0; index < text.length; index += 1) sum += text.charCodeAt(index);
  return sum;
}

/** Milliseconds of processor time that this process has taken, its other threads included. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * Milliseconds of the fastest of several runs, by the clock or by the processor: what other processes
 * do adds to the one, what other threads do to the other.
 */
function fastest(runs: number, work: () => unknown): number {
  const times = Array.from({ length: runs }, () => {
    const [start, spent] = [performance.now(), processorTime()];
    work();
    return Math.min(performance.now() - start, processorTime() - spent);
  });
  return Math.min(...times);
}

/** How many times as much a text of twice the length costs where the work is not one reading. */
const quadratic = 3;

/** How many times the allowed cost needs no second look, which could take for ever. */
const beyondDoubt = 20;

/**
 * Says whether some work on a text starts over and over: it costs more than so many readings of the
 * text, and grows faster than the text does. How fast an engine reads one character does not count,
 * and what looks expensive once is measured again, as the machine may have paused.
 * @param textOf a text of the given length and its double.
 */
export function startsOver(
  readings: number,
  length: number,
  textOf: (length: number) => string,
  work: (text: string) => unknown,
): boolean {
  const text = textOf(length);
  // By the clock alone, which is asked in no time: almost no text needs a second look.
  const start = performance.now();
  work(text);
  const firstMs = performance.now() - start;
  if (firstMs <= readings * floorMs) return false;
  const cost = Math.min(
    firstMs,
    fastest(2, () => work(text)),
  );
  const allowed =
    readings *
    Math.max(
      floorMs,
      fastest(3, () => scan(text)),
    );
  if (cost <= allowed) return false;
  if (cost > beyondDoubt * allowed) return true;
  const double = textOf(2 * length);
  return fastest(3, () => work(double)) > quadratic * cost;
}
