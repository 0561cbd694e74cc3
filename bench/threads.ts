import { holding } from '@cpal/e2e/tokens';
import type { Figures } from './comparison/measure-page';
import { inTurn, openSites } from './comparison/sites';
import { newSubscriber } from './comparison/subscriber';
import { measureThread } from './comparison/trace';
import { visits } from './comparison/visits';
import { printTable } from './table';

/**
 * Compares main-thread times of the product with those of one app behind our HTML, load by load by
 * turns, and says how sure each ratio is: fifteen rounds of `bench/compare` cannot tell 1.05 from 1.
 * It times, so it is run by hand, on a quiet machine, after a build:
 * `node tools/run.js bench/threads [rounds] [path ...]`; without a path it loads each page compared.
 */
const [count = '60', ...paths] = process.argv.slice(3);
const rounds = Number(count);
const chosen = visits.filter(({ page }) => paths.length === 0 || paths.includes(page));

const { sites, browser, close } = await openSites();
const [federated, ...others] = sites;
const single = others.find(({ name }) => name === 'one app behind our HTML');
if (single === undefined) throw new Error('There is no such form.');
const plan = chosen.map((visit) => ({
  visit,
  forms: [federated, single].map((site) => ({ site, times: Array<Figures>() })),
}));
try {
  const logIn = await newSubscriber(browser, federated.origin);
  for (let round = 0; round < rounds; round += 1) {
    const tokens = await logIn();
    for (const { visit, forms } of plan) {
      const script = visit.isMembers ? holding(tokens) : '';
      for (const { site, times } of inTurn(forms, round))
        times.push(await measureThread(browser, site.origin + visit.page, script));
    }
  }
} finally {
  await close();
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, one) => sum + one, 0) / values.length;

const ratioOf = (log: number) => Math.exp(log).toFixed(2);

/**
 * The geometric mean of ratios, of some twenty at least.
 * @returns it, and the ends of the interval that holds the true one 95 times of 100.
 */
function meanRatio(ratios: readonly number[]) {
  const logs = ratios.map(Math.log);
  const middle = mean(logs);
  const variance = mean(logs.map((log) => (log - middle) ** 2));
  const error = 1.96 * Math.sqrt(variance / (logs.length - 1));
  return { ratio: ratioOf(middle), from: ratioOf(middle - error), to: ratioOf(middle + error) };
}

for (const { visit, forms } of plan) {
  const [ours = [], theirs = []] = forms.map(({ times }) => times);
  console.log(`\n${visit.page}, ${rounds} rounds, to one app behind our HTML`);
  const ratiosOf = (figure: string) =>
    ours.map((one, round) => (one[figure] ?? Number.NaN) / (theirs[round]?.[figure] ?? Number.NaN));
  printTable(
    Object.keys(ours[0] ?? {}).map((figure) => ({ figure, ...meanRatio(ratiosOf(figure)) })),
  );
}
