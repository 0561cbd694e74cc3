import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { UserError } from '@cpal/server-kit/errors';
import { promote, rollBack } from '../registry/changes';
import { openStore } from '../store/open-store';
import { publish } from '../store/publish';
import type { Store } from '../store/store';
import { collectAll, getSampleVersion } from '../testing/collecting';
import { storeHomes } from '../testing/homes';
import { interleaved, getNumbers, stoppingAt } from '../testing/interleaved';
import { deploy, samplePage, shellBuild, writeBuild } from '../testing/sample-build';
import { tempDir } from '../testing/temp-dir';
import { examine } from '../upkeep/examine';

const dir = tempDir();
const environments = ['local', 'staging'] as const;
const names = ['mfe-auth', 'mfe-other'] as const;

/** Publishes a version of a front end, which shares most files with the others. */
async function publishOne(store: Store, name: string, version: number) {
  const build = { name, prefixes: [`/${name}`], pages: [samplePage(`/${name}`)] };
  return publish(store, await writeBuild(dir, { ...getSampleVersion(version), build }));
}

/** What is wrong with any environment. */
async function findIssues(store: Store): Promise<string[]> {
  const looks = environments.map((environment) => examine({ store, environment }));
  return (await Promise.all(looks)).flat().flatMap(({ fault }) => fault ?? []);
}

/** What is being collected, or was, is rejected; nothing has changed then. */
async function unlessRejected(work: Promise<unknown>) {
  await work.catch((error: unknown) => {
    if (
      !(error instanceof UserError) ||
      !/has no release|was withdrawn|is missing/.test(error.message)
    )
      throw error;
  });
}

/** Each home with a seed; a folder, where the steps cost the least, with more of them. */
const seeded = storeHomes(dir).flatMap(([home, open], index) =>
  (index === 0 ? [1, 2, 3, 4] : [4 + index]).map((seed) => ({ home, open, seed })),
);

/** A store in which both environments have a shell. */
async function shellIn(open: () => Promise<Store>): Promise<Store> {
  const store = await open();
  for (const environment of environments) await deploy(store, environment, { build: shellBuild });
  return store;
}

describe('one release next to it', () => {
  const environment = environments[0];
  let store: Store;
  beforeEach(async () => {
    store = await shellIn(() => openStore(join(dir, randomUUID())));
  });

  it('collects at each step of a publish and of a promotion', async () => {
    // What is about to be shared is garbage.
    await publishOne(store, names[0], 0);
    let collected = 0;
    const beside = stoppingAt(store, async (path) => {
      // The first step is the note that the rest is in use.
      if (path.startsWith('staging/')) return;
      await collectAll(store);
      collected += 1;
    });
    await publishOne(beside, names[0], 1);
    const { id } = await publishOne(store, names[0], 1);
    await promote({ store: beside, environment }, [{ name: names[0], id }]);
    expect(await findIssues(store)).toEqual([]);
    expect(collected).toBeGreaterThan(30);
  });

  /** A store in which something happens before one of the files is removed. */
  function atRemoval(turn: number, happen: () => Promise<unknown>) {
    let removals = 0;
    return stoppingAt(store, async (_path, step) => {
      if (step !== 'remove') return;
      removals += 1;
      if (removals === turn) await happen();
    });
  }

  it('collects what is released again before any of its files goes', async () => {
    let isDone = false;
    for (let turn = 1; !isDone; turn += 1) {
      const litter = await publishOne(store, names[0], turn);
      isDone = true;
      const interrupted = atRemoval(turn, async () => {
        isDone = false;
        const { id } = await publishOne(store, names[0], turn);
        await unlessRejected(promote({ store, environment }, [{ name: litter.build.name, id }]));
      });
      await collectAll(interrupted);
      expect(await findIssues(store)).toEqual([]);
    }
  });

  it('is ended before any file goes, and what is left can be released', async () => {
    let isDone = false;
    for (let turn = 1; !isDone; turn += 1) {
      await publishOne(store, names[0], turn);
      const killed = atRemoval(turn, () => Promise.reject(new Error('killed')));
      isDone = await collectAll(killed).then(
        () => true,
        () => false,
      );
      const { id } = await publishOne(store, names[0], turn);
      await promote({ store, environment: 'staging' }, [{ name: names[0], id }]);
      expect(await findIssues(store)).toEqual([]);
    }
    await collectAll(store);
    expect((await collectAll(store)).files).toEqual([]);
  });
});

describe.each(seeded)('much at the same time in a store $home, seed $seed,', ({ open, seed }) => {
  it('leaves nothing that is named without its files', async () => {
    const store = await shellIn(open);
    const choose = getNumbers(seed);
    const pick = <T>(all: readonly [T, ...T[]]): T => all[choose(all.length)] ?? all[0];

    /** One of the things that are done in a store, on it as it is given. */
    const someTask = (wave: number) => {
      const place = { environment: pick(environments) };
      const [name, kind] = [pick(names), choose(6)];
      const version = Math.max(0, wave - choose(2));
      return async (shared: Store) => {
        if (kind === 0) return collectAll(shared);
        if (kind === 1) return unlessRejected(rollBack({ ...place, store: shared }, name));
        const { id } = await publishOne(shared, name, version);
        if (kind === 2) return undefined;
        const isAgain = kind < 5;
        return unlessRejected(promote({ ...place, store: shared }, [{ name, id }], { isAgain }));
      };
    };
    for (let wave = 0; wave < 4; wave += 1) {
      for (const name of names) await publishOne(store, name, wave);
      const tasks = [collectAll, ...Array.from({ length: 4 }, () => someTask(wave))];
      await interleaved(store, choose, tasks);
      expect(await findIssues(store)).toEqual([]);
      expect(await store.list('staging')).toEqual([]);
    }
  });
});
