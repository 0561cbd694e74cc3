import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine } from '../testing/command-line';
import { tempDir } from '../testing/temp-dir';
import { writeBuild } from '../testing/sample-build';
import { commands } from './commands';

const dir = tempDir();
let line: Awaited<ReturnType<typeof commandLine>>;
/** By command: arguments that are right in the environment `staging`. */
let lines: Record<string, string[]>;

const absent = '0123456789abcdef';

beforeAll(async () => {
  line = await commandLine(dir);
  const { ids } = await line.staged(3);
  const [withdrawn = '', previous = '', current = ''] = ids;
  await line.cpal('withdraw', `mfe-auth@${withdrawn}`);
  lines = {
    init: [],
    publish: [await writeBuild(dir)],
    promote: [`mfe-auth@${current}`],
    rollback: ['mfe-auth', '--to', previous],
    withdraw: [`mfe-auth@${previous}`],
    retire: ['mfe-auth'],
    list: [],
    diff: ['staging'],
    verify: [],
    gc: ['--dry-run'],
    doctor: [],
    repair: [],
  };
  line.env['WITHDRAWN'] = withdrawn;
});

/** All files of the store. */
const files = async () =>
  (
    await Promise.all(['environments', 'releases', 'files', 'contents'].map(line.store.list))
  ).flat();

/** Runs a command, and makes sure that no file comes or goes. */
async function changesNothing(args: readonly string[]) {
  const before = await files();
  const outcome = await line.cpalJson(...args);
  expect(await files()).toEqual(before);
  return outcome;
}

const names = [...commands.keys()];

it('says of every command what is tried below', () => {
  expect(Object.keys(lines)).toEqual(names);
});

it.each(names.filter((name) => name !== 'init'))(
  '%s is rejected where there is no store, and makes none',
  async (name) => {
    const missing = join(dir, randomUUID());
    const { RELEASES_DIR } = line.env;
    line.env['RELEASES_DIR'] = missing;
    const { exit, message } = await line.cpalJson(name, ...(lines[name] ?? []));
    Object.assign(line.env, { RELEASES_DIR });
    expect([exit, message]).toEqual([1, expect.stringContaining('there is no release store in')]);
    expect(existsSync(missing)).toBe(false);
  },
);

it.each(names.filter((name) => !['init', 'publish', 'gc'].includes(name)))(
  '%s is rejected in an environment that is not there, and makes none',
  async (name) => {
    const args = [name, ...(lines[name] ?? []), '--environment', 'stagin'];
    const { exit, message } = await changesNothing(args);
    expect([exit, message]).toEqual([
      1,
      expect.stringMatching(/^there is no environment stagin in .*, which has staging/),
    ]);
  },
);

it.each([
  ['promote', (id: string) => [`mfe-auth@${id}`], /was withdrawn from staging$/],
  ['promote', (id: string) => [`mfe-auth@${id}`, '--to', 'stagin'], /; --create makes it$/],
  ['promote', () => [`mfe-auth@${absent}`], /has no release/],
  ['promote', () => ['--from', 'stagin'], /there is no environment stagin/],
  ['rollback', (id: string) => ['mfe-auth', '--to', id], /has no release/],
  ['rollback', () => ['mfe-oath'], /has no release of mfe-oath/],
  ['withdraw', () => [`mfe-auth@${absent}`], /uses no release/],
  ['retire', () => ['mfe-oath'], /has no release of mfe-oath/],
  ['retire', () => ['shell'], /is the shell/],
  ['list', () => ['mfe-oath'], /has no release of mfe-oath/],
  ['verify', () => ['mfe-oath'], /has no release of mfe-oath/],
  ['diff', () => ['stagin', 'staging'], /there is no environment stagin/],
  ['publish', () => [join(dir, 'nowhere')], /cannot be published/],
])('%s is rejected with a wrong name: %s', async (name, args, message) => {
  const outcome = await changesNothing([name, ...args(line.env['WITHDRAWN'] ?? '')]);
  expect(outcome).toMatchObject({
    exit: 1,
    code: 'refused',
    message: expect.stringMatching(message),
  });
});

it.each(['list', 'diff', 'verify', 'doctor', 'gc', 'repair'])(
  '%s changes nothing',
  async (name) => {
    expect(await changesNothing([name, ...(lines[name] ?? [])])).toMatchObject({ exit: 0 });
  },
);

it('init makes a store once, and an environment is made where that is asked for', async () => {
  const other = await commandLine(dir);
  other.env['RELEASES_DIR'] = join(dir, randomUUID());
  expect(await other.cpalJson('init')).toMatchObject({ exit: 0, code: 'initialized', isNew: true });
  expect(await other.cpalJson('init')).toMatchObject({ exit: 0, isNew: false });
  const { id } = await other.cpalJson('publish', await writeBuild(dir));
  const promote = ['promote', `mfe-auth@${id}`, '--to', 'production'];
  expect((await other.cpal(...promote)).error).toContain('which has none yet; --create makes it');
  // It is made by a promotion that succeeds; this one lacks a shell.
  expect((await other.cpal(...promote, '--create')).error).toContain('no release of a shell');
});
