import { setTimeout as sleep } from 'node:timers/promises';
import { holding } from '@cpal/e2e/tokens';
import type { TokenPair } from '@cpal/shared/contract/accounts/auth';
import type { Browser } from '@playwright/test';
import { slowDown } from '../measure/watch-paints';
import { withUnwatchedPage } from './unwatched-page';
import type { Visit } from './visits';

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  /** Microseconds of the thread's own time. */
  tdur?: number;
  args?: { data?: { navigationId?: string } };
}

/** What has to be recorded to read tasks and paints. */
const categories = [
  'toplevel',
  'loading',
  'blink.user_timing',
  'disabled-by-default-devtools.timeline',
];

/** How long a page goes on loading by itself, in milliseconds: telemetry comes after two seconds. */
export const settleMs = 2_500;

/**
 * Loads a page until it is idle, on a slow line and a slow processor, as a visitor's browser does.
 * @returns by the figures' names when its largest element is painted, in milliseconds after the navigation,
 *   and milliseconds of the main thread's own time; NaN without a paint.
 */
export async function traceLoad(
  browser: Browser,
  origin: string,
  { page: path, isMembers }: Visit,
  tokens: TokenPair,
) {
  const trace = await withUnwatchedPage(browser, { width: 1440, height: 900 }, async (page) => {
    await slowDown(page);
    const source = isMembers ? holding(tokens) : '';
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source });
    await browser.startTracing(undefined, { categories });
    await page.open(origin + path);
    await sleep(settleMs);
    return browser.stopTracing();
  });
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(String(trace));
  const { all, afterPaint } = tasksIn(traceEvents);
  return {
    'largest paint, ms': largestPaintIn(traceEvents),
    // What a form runs before its paint it need not run after it.
    'thread time in all, ms': sumOf(all),
    'thread time after the first paint, ms': sumOf(afterPaint),
    'longest task, ms': Math.max(...afterPaint),
  };
}

const sumOf = (tasks: readonly number[]) => tasks.reduce((sum, time) => sum + time, 0);

const lastOf = (traceEvents: readonly TraceEvent[], wanted: string) =>
  traceEvents.findLast(({ name }) => name === wanted);

/** The last candidate is the largest: each is larger than those before it. Drawings are documents with starts too. */
function largestPaintIn(traceEvents: readonly TraceEvent[]): number {
  const idOf = ({ args }: TraceEvent) => args?.data?.navigationId;
  const paint = lastOf(traceEvents, 'largestContentfulPaint::Candidate');
  const start = traceEvents.find(
    (one) => paint && one.name === 'navigationStart' && idOf(one) === idOf(paint),
  );
  return paint && start ? (paint.ts - start.ts) / 1000 : Number.NaN;
}

/** Tasks of the page in a trace of Chromium with one page in it: all, and those after its first paint with content. */
function tasksIn(traceEvents: readonly TraceEvent[]): Record<'all' | 'afterPaint', number[]> {
  const paint = lastOf(traceEvents, 'firstContentfulPaint');
  if (paint === undefined) return { all: [Number.NaN], afterPaint: [Number.NaN] };
  const { pid, tid } = paint;
  const tasks = traceEvents.filter((one) => {
    return one.name === 'RunTask' && one.pid === pid && one.tid === tid;
  });
  const timesOf = (some: readonly TraceEvent[]) => some.map(({ tdur = 0 }) => tdur / 1000);
  return { all: timesOf(tasks), afterPaint: timesOf(tasks.filter(({ ts }) => ts >= paint.ts)) };
}
