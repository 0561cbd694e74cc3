import { measureByTurns } from './comparison/by-turns';
import { traceLoad } from './comparison/trace';
import { visits } from './comparison/visits';
import { meanRatio } from './measure/mean-ratio';
import { printTable } from './measure/table';

/**
 * Compares the largest paint and main-thread times of the product with those of one other form of the
 * same screens, load by load by turns, and says how sure each ratio is: fifteen rounds of `quality/bench/compare`
 * cannot tell 1.05 from 1. It times, so it is run by hand, on a quiet machine, after a build:
 * `node tools/run.js quality/bench/ratios [rounds] [path] [form]`; without a path it loads each page that the form has.
 */
const [count = '60', path, form = 'one app behind our HTML'] = process.argv.slice(3);
const rounds = Number(count);

const compared = await measureByTurns({
  rounds,
  visits: visits.filter(({ page }) => path === undefined || page === path),
  takes: ({ name, hasScript }, { isRendered }) =>
    name === 'federated' || (name === form && (hasScript || isRendered)),
  measure: (browser, { origin }, visit, tokens) => traceLoad(browser, origin, visit, tokens),
});

for (const { page, forms } of compared) {
  const [ours = [], theirs = []] = forms.map(({ measured }) => measured);
  console.log(`\n${page}, ${rounds} rounds, to ${form}`);
  const pairsOf = (figure: string) =>
    ours.map(
      (one, round) => [one[figure] ?? Number.NaN, theirs[round]?.[figure] ?? Number.NaN] as const,
    );
  printTable(
    Object.keys(ours[0] ?? {}).map((figure) => ({ figure, ...meanRatio(pairsOf(figure)) })),
  );
}
