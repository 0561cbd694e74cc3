import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Check, report, runChecks } from './checks';
import { PassedChecks } from './passed-checks';
import { SecondTries } from './second-tries';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cpal-checks-'));
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});

afterEach(() => rmSync(folder, { recursive: true }));

const noted = () => ({ secondTries: new SecondTries(join(folder, 'second-tries.log')) });

const running = (name: string, code: string): Check => ({
  name,
  command: [process.execPath, '-e', code, '--'],
});

/** Fails at the first try alone, as one that a busy machine disturbed. */
const disturbed = running('disturbed', `process.exit(process.argv[1] === '--last-failed' ? 0 : 1)`);

it('names what failed, after all were run', async () => {
  const checks = [running('broken', 'process.exit(3)'), running('whole', '')];
  expect(await runChecks(checks)).toMatchObject({ failed: ['broken'], flaky: [] });
});

it('gives a second try only where a check has one, and names what needed it', async () => {
  const withSecondTry: Check = { ...disturbed, name: 'tried twice', secondTry: '--last-failed' };
  expect(await runChecks([disturbed, withSecondTry], noted())).toMatchObject({
    failed: ['disturbed'],
    flaky: [{ name: 'tried twice', files: [] }],
  });
});

it('says in its last line which tests needed a second try', async () => {
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
    const check: Check = {
      name: 'server',
      command: [jestBin, '--config', JSON.stringify(config)],
      secondTry: '--onlyFailures',
    };
    const outcome = await runChecks([check], noted());
    expect(outcome.flaky).toMatchObject([
      { name: 'server', files: [expect.stringMatching(/late\.test\.ts$/)] },
    ]);
    report(3, outcome);
    expect(written.mock.lastCall?.[0]).toMatch(
      /^\nchecks: 3 passed, 0 failed; 1 passed with a second try only: server \(.*late\.test\.ts\)/,
    );
  } finally {
    process.exitCode = before;
  }
});

it('fails what fails twice', async () => {
  const broken: Check = { ...running('broken', 'process.exit(3)'), secondTry: '--last-failed' };
  expect(await runChecks([broken])).toMatchObject({ failed: ['broken'], flaky: [] });
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
  expect(await runChecks(checks, { ending: ending.signal })).toMatchObject({
    failed: ['waiting', 'later'],
    flaky: [],
  });
});

it('leaves out what has passed with the same inputs, and nothing that failed', async () => {
  const passed = new PassedChecks(join(folder, 'passed.json'));
  const whole: Check = { ...running('whole', ''), inputs: ['tools'] };
  const checks = [whole, running('broken', 'process.exit(3)')];
  expect(await runChecks(checks, { passed })).toMatchObject({ unchanged: [] });
  expect(await runChecks(checks, { passed })).toEqual({
    failed: ['broken'],
    unchanged: ['whole'],
    flaky: [],
  });
  // What depends on other files is another matter.
  const other = [{ ...whole, inputs: ['docs'] }];
  expect(await runChecks(other, { passed })).toMatchObject({ unchanged: [] });
});

it('fails what needs a second try for the third time in a week', () => {
  const { secondTries } = noted();
  const dayMs = 86_400_000;
  for (const day of [0, 8, 9]) {
    secondTries.add(['a.test.ts', 'b.test.ts'], day * dayMs);
    expect(secondTries.tooOften(['a.test.ts'], day * dayMs)).toEqual([]);
  }
  secondTries.add(['a.test.ts'], 10 * dayMs);
  expect(secondTries.tooOften(['a.test.ts', 'b.test.ts'], 10 * dayMs)).toEqual(['a.test.ts']);
});
