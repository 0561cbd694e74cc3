/** What a trace says of the main thread of one page, in milliseconds of its own time. */
export interface ThreadTime {
  /** All tasks that began after the first paint with content. */
  afterPaint: number;
  /** The longest of them. */
  longestTask: number;
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  /** Microseconds of the thread's own time. */
  tdur?: number;
}

/** What has to be recorded for `threadTime`. */
export const categories = ['toplevel', 'loading', 'disabled-by-default-devtools.timeline'];

/** Reads a trace of Chromium with one page in it. */
export function threadTime(trace: Buffer): ThreadTime {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(String(trace));
  const paint = traceEvents.findLast(({ name }) => name === 'firstContentfulPaint');
  if (paint === undefined) return { afterPaint: Number.NaN, longestTask: Number.NaN };
  const tasks = traceEvents
    .filter(({ name, pid, tid, ts }) => {
      return name === 'RunTask' && pid === paint.pid && tid === paint.tid && ts >= paint.ts;
    })
    .map(({ tdur = 0 }) => tdur / 1000);
  return {
    afterPaint: tasks.reduce((sum, time) => sum + time, 0),
    longestTask: Math.max(0, ...tasks),
  };
}
