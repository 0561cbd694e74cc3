import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(__dirname, '../docs/decisions');
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');

const sections = ['Context', 'Decision', 'Alternatives', 'Consequences', 'What would reverse it'];

const records = readdirSync(folder)
  .filter((name) => name !== 'README.md')
  .map((name) => {
    const text = read(name);
    const [, number = '', title = ''] = /^# (\d+)\. (.+)\n/.exec(text) ?? [];
    const [head = ''] = text.split('**Context.**');
    return { name, text, number, title, head };
  });

const numbers = new Set(records.map(({ number }) => number));

describe.each(records)('$name', ({ name, text, number, title, head }) => {
  it('has the number of its file, and a title', () => {
    expect(name).toMatch(/^\d{4}-[a-z\d-]+\.md$/);
    expect(Number(number)).toBe(Number(name.slice(0, 4)));
    expect(title).not.toBe('');
  });

  it('says when it was taken, and whether it holds', () => {
    expect(head).toMatch(/\b\d{4}-\d\d-\d\d\b/);
    expect(head).toMatch(/\b(accepted|superseded by decision \d+)\b/i);
  });

  it('has each section once, with words in it', () => {
    const found = [...text.matchAll(/^\*\*([^*]+)\.\*\*\s+\S/gm)].map(([, section]) => section);
    const times = (section: string) => found.filter((other) => other === section).length;
    expect(sections.filter((section) => times(section) !== 1)).toEqual([]);
  });

  it('names decisions that exist', () => {
    const named = [...text.matchAll(/\bdecision (\d+)\b/gi)].map(([, other = '']) => other);
    expect(named.filter((other) => !numbers.has(other))).toEqual([]);
  });
});

it('the index ends with a line for each record, in order, and nothing between', () => {
  const lines = read('README.md').trimEnd().split('\n');
  const first = lines.findIndex((line) => line.startsWith('- '));
  expect(lines.slice(first)).toEqual(
    records.map(({ number, title, name }) => `- ${number}. [${title}](${name})`),
  );
});
