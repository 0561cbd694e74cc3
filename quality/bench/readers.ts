import { demoKey } from '@cpal/shared/contract/assistant/assistant';
import { createProduct, type Product } from '@cpal/e2e/product';
import { startPostgres } from '../../tools/processes/postgres';
import { type Blogger, createBloggers } from './load/bloggers';
import { memoryOfGroup } from './memory';
import { askOnce } from './readers/ask';
import { createBlog, type Page } from './readers/blog';
import { median, printTable } from './measure/table';

/**
 * What the readers of a large blog cost the API's process in memory, and how long they wait for the
 * first byte of an answer, through the edge. It times, so it is run by hand, on a quiet machine:
 * `node tools/run.js quality/bench/readers`.
 */
const limits = {
  /** Megabytes more than a process that answers as many questions under one post of its own. */
  growth: 60,
  /** Milliseconds from a question to the first byte of its answer, for 95 of 100. */
  firstByteMs: 100,
};
const posts = 1_000;
const questions = [
  'How long does it keep?',
  'How much flour do I need?',
  'Can I freeze it?',
  'How hot is the oven?',
  'Do you have another recipe with lemon?',
];

const postgres = await startPostgres();
try {
  const rows = [
    await measure('without', ({ origin }) =>
      Array.from({ length: posts }, () => ({ key: demoKey, url: `${origin}/`, origin })),
    ),
    await measure('with', (_product, blogger, runSql) => createBlog(blogger, posts, runSql)),
  ] as const;
  printTable(rows);
  const [without, withBlog] = rows;
  hold('MB more', withBlog['most MB'] - without['most MB'], limits.growth);
  hold('ms to the first byte', withBlog['ms, 95 of 100'], limits.firstByteMs);
} finally {
  await postgres.stop();
}

function rounded(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10;
}

async function measure(
  blog: string,
  prepare: (product: Product, blogger: Blogger, runSql: (sql: string) => void) => Page[],
) {
  const product = await createProduct({ DATABASE_URL: postgres.createDatabase(blog) });
  try {
    await product.start();
    const runSql = (sql: string) => postgres.run(blog, sql);
    // In both: the password's hash takes memory as well.
    const [blogger] = await createBloggers(product.origin, 1, runSql);
    if (!blogger) throw new Error('No blogger.');
    const atStart = megabytesOfApi(product);
    const pages = prepare(product, blogger, runSql);
    const times: number[] = [];
    let max = 0;
    for (const [index, page] of pages.entries()) {
      const question = questions[index % questions.length] ?? '';
      times.push(await askOnce(product.origin, page, question));
      if (index % 20 === 0) max = Math.max(max, megabytesOfApi(product));
    }
    return {
      'blog of 1,000 posts': blog,
      'MB before': atStart,
      'most MB': max,
      'MB at the end': megabytesOfApi(product),
      'ms of the first': rounded(times[0] ?? Number.NaN),
      'ms, median': rounded(median(times)),
      'ms, 95 of 100': rounded(
        times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN,
      ),
    };
  } finally {
    await product.dispose();
  }
}

/** Of the process that answers; the worker next to it is smaller. */
function megabytesOfApi({ group }: Product): number {
  const apis = memoryOfGroup(group()).filter(({ process: name }) => name.startsWith('server/api/'));
  return Math.max(...apis.map(({ megabytes }) => megabytes));
}

function hold(what: string, found: number, max: number) {
  const isWithin = found <= max;
  console.log(`${found} ${what}, at most ${max}${isWithin ? '' : ': OVER'}`);
  if (!isWithin) process.exitCode = 1;
}
