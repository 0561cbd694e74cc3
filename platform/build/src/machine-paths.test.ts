import path from 'node:path';
import { PathlessHash, withoutMachinePaths } from './machine-paths';

const here = path.resolve();

it('a text keeps nothing of the folder that it was made in', () => {
  expect(withoutMachinePaths(`from '${here}/node_modules/react/index.js'`)).toBe(
    "from 'node_modules/react/index.js'",
  );
});

it('the container that the federation plugin writes has one name', () => {
  const name = '../node_modules/.federation/entry.9a6ea7b0e8f3589cb7b03e4d8a8b4336.js';
  expect(withoutMachinePaths(name)).toBe('../node_modules/.federation/entry..js');
});

it.each([
  ['a text', (text: string) => text],
  ['bytes', (text: string) => Buffer.from(text)],
])('the hash of %s is the same in each folder', (_what, as) => {
  const hashIn = (folder: string) =>
    new PathlessHash().update(as(`${folder}src/crème.ts`)).digest('hex');
  expect(hashIn(`${here}/`)).toBe(hashIn(''));
  expect(hashIn(`${here}/`)).not.toBe(hashIn('other/'));
});

it('bytes that are no text count as they are', () => {
  const [one, other] = [0xfe, 0xfd].map((last) =>
    new PathlessHash().update(Buffer.from([0xff, last])).digest('hex'),
  );
  expect(one).not.toBe(other);
});
