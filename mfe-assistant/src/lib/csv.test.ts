import { toCsv } from './csv';

const lines = (csv: string) => csv.replace('\uFEFF', '').split('\r\n');

it('quotes texts, doubles the quotes in them, and ends each line with CRLF', () => {
  expect(lines(toCsv([['a "b", c', 2, null], ['two\nlines']]))).toEqual([
    '"a ""b"", c",2,',
    '"two\nlines"',
    '',
  ]);
});

it('begins with the mark by which Excel knows UTF-8', () => {
  expect(toCsv([['ü']])).toMatch(/^\uFEFF"ü"/);
});

const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1'];
const wideFormulas = ['＝1+1', '＋1', '－1', '＠SUM(A1)', '﹦1', '\u22121'];
const hiddenFormulas = [
  ' =1',
  '\u00A0 +1',
  '\u3000＝1',
  '\u200B=1',
  '\uFEFF-1',
  '\0@x',
  '\u00AD=1',
];

it.each([...formulas, ...wideFormulas, ...hiddenFormulas])('lets no spreadsheet run %j', (text) => {
  expect(toCsv([[text]])).toBe(`\uFEFF"'${text}"\r\n`);
});

it.each([
  [';=1+1', "';'=1+1"],
  ['salt; =1;＠x', "salt;' =1;'＠x"],
  ['salt;"=1"', 'salt;\'""=1""'],
  ['salt\t=1', "salt\t'=1"],
  ['salt\r\n\u3000+1', "salt\r'\n'\u3000+1"],
])('lets no spreadsheet run what is behind another separator (%j)', (text, written) => {
  expect(toCsv([['a', text]])).toBe(`\uFEFF"a","${written}"\r\n`);
});

it.each(['a=1', 'half - and half', 'me@example.com', 'one; two', 'one;two=2', 'two\nlines'])(
  'leaves %j alone',
  (text) => {
    expect(lines(toCsv([[text]]))[0]).toBe(`"${text}"`);
  },
);
