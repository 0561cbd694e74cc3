import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The API's domains: each may import those before it. */
const order = [
  'users',
  'websites',
  'mail',
  'billing',
  'licenses',
  'reading',
  'blogs',
  'assistant',
  'insights',
  'telemetry',
  'accounts',
  'backup',
];

const others = ['app', 'db', 'http', 'jobs', 'kernel', 'proofs', 'stress', 'testing'];

const source = path.join(__dirname, '..');
const folders = readdirSync(source, { withFileTypes: true }).filter((one) => one.isDirectory());

/** Imports of a file, from the API's sources on, that lead to a domain which is not before its own. */
function findUpward(file: string, text: string): string[] {
  const place = order.indexOf(file.split('/')[0] ?? '');
  return [...text.matchAll(/(?:from|import\()\s*'(\.[^']*)'/g)]
    .map(([, imported = '']) => path.posix.join(path.posix.dirname(file), imported))
    .filter((imported) => order.indexOf(imported.split('/')[0] ?? '') > place);
}

it('lists each folder', () => {
  expect(folders.map(({ name }) => name).toSorted()).toEqual([...order, ...others].toSorted());
});

it.each(order)('%s imports no domain that could import it', (domain) => {
  const files = readdirSync(path.join(source, domain), { recursive: true, encoding: 'utf8' });
  const found = files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => path.posix.join(domain, file.replaceAll(path.sep, '/')))
    .flatMap((file) => findUpward(file, readFileSync(path.join(source, file), 'utf8')));
  expect(found).toEqual([]);
});

it.each([
  ["import type { Blog } from '../blogs/own-blogs';", 'reading/x.ts', ['blogs/own-blogs']],
  ["const late = await import('../../accounts/x');", 'mail/letters/x.ts', ['accounts/x']],
  ["import { x } from '../users/accounts';", 'mail/x.ts', []],
  ["import { x } from './accounts/x';", 'mail/x.ts', []],
])('finds what leads upward: %s', (text, file, found) => {
  expect(findUpward(file, text)).toEqual(found);
});
