import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

it('has at most 45,000 bytes in all', () => {
  const folder = path.join(__dirname, 'files');
  const sizes = readdirSync(folder)
    .filter((name) => name.endsWith('.woff2'))
    .map((name) => statSync(path.join(folder, name)).size);
  expect(sizes).toHaveLength(4);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(45_000);
});
