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

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1'])(
  'lets no spreadsheet run %j',
  (text) => {
    expect(toCsv([[text]])).toBe(`\uFEFF"'${text}"\r\n`);
  },
);

it.each(['a=1', 'half - and half', 'me@example.com'])('leaves %j alone', (text) => {
  expect(lines(toCsv([[text]]))[0]).toBe(`"${text}"`);
});
