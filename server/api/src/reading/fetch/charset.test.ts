import { decodeText } from './charset';

const latin = Buffer.from('caf\u00e9', 'latin1');

it.each([
  ['a byte order mark', Buffer.from('\ufeffcafé', 'utf16le'), 'text/html; charset=utf-8', 'café'],
  ['the header', latin, 'text/html; charset="ISO-8859-1"', 'café'],
  ['UTF-8', Buffer.from('café'), null, 'café'],
  ['UTF-8 where the header names none that exists', Buffer.from('café'), 'a/b; charset=x', 'café'],
])('reads a text by %s', (_by, bytes, type, text) => {
  expect(decodeText(bytes, type)).toBe(text);
});

it.each([
  ['<meta charset=windows-1252>', ''],
  ['<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1">', ''],
  ['<?xml version="1.0" encoding="ISO-8859-1"?>', '<urlset>'],
])('reads a text by its own %s', (own, more) => {
  const text = `${own}${more}caf\u00e9`;
  expect(decodeText(Buffer.from(text, 'latin1'), 'text/html')).toBe(text);
});

it('takes no longer for a header of blanks', () => {
  const type = `text/html; charset=${' '.repeat(16_000)}!`;
  const start = performance.now();
  expect(decodeText(Buffer.from('a'), type)).toBe('a');
  expect(performance.now() - start).toBeLessThan(100);
});

it('gives a wrong byte a replacement character', () => {
  expect(decodeText(Buffer.from([0x61, 0xff]), 'text/html; charset=utf-8')).toBe('a\ufffd');
});
