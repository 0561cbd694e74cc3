import { createReader } from '../../testing/outside/reading';
import { type WebsiteContext, withWebsite } from '../../testing/setups/with-website';
import { politeness } from '../due';

let api: WebsiteContext['api'];
let show: WebsiteContext['show'];
let paths: WebsiteContext['paths'];
let addListed: WebsiteContext['addListed'];
withWebsite((context) => {
  ({ api, show, paths, addListed } = context);
});

/** Milliseconds (decision 73). */
const promisedMs = 1_000;

/** Services whose time passes only while somebody waits; every other timer fires late. */
function timed() {
  let now = api.clock().getTime();
  let waits = 0;
  const wait = async (durationMs: number) => {
    const late = waits % 2 === 0 ? 400 : 0;
    waits += 1;
    now += durationMs + late;
  };
  return { ...api.services, clock: () => new Date(now), politeness: { ...politeness, wait } };
}

/** Milliseconds. */
const shortestPauseMs = (moments: readonly number[]) =>
  Math.min(...moments.slice(1).map((moment, index) => moment - (moments[index] ?? 0)));

it('leaves a website alone for a second between any two requests, though timers are late', async () => {
  const id = await addListed(['pancakes', 'waffles', 'pie']);
  const services = timed();
  const starts: number[] = [];
  const reader = createReader(api, {
    ...services,
    fetchPage: (address, options) =>
      api.services.fetchPage(address, {
        ...options,
        before: async (url) => {
          await options?.before?.(url);
          starts.push(services.clock().getTime());
        },
      }),
  });
  while ((await show(id)).reading) {
    const works = await reader.take();
    if (works.length === 0) await services.politeness.wait(100);
    for (const work of works) await work();
  }
  expect(paths()).toHaveLength(5);
  expect(starts).toHaveLength(5);
  expect(shortestPauseMs(starts)).toBeGreaterThanOrEqual(promisedMs);
});
