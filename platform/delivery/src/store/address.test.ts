import { toAddress, isMisnamed, toAddressPattern } from './address';
import { toIntegrity } from './integrity';

// Its hash has both of the characters in which base64 and base64url differ.
const integrity = toIntegrity('content 6');
const whole = integrity.slice('sha256-'.length, -1).replaceAll('+', '-').replaceAll('/', '_');

it.each([
  ['what a browser verifies gets its whole hash', 'remoteEntry.js', `remoteEntry.${whole}.js`],
  ['a style sheet too', 'a/routes.css', `a/routes.${whole}.css`],
  ['any other file gets the beginning of it', 'poster.avif', `poster.${whole.slice(0, 12)}.avif`],
  ['a name without an ending', 'LICENSE', `LICENSE.${whole.slice(0, 12)}`],
  ['a bundler named it so already', `routes.${whole}.js`, `routes.${whole}.js`],
  ['a longer part than needed', `routes.${whole}.map`, `routes.${whole}.map`],
  ['a part of the hash alone', `a.${whole.slice(0, 12)}.js`, `a.${whole.slice(0, 12)}.${whole}.js`],
])('%s', (_case, path, address) => {
  expect(toAddress(path, integrity)).toBe(address);
});

it.each([
  ['a script', `a.${'x'.repeat(43)}.js`, true],
  ['a style sheet', `a.${'x'.repeat(43)}.css`, true],
  ['what is verified nowhere', `a.${'x'.repeat(43)}.map`, false],
  ['a name with its own hash', `a.${whole}.js`, false],
  ['a name without one', 'a.production.js', false],
])('says whether %s names another content', (_case, path, expected) => {
  expect(isMisnamed(path, integrity)).toBe(expected);
});

it.each([
  [`/files/shell/main.${whole}.js`, '/files/shell/main.*.js'],
  [`/files/mfe-auth/routes.${whole}.css`, '/files/mfe-auth/routes.*.css'],
  [`/files/mfe-auth/routes.${whole}.map`, null],
  ['/files/shell/figtree.8pVNUWjcpjyV.woff2', null],
  [`/files/mfe-auth/(a).${whole}.js`, null],
])('the versions of %s have %s in common', (address, expected) => {
  expect(toAddressPattern(address)).toBe(expected);
});
