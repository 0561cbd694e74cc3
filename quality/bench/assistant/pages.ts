import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readPost } from '@cpal/assistant/post';

/** What a reader should get of a page, beside its saved HTML in `NNN.html.gz`. */
interface Wanted {
  canonical_url?: string;
  ingredients: string[];
  instructions_list: string[];
}

interface Page {
  name: string;
  html: string;
  wanted: Wanted;
}

/** The least F1 of tokens at which a text counts as read right. */
const right = 0.95;

const tokens = (lines: readonly string[]): string[] =>
  lines
    .join(' ')
    .toLowerCase()
    .normalize('NFKC')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** The harmonic mean of precision and recall of one text's tokens in another's. */
function f1(found: readonly string[], wanted: readonly string[]): number {
  const left = new Map<string, number>();
  for (const token of wanted) left.set(token, (left.get(token) ?? 0) + 1);
  let both = 0;
  for (const token of found) {
    const count = left.get(token) ?? 0;
    if (count > 0) both += 1;
    left.set(token, count - 1);
  }
  const all = found.length + wanted.length;
  return all === 0 ? 1 : (2 * both) / all;
}

const pagesIn = (folder: string): Page[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.html.gz'))
    .toSorted()
    .map((file) => {
      const name = file.replace('.html.gz', '');
      return {
        name,
        html: gunzipSync(readFileSync(path.join(folder, file))).toString('utf8'),
        wanted: JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8')),
      };
    });

const isAddress = (text: string | undefined): text is string => /^https?:/.test(text ?? '');

function measure({ name, html, wanted }: Page) {
  const { canonical_url: address } = wanted;
  const before = process.cpuUsage();
  const { post } = readPost(html, isAddress(address) ? address : 'https://blog.test/post/');
  const { user, system } = process.cpuUsage(before);
  const { ingredients = [], steps = [] } = post.recipe ?? {};
  // A part's name leads its steps; what is wanted may have it as a line of its own.
  const parts = new Set(steps.map(({ group }) => tokens([group ?? '']).join(' ')));
  const wantedSteps = wanted.instructions_list.filter(
    (line) => !parts.has(tokens([line]).join(' ')),
  );
  const texts = (lines: readonly { text: string }[]) => tokens(lines.map(({ text }) => text));
  return {
    name,
    hasData: /"@type"\s{0,9}:\s{0,9}\[?\s{0,9}"(?:https?:\/\/schema\.org\/)?Recipe"/.test(html),
    ingredients: f1(texts(ingredients), tokens(wanted.ingredients)),
    steps: f1(texts(steps), tokens(wantedSteps)),
    milliseconds: (user + system) / 1000,
  };
}

type Measured = ReturnType<typeof measure>;

const isRight = ({ ingredients, steps }: Measured): boolean =>
  ingredients >= right && steps >= right;

function share(label: string, pages: readonly Measured[]): void {
  const good = pages.filter(isRight).length;
  console.log(`${label}: ${good} of ${pages.length} (${(good / pages.length).toFixed(3)})`);
}

/**
 * Reads a folder of saved pages and prints how many are read right, and in what time:
 * `node tools/run.js quality/bench/assistant/pages <folder>`.
 */
const [folder = '.'] = process.argv.slice(3);
const pages = pagesIn(folder);
// The first round compiles what the second one times.
for (const page of pages) measure(page);
const measured = pages.map(measure);
for (const page of measured.filter((one) => !isRight(one))) {
  const { name, ingredients, steps } = page;
  console.log(`${name}: ingredients ${ingredients.toFixed(2)}, steps ${steps.toFixed(2)}`);
}
share(
  'pages with recipe data',
  measured.filter(({ hasData }) => hasData),
);
share('all pages', measured);
const times = measured.map(({ milliseconds }) => milliseconds).toSorted((one, two) => one - two);
const at = (part: number) => times[Math.floor(times.length * part)]?.toFixed(1);
console.log(`processor time per page: median ${at(0.5)} ms, p95 ${at(0.95)} ms`);
