import { findAccents, readColor } from './find-accents';

it('proposes the colors that are used most, the blog’s own names first', () => {
  const css = `
    :root { --brand: #1d6f5c; }
    a { color: #b4235a } h2 { border-color: #B4235A } p { color: #333333; background: #fff }
    .x { color: #e8a13a }`;
  expect(findAccents(css)).toEqual(['#1d6f5c', '#b4235a', '#e8a13a']);
});

it('leaves out what WordPress and other companies bring along', () => {
  const css =
    '--wp--preset--color--vivid-red: #cf2e2e; .fb { color: #1877f2 } a { color: #7a3e9d }';
  expect(findAccents(css)).toEqual(['#7a3e9d']);
});

it('reads the first color of two for light and dark', () => {
  expect(findAccents('--blue: light-dark(#2340b8, #a9bbff)')).toEqual(['#2340b8']);
});

it('takes shades of one color for one', () => {
  expect(findAccents('a { color: #b4235a } b { color: #b82a60 }')).toEqual(['#b4235a']);
});

it('begins with the color that the page names, unless it is gray', () => {
  expect(findAccents('a { color: #b4235a }', '#1d6f5c')).toEqual(['#1d6f5c', '#b4235a']);
  expect(findAccents('a { color: #b4235a }', 'white')).toEqual(['#b4235a']);
  expect(findAccents('', '#ffffff')).toEqual([]);
});

it.each([
  ['#abc', '#aabbcc'],
  ['rgb(194, 65, 12)', '#c2410c'],
  ['rgb(194 65 12 / 50%)', '#c2410c'],
  ['tomato', null],
])('reads %s', (text, color) => {
  expect(readColor(text)).toBe(color);
});

it('looks through megabytes of anything in linear time', () => {
  expect(findAccents(`${'a'.repeat(500_000)}:${' '.repeat(500_000)}#b4235a`)).toEqual([]);
});
