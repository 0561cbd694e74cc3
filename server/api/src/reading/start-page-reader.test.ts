import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pageReaderProgram as program } from '../testing/api';
import { fetchedPage, readHere, recipePage } from '../testing/outside/reading';
import { PageFailure, toText } from './read-page';
import { startPageReader } from './start-page-reader';

const url = 'https://miabakes.com/pie/';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cpal-reader-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A program that does this with each page. */
function programOf(name: string, body: string): string {
  const file = join(folder, `${name}.mjs`);
  const html = 'const html = new TextDecoder().decode(job.body);';
  writeFileSync(file, `process.on('message', ({ id, job }) => { ${html} ${body} });`);
  return file;
}

/** Says which reader it was, by its process. */
const good = JSON.stringify(
  toText({
    post: { url, title: 'Pie', image: null, language: null, recipe: null, passages: [] },
    problems: [],
  }),
);

it('reads a page as the assistant does', async () => {
  const page = fetchedPage(recipePage('Pie'));
  expect(await startPageReader(program).readPost(page, url)).toEqual(
    await readHere.readPost(page, url),
  );
});

it('leaves the event loop free while it reads a page of 5 MB', async () => {
  const paragraph = '<div><p>Mix 200 g flour with 2 eggs, then bake for 20 minutes.</p></div>';
  const html = recipePage('Pie', paragraph.repeat(Math.floor((5 * 2 ** 20) / paragraph.length)));
  const read = new AbortController();
  const reading = startPageReader(program)
    .readPost(fetchedPage(html), url)
    .catch(() => undefined)
    .finally(() => read.abort());
  let turns = 0;
  for (; !read.signal.aborted; turns += 1) await sleep(1);
  await reading;
  // Read in this process, it would leave one.
  expect(turns).toBeGreaterThan(20);
});

it('says of a page that ends its reader that it cannot be read, and reads the next', async () => {
  const body = `if (html === 'bad') process.exit(1); process.send({ id, text: ${good} });`;
  const { readPost } = startPageReader(programOf('ending', body));
  const answers = await Promise.allSettled(
    ['a', 'bad', 'b'].map((html) => readPost(fetchedPage(html), url)),
  );
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(answers[1]).toMatchObject({ reason: expect.any(PageFailure) });
});

it.each([
  ['loops', 'for (;;);'],
  ['sends-nothing', ''],
  ['sends-another-id', `process.send({ id: -1, text: ${good} });`],
  ['sends-no-post', 'process.send({ id, text: "{}" });'],
  ['sends-no-json', 'process.send({ id, text: "<" });'],
])('gives up a reader that %s', async (name, body) => {
  const { readPost } = startPageReader(programOf(name, body), 500);
  await expect(readPost(fetchedPage('x'), url)).rejects.toThrow(PageFailure);
});

it('gives up a page that takes more memory than it may, and reads the next', async () => {
  const fill = 'const all = []; for (;;) all.push(new Array(1e6).fill(html.length));';
  const body = `if (html === 'bad') { ${fill} } process.send({ id, text: ${good} });`;
  const { readPost } = startPageReader(programOf('greedy', body), 30_000);
  await expect(readPost(fetchedPage('bad'), url)).rejects.toThrow(PageFailure);
  expect(await readPost(fetchedPage('a'), url)).toMatchObject({ post: { title: 'Pie' } });
});

it('keeps few pages waiting in which a proof is looked for, and all that are posts', async () => {
  const body = `process.send({ id, text: job.kind === 'post' ? ${good} : '{"codes":[],"keys":[]}' });`;
  const { readMarks, readPost } = startPageReader(programOf('patient', body));
  const page = fetchedPage('x');
  const looks = Array.from({ length: 60 }, () => readMarks(page));
  const posts = Array.from({ length: 10 }, () => readPost(page, url));
  const seen = await Promise.allSettled(looks);
  const answered = seen.filter(({ status }) => status === 'fulfilled').length;
  expect(answered).toBeGreaterThan(10);
  expect(answered).toBeLessThan(30);
  expect(seen.at(-1)).toMatchObject({ reason: expect.any(PageFailure) });
  expect(await Promise.all(posts)).toHaveLength(10);
  expect(await readMarks(page)).toEqual({ codes: [], keys: [] });
});

it('gives up a reader that is not there', async () => {
  const { readPost } = startPageReader(join(folder, 'none.js'));
  await expect(readPost(fetchedPage('x'), url)).rejects.toThrow(PageFailure);
});

it('tells the reader no setting', async () => {
  const text = `JSON.stringify({ post: { url: '', title: String(process.env.TOKEN_SECRET), image: null,
    language: null, recipe: null, passages: [] }, problems: [] })`;
  const { readPost } = startPageReader(programOf('env', `process.send({ id, text: ${text} });`));
  process.env['TOKEN_SECRET'] = 'secret';
  const { post } = await readPost(fetchedPage('x'), url);
  delete process.env['TOKEN_SECRET'];
  expect(post.title).toBe('undefined');
});
