import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { bundleForTests } from '../../../../tools/building/bundle-for-tests';
import { readSnapshot, type Registry } from '../registry/registry';
import { listSnapshots } from '../registry/snapshots';
import type { StorePlace } from '../settings';
import { openStore } from '../store/open-store';
import { publish } from '../store/publish';
import { sweepStaging } from '../store/staging';
import type { Store } from '../store/store';
import { deploy, samplePage, shellBuild, writeBuild } from '../testing/sample-build';
import { dialects } from '../testing/s3/dialects';
import { type Fault, startFakeS3 } from '../testing/s3/fake-s3';
import { realServices } from '../testing/s3/real-s3';
import { tempDir } from '../testing/temp-dir';

/** Changes that are made in all, in each home. */
const changes = Number(process.env['REGISTRY_CHANGES'] ?? 100);
/** Processes that make them, each those of a name of its own. */
const processes = Number(process.env['REGISTRY_PROCESSES'] ?? 8);

/** Milliseconds; object storage lets the changes of one name come at a pace only. */
const limitMs = Math.max(300_000, 3_000 * changes);

const dir = tempDir();
const names = Array.from({ length: processes }, (_, index) => `mfe-${index}`);

const closing: (() => void)[] = [];
afterAll(() => closing.forEach((close) => close()));

const failures: Fault[] = ['lost', 'lost after', 'busy', 'lost after'];
let requests = 0;

/** Something goes wrong with each twentieth request. */
function failSometimes() {
  requests += 1;
  return requests % 20 === 0 ? (failures[(requests / 20) % failures.length] ?? null) : null;
}

const folder = join(dir, 'store');
const homes: [string, () => Promise<StorePlace>][] = [
  ['in a folder', async () => folder],
  [
    'in object storage',
    async () => {
      const dialect = { ...dialects.S3, pace: dialects.R2.pace };
      const fake = await startFakeS3({ dialect, faultOf: failSometimes, pageSize: 1000 });
      closing.push(fake.close);
      return fake.place;
    },
  ],
  ...realServices,
];

/** By name, the ids of two releases. */
async function publishAll(store: Store): Promise<Map<string, string[]>> {
  await deploy(store, 'local', { build: shellBuild });
  const pairs = names.map(async (name) => {
    const build = { name, prefixes: [`/${name}`], pages: [samplePage(`/${name}`)] };
    const ids = [1, 2].map(async (version) => {
      const files = { 'routes.js': `export const routes = [${version}];` };
      return (await publish(store, await writeBuild(dir, { build, files }))).id;
    });
    return [name, await Promise.all(ids)] as const;
  });
  return new Map(await Promise.all(pairs));
}

let promoter: string;
beforeAll(() => {
  const source = join(__dirname, '../testing/promoter.ts');
  const text = `import ${JSON.stringify(source)};`;
  promoter = bundleForTests({ name: 'promoter', text, folder: __dirname });
});

describe.each(homes)('a registry %s', (_, open) => {
  /** The registry after each change, as the process saw it that made the change. */
  const made: Registry[] = [];
  const running = new Map<string, ChildProcess>();
  afterAll(() => running.forEach((child) => child.kill('SIGKILL')));

  let place: StorePlace;
  let store: Store;
  let releases: Map<string, string[]>;
  beforeAll(async () => {
    place = await open();
    store = await openStore(place);
    releases = await publishAll(store);
  });

  function startPromoter(name: string) {
    const child = fork(promoter, [JSON.stringify(place), name, ...(releases.get(name) ?? [])]);
    child.on('message', (registry: Registry) => made.push(registry));
    running.set(name, child);
  }

  async function end(name: string) {
    const child = running.get(name);
    child?.kill('SIGKILL');
    if (child?.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }

  const untilMade = async (count: number) => {
    while (made.length < count) await sleep(5);
  };

  it(
    `keeps ${changes} changes of ${processes} processes that are killed and stopped meanwhile`,
    async () => {
      names.forEach(startPromoter);
      await untilMade(changes / 4);
      // A process that stands still in the middle of a change holds nobody up.
      running.get('mfe-0')?.kill('SIGSTOP');
      // Half of the others are killed.
      for (const name of names.slice(1, 1 + processes / 2)) {
        await untilMade(made.length + changes / 10);
        await end(name);
        startPromoter(name);
      }
      running.get('mfe-0')?.kill('SIGCONT');
      await untilMade(changes);
      await Promise.all(names.map(end));

      const versions = await listSnapshots(store, 'local');
      expect(versions).toEqual(versions.map((_version, index) => versions.length - index));
      const history = await Promise.all(
        versions.toReversed().map((version) => readSnapshot(store, 'local', version)),
      );
      for (const registry of made) expect(history[registry.version - 1]).toEqual(registry);
      // Each change stands on the one before: no entry of another name is lost or goes back.
      const others = history.flatMap(({ entries, change }, index) => {
        const before = Object.entries(history[index - 1]?.entries ?? {});
        const kept = before.filter(([name]) => !change.includes(` ${name} `));
        return kept.map(([name, entry]) => [entry, entries[name]]);
      });
      expect(others.map(([, after]) => after)).toEqual(others.map(([before]) => before));
    },
    limitMs,
  );
});

it('leaves no draft in a folder', async () => {
  await sweepStaging(folder, Date.now() + 2 * 3_600_000);
  expect(await readdir(join(folder, 'staging'))).toEqual([]);
});
