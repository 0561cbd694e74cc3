import { writeFileSync } from 'node:fs';
import { measureByTurns } from './comparison/by-turns';
import { chart } from './comparison/chart';
import { measureVisit } from './comparison/measure-page';
import { type PageResult, summarize } from './comparison/summary';
import { visits } from './comparison/visits';
import { printTable } from './measure/table';

/**
 * Compares the product with the same sources as one webpack app, by itself and behind our HTML, as a
 * Vite app, and without script: by turns, on a slow line and a slow processor. It times, so it is run
 * by hand, on a quiet machine, after a build: by `npm run bench -- [rounds]`, or alone by
 * `node tools/run.js quality/bench/compare [rounds]`. Medians and ranges go to `quality/bench/results.json`, and a
 * page of charts to `quality/bench/results.html`. All forms are sent with our headers: the strict policy alone
 * takes some 80 ms of the landing page's largest paint here.
 */
const rounds = Number(process.argv[3] ?? 15);

const compared = await measureByTurns({
  rounds,
  visits,
  takes: ({ hasScript }, { isRendered }) => hasScript || isRendered,
  measure: (browser, { origin, hasScript }, visit, tokens) => {
    // Without script there is nothing whose effect could be late.
    const presses = hasScript ? visit.presses : [];
    return measureVisit(browser, origin, { ...visit, presses }, tokens);
  },
});

const results: PageResult[] = compared.map(({ page, forms }) => ({
  page,
  forms: forms.map(({ name, measured }) => ({ form: name, figures: summarize(measured) })),
}));

for (const { page, forms: rows } of results) {
  console.log(`\n${page}`);
  const figures = rows[0]?.figures.map(({ figure }) => figure) ?? [];
  printTable(
    figures.map((figure) => ({
      figure,
      ...Object.fromEntries(
        rows.map((row) => [
          row.form,
          row.figures.find((one) => one.figure === figure)?.median ?? '–',
        ]),
      ),
    })),
  );
}
writeFileSync('quality/bench/results.json', `${JSON.stringify({ rounds, results }, null, 2)}\n`);
writeFileSync('quality/bench/results.html', chart(results));
