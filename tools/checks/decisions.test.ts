import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const folder = path.join(root, 'docs/decisions');
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');

/** More than that nobody reads: tuning belongs on a page of its topic. */
const maxRecords = 60;

const sections = ['Decision', 'Why', 'Alternatives', 'What would reverse it'];

const citedIn = (text: string) =>
  [...text.matchAll(/\bdecision (\d+)\b/gi)].map(([, number = '']) => number);

const records = readdirSync(folder)
  .filter((name) => name !== 'README.md')
  .map((name) => {
    const text = read(name);
    const [, number = '', title = ''] = /^# (\d+)\. (.+)\n/.exec(text) ?? [];
    return { name, text, number, title };
  });

const numbers = new Set(records.map(({ number }) => number));
const index = read('README.md');

describe.each(records)('$name', ({ name, text, number, title }) => {
  it('has the number of its file, and a title', () => {
    expect(name).toMatch(/^\d{4}-[a-z\d-]+\.md$/);
    expect(Number(number)).toBe(Number(name.slice(0, 4)));
    expect(title).not.toBe('');
  });

  it('says below its title when it was accepted', () => {
    expect(text.split('\n')[2]).toMatch(
      /^Accepted, \d{4}-\d\d-\d\d(?:, revised \d{4}-\d\d-\d\d)?\./,
    );
  });

  it('has each section once, in order, with words in it', () => {
    const found = [...text.matchAll(/^\*\*([^*]+)\.\*\*\s+\S/gm)].map(([, section]) => section);
    expect(found).toEqual(sections);
  });

  it('is in the index once, by its title', () => {
    const line = `- ${number}. [${title}](${name})`;
    expect(index.split('\n').filter((other) => other === line)).toHaveLength(1);
  });
});

it('there are few enough records to read', () => {
  expect(records.length).toBeLessThanOrEqual(maxRecords);
});

it('the index lists nothing but records', () => {
  expect(index.match(/^- .+$/gm)).toHaveLength(records.length);
});

it('the index says what became of each number without a record', () => {
  const [, table = ''] = index.split('## Numbers that are part of another page');
  const others = [...table.matchAll(/^\|[^|]*\|([^|]*)\|$/gm)].flatMap(
    ([, cell = '']) => cell.match(/\d+/g) ?? [],
  );
  const all = [...numbers, ...others].map(Number).toSorted((a, b) => a - b);
  expect(all).toEqual(Array.from({ length: Math.max(...all) }, (_, before) => before + 1));
});

it('code and documents name decisions that exist', () => {
  const patterns = ['*.md', '*.ts', '*.tsx', '*.js', '*.sql', '*.css'];
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...patterns], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '');
  const wrong = files
    .map((file) => path.join(root, file))
    .filter((file) => file !== __filename && existsSync(file))
    .flatMap((file) =>
      citedIn(readFileSync(file, 'utf8'))
        .filter((number) => !numbers.has(number))
        .map((number) => `${path.relative(root, file)}: decision ${number}`),
    );
  expect(wrong).toEqual([]);
});
