import { spawnSync } from 'node:child_process';

it('is open to each test in a browser, as none needs another to have passed before it', () => {
  // Playwright's `--last-failed` leaves out those that passed, also where tests are told to be serial.
  const { status, stdout } = spawnSync('git', [
    'grep',
    '-n',
    "mode: 'serial'",
    '--',
    'quality/e2e',
  ]);
  expect([String(stdout), status]).toEqual(['', 1]);
});
