import { readFileSync } from 'node:fs';
import { edgeFlags, nodeFlags } from '../processes/supervisor';
import { readImageCommand } from '../stress/image-command';

it.each([
  ['api', nodeFlags],
  ['edge', edgeFlags],
])('runs Node in the image of the %s with the same flags as npm start', (name, flags) => {
  expect(readImageCommand(name)).toEqual(['node', ...flags, 'server.js']);
});

it.each(['docs/performance.md', 'docs/operations.md', 'docs/settings.md'])(
  'leaves the flags to the code in %s',
  (document) => {
    const text = readFileSync(document, 'utf8');
    expect([...nodeFlags, ...edgeFlags].filter((flag) => text.includes(flag))).toEqual([]);
  },
);
