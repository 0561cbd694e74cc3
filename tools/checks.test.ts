import { type Check, runChecks } from './checks';

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
    flaky: ['tried twice'],
  });
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
