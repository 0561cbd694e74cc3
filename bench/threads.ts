import { measureByTurns } from './comparison/by-turns';
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

const compared = await measureByTurns({
  rounds,
  visits: chosen,
  takes: ({ name }) => ['federated', 'one app behind our HTML'].includes(name),
  measure: (browser, { origin }, visit, tokens) => measureThread(browser, origin, visit, tokens),
});

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

for (const { page, forms } of compared) {
  const [ours = [], theirs = []] = forms.map(({ measured }) => measured);
  console.log(`\n${page}, ${rounds} rounds, to one app behind our HTML`);
  const ratiosOf = (figure: string) =>
    ours.map((one, round) => (one[figure] ?? Number.NaN) / (theirs[round]?.[figure] ?? Number.NaN));
  printTable(
    Object.keys(ours[0] ?? {}).map((figure) => ({ figure, ...meanRatio(ratiosOf(figure)) })),
  );
}
