import type { Vitals } from '@cpal/shared/contract/telemetry/telemetry';

/** Milliseconds that two shifts of one window are apart at most, and that a window lasts at most. */
const [gap, longest] = [1_000, 5_000];

/** Shorter answers to input are not looked at: milliseconds. */
const durationThreshold = 40;

/** Of so many interactions the slowest is left out. */
const perOutlier = 50;

/** As exact as any use of it; the contract takes an hour at most. */
const rounded = (milliseconds: number | undefined) =>
  milliseconds === undefined ? undefined : Math.min(Math.round(milliseconds / 10) * 10, 3_600_000);

function observe(
  type: string,
  take: (entry: PerformanceEntry) => void,
  options: PerformanceObserverInit & { durationThreshold?: number } = {},
) {
  // An unknown type would be a warning in the console.
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
  observer.observe({ type, buffered: true, ...options });
}

const numberOf = (entry: PerformanceEntry, name: string): number => {
  const value: unknown = Reflect.get(entry, name);
  return typeof value === 'number' ? value : 0;
};

/** The largest sum of shifts of one window, without those that input brings (https://web.dev/articles/cls). */
function watchShifts() {
  let [first, last, sum, most] = [-Infinity, -Infinity, 0, 0];
  observe('layout-shift', (entry) => {
    if (Reflect.get(entry, 'hadRecentInput') === true) return;
    const { startTime } = entry;
    if (startTime - last > gap || startTime - first > longest) [first, sum] = [startTime, 0];
    last = startTime;
    sum += numberOf(entry, 'value');
    most = Math.max(most, sum);
  });
  return () => Math.round(most * 1000);
}

/** The slowest interaction but one in fifty (https://web.dev/articles/inp). */
function watchInput() {
  const slowest = new Map<number, number>();
  const take = (entry: PerformanceEntry) => {
    const id = numberOf(entry, 'interactionId');
    if (id !== 0) slowest.set(id, Math.max(entry.duration, slowest.get(id) ?? 0));
  };
  observe('event', take, { durationThreshold });
  observe('first-input', take);
  return () => {
    const durations = [...slowest.values()].toSorted((a, b) => b - a);
    return durations.at(Math.floor(durations.length / perOutlier));
  };
}

/** Measures the load of the page from its beginning on. @returns what is measured by now. */
export function watchVitals(): () => Vitals {
  let largest: number | undefined;
  observe('largest-contentful-paint', ({ startTime }) => {
    largest = startTime;
  });
  const cls = watchShifts();
  const input = watchInput();
  return () => {
    const [navigation] = performance.getEntriesByType('navigation');
    const [mounted] = performance.getEntriesByName('cpal:mounted');
    // A page that was rendered ahead waited for its visitor, who did not wait for it.
    const visited = navigation === undefined ? 0 : numberOf(navigation, 'activationStart');
    const sinceVisit = (time: number | undefined) =>
      rounded(time === undefined ? undefined : Math.max(time - visited, 0));
    return {
      ttfb: sinceVisit(navigation && numberOf(navigation, 'responseStart')),
      lcp: sinceVisit(largest),
      inp: rounded(input()),
      ready: sinceVisit(mounted?.startTime),
      cls: cls(),
    };
  };
}
