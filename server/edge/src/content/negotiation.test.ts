import { codings } from '@cpal/delivery';
import { accepts, chooseCoding, chooseRange, isFresh } from './negotiation';

it.each([
  [undefined, undefined],
  ['', undefined],
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['gzip;q=1.0, br;q=0.8', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['*', 'br'],
  ['br;q=0, *;q=0.1', 'gzip'],
  ['identity, br;q=0.5', undefined],
  ['identity;q=0.5, br;q=0.5', 'br'],
  ['br;q=nonsense', undefined],
  ['deflate', undefined],
])('Accept-Encoding %j gets %s', (header, token) => {
  expect(chooseCoding(header, codings)?.token).toBe(token);
});

it('offers no coding that was not made', () => {
  const gzipOnly = codings.filter(({ key }) => key === 'gz');
  expect(chooseCoding('br, gzip;q=0.1', gzipOnly)?.token).toBe('gzip');
});

it.each([
  [undefined, false],
  ['"b"', false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['*', true],
])('If-None-Match %s against "a" is fresh: %s', (header, fresh) => {
  expect(isFresh(header, '"a"')).toBe(fresh);
});

it.each([
  [undefined, null],
  ['bytes=0-3', { start: 0, end: 3 }],
  ['bytes=4-', { start: 4, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-30', { start: 0, end: 9 }],
  ['bytes=8-99', { start: 8, end: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=3-1', null],
  ['bytes=-', null],
  ['bytes=0-1,4-5', null],
  ['lines=0-1', null],
])('Range %s of ten bytes is %j', (header, range) => {
  expect(chooseRange(header, 10)).toEqual(range);
});

it.each([
  [undefined, false],
  ['gzip, br', false],
  ['*', false],
  ['gzip, br, zstd, dcb, DCZ', true],
  ['dcz;q=0', false],
])('Accept-Encoding %j takes dcz: %s', (header, expected) => {
  expect(accepts(header, 'dcz')).toBe(expected);
});
