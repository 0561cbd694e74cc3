import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Check, report, runChecks } from './checks';

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});

const running = (name: string, code: string): Check => ({
  name,
  command: [process.execPath, '-e', code, '--'],
});

/** Fails at the first try alone, as one that a busy machine disturbed. */
const disturbed = running('disturbed', `process.exit(process.argv[1] === '--last-failed' ? 0 : 1)`);

it('names what failed, after all were run', async () => {
  const checks = [running('broken', 'process.exit(3)'), running('whole', '')];
  expect(await runChecks(checks)).toEqual({ failed: ['broken'], flaky: [] });
});

it('gives a second try only where a check has one, and names what needed it', async () => {
  const withSecondTry: Check = { ...disturbed, name: 'tried twice', secondTry: '--last-failed' };
  expect(await runChecks([disturbed, withSecondTry])).toEqual({
    failed: ['disturbed'],
    flaky: [{ name: 'tried twice', files: [] }],
  });
});

it('says in its last line which tests needed a second try', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cpal-checks-'));
  const written = jest.spyOn(console, 'log');
  const before = process.exitCode;
  try {
    writeFileSync(join(folder, 'whole.test.js'), `test('is whole', () => {});`);
    writeFileSync(
      join(folder, 'late.test.ts'),
      `const { existsSync, writeFileSync } = require('node:fs');
       test('is late once', () => {
         const isSecond = existsSync(__dirname + '/tried');
         writeFileSync(__dirname + '/tried', '');
         expect(isSecond).toBe(true);
       });`,
    );
    const config = {
      rootDir: folder,
      cacheDirectory: join(folder, 'cache'),
      transform: {},
      // Its failure is meant, and would be taken for one of this run.
      reporters: [],
    };
    const jestBin = join(process.cwd(), 'node_modules/.bin/jest');
    const outcome = await runChecks([
      {
        name: 'server',
        command: [jestBin, '--config', JSON.stringify(config)],
        secondTry: '--onlyFailures',
      },
    ]);
    expect(outcome.flaky).toMatchObject([
      { name: 'server', files: [expect.stringMatching(/late\.test\.ts$/)] },
    ]);
    report(3, outcome);
    expect(written.mock.lastCall?.[0]).toMatch(
      /^\nchecks: 3 passed, 0 failed; 1 passed with a second try only: server \(.*late\.test\.ts\)/,
    );
  } finally {
    process.exitCode = before;
    rmSync(folder, { recursive: true });
  }
});

it('fails what fails twice', async () => {
  const broken: Check = { ...running('broken', 'process.exit(3)'), secondTry: '--last-failed' };
  expect(await runChecks([broken])).toEqual({ failed: ['broken'], flaky: [] });
});

it('ends what runs, as Ctrl-C does, and runs nothing more once it is told to end', async () => {
  const ending = new AbortController();
  const waiting = `process.on('SIGINT', () => process.exit(1)); setInterval(() => {}, 1000);
    process.kill(process.ppid, 'SIGUSR2');`;
  process.once('SIGUSR2', () => ending.abort());
  const checks = [
    { ...running('waiting', waiting), secondTry: '--last-failed' } as const,
    running('later', ''),
  ];
  expect(await runChecks(checks, ending.signal)).toEqual({
    failed: ['waiting', 'later'],
    flaky: [],
  });
});
