import { readFile, utimes, writeFile } from 'node:fs/promises';
import { fileName } from '../store/store';
import { getSampleVersion } from '../testing/collecting';
import { commandLine } from '../testing/command-line';
import { writeBuild } from '../testing/sample-build';
import { tempDir } from '../testing/temp-dir';

const dir = tempDir();
let line: Awaited<ReturnType<typeof commandLine>>;

beforeEach(async () => {
  line = await commandLine(dir);
});

const folders = ['environments', 'releases', 'files', 'contents', 'composed'];

/** Makes what is in the store older. */
async function age(seconds: number) {
  const then = Date.now() / 1000 - seconds;
  for (const path of (await Promise.all(folders.map(line.store.list))).flat()) {
    const file = fileName(line.store, path);
    if (path.startsWith('environments/')) {
      const text = await readFile(file, 'utf8');
      const older = text.replace(/("writtenAt": )(\d+)/, (_, key, at) => key + (at - seconds));
      await writeFile(file, older);
    }
    await utimes(file, then, then);
  }
}

const month = 31 * 86_400;

describe('collecting', () => {
  it('removes what no snapshot of the last days names, and nothing else', async () => {
    const { shell, ids } = await line.staged(2);
    const unused = await line.cpalJson('publish', await writeBuild(dir, getSampleVersion(9)));
    const left = 'releases/mfe-auth/fedcba9876543210/killed.js';
    await line.store.create(left, 'x');
    expect(await line.cpalJson('gc')).toMatchObject({
      code: 'collected',
      releases: [],
      snapshots: 0,
    });
    await age(month);
    const young = await line.cpalJson('publish', await writeBuild(dir, getSampleVersion(10)));
    const running = 'releases/mfe-auth/0123456789abcdef/running.js';
    await line.store.create(running, 'x');

    const before = await Promise.all(folders.map(line.store.list));
    const { exit, code, ...found } = await line.cpalJson('gc', '--dry-run');
    expect([exit, code]).toEqual([0, 'would_collect']);
    expect(found).toMatchObject({ releases: [{ name: 'mfe-auth', id: unused.id }], snapshots: 3 });
    expect(found.paths).toContainEqual({ path: left, bytes: 1 });
    expect(found.paths.length).toBe(2 + found.snapshots + found.files + found.contents);
    const sizes: number[] = found.paths.map(({ bytes }: { bytes: number }) => bytes);
    expect(found.bytes).toBe(sizes.reduce((sum, bytes) => sum + bytes, 0));
    expect((await line.cpal('gc', '--dry-run')).out).toMatch(
      /^path +bytes\n(?:\S+ +\d+\n)+\n1 releases, .* would be removed: \d+ bytes\.$/,
    );
    expect(await Promise.all(folders.map(line.store.list))).toEqual(before);

    expect(await line.cpalJson('gc')).toMatchObject({ code: 'collected', ...found });
    const kept = (await line.store.list('releases')).map((path) => path.split('/')[2]);
    expect(new Set(kept)).toEqual(new Set([shell, ...ids, young.id, '0123456789abcdef']));
    expect(await line.store.list('environments')).toEqual(['environments/staging/4.json']);
    expect(await line.cpalJson('list')).toMatchObject({ version: 4 });
    expect(await line.cpalJson('doctor')).toMatchObject({ code: 'healthy' });
    expect(young.code).toBe('published');
  });

  it.each(['0', '-1', '1.5', 'x', '99999'])('rejects %s days', async (days) => {
    expect(await line.cpalJson('gc', `--days=${days}`)).toMatchObject({ exit: 2, code: 'usage' });
  });
});
