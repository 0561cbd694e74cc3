import { createHash } from 'node:crypto';
import { restore } from '../testing/dcz';
import { compressWith } from './dcz';

const lines = Array.from({ length: 5_000 }, (_, index) => `const name${index} = ${index * 7};\n`);
const held = Buffer.from(lines.join(''));
const wanted = Buffer.from(lines.with(2_500, 'const changed = true;\n').join(''));

it('names the dictionary by its hash, and holds what the browser lacks', async () => {
  await compressWith(wanted, held);
  const coded = await compressWith(held, wanted);
  expect(coded.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
  expect(coded.subarray(8, 40)).toEqual(createHash('sha256').update(held).digest());
  expect(coded.length).toBeLessThan(120);
  expect(restore(coded, held)).toEqual(wanted);
});
