import { publish } from '../store/publish';
import { getNamedReleases } from '../upkeep/kept';
import {
  deploy,
  deployWidget,
  offering,
  type Sample,
  samplePage,
  using,
  writeBuild,
} from '../testing/sample-build';
import { storeCopies } from '../testing/store-copies';
import { tempDir } from '../testing/temp-dir';
import { promote, rollBack, withdraw } from './changes';
import { readComposition } from './composition';
import type { Place } from './make-change';
import { findEntry, readRegistry } from './registry';

const dir = tempDir();
const name = 'mfe-auth';

const versionOf = (version: number): Sample => ({
  files: { 'routes.js': `export const routes = [${version}];` },
});

const billing: Sample = {
  build: { name: 'mfe-billing', prefixes: ['/pay'], pages: [samplePage('/pay')] },
};

const copyStore = storeCopies(dir, async (store) => {
  const shell = await deploy(store, 'local', offering(['Link']));
  const ids = [];
  for (const version of [1, 2]) ids.push((await deploy(store, 'local', versionOf(version))).id);
  return { ids, shell: shell.id };
});

/** A store in which two releases of a remote were promoted. */
async function openPlace(): Promise<Place & { ids: string[]; shell: string }> {
  return { ...(await copyStore()), environment: 'local' };
}

async function published({ store }: Place, sample: Sample = versionOf(3)) {
  const { build, id } = await publish(store, await writeBuild(dir, sample));
  return { name: build.name, id };
}

async function entryIn({ store, environment }: Place) {
  const entry = findEntry(await readRegistry(store, environment), name);
  const { current, canary, former = [], withdrawn } = entry ?? {};
  return {
    current: current?.id,
    canary: canary && [canary.pin.id, canary.percent],
    former: former.map(({ id }) => id),
    withdrawn,
  };
}

it('is next to the current release, which stays', async () => {
  const place = await openPlace();
  const [one, two] = place.ids;
  const three = await published(place);
  const { change, version } = await promote(place, [three], { percent: 5 });
  expect(change).toBe(`promote ${name} ${three.id} to 5 %`);
  const entry = { current: two, canary: [three.id, 5], former: [one], withdrawn: [] };
  expect(await entryIn(place)).toEqual(entry);
  expect((await promote(place, [three], { percent: 5 })).version).toBe(version);
});

it('changes its share, or gives way to another', async () => {
  const place = await openPlace();
  const [one = '', two] = place.ids;
  const three = await published(place);
  await promote(place, [three], { percent: 1 });
  await promote(place, [three], { percent: 0.5 });
  expect(await entryIn(place)).toMatchObject({ canary: [three.id, 0.5] });
  await promote(place, [{ name, id: one }], { percent: 25 });
  expect(await entryIn(place)).toMatchObject({ current: two, canary: [one, 25] });
});

describe('ends', () => {
  it('by becoming the current release', async () => {
    const place = await openPlace();
    const [one, two] = place.ids;
    const three = await published(place);
    await promote(place, [three], { percent: 5 });
    await promote(place, [three]);
    const entry = { current: three.id, canary: null, former: [two, one], withdrawn: [] };
    expect(await entryIn(place)).toEqual(entry);
  });

  it('where another release is promoted to all, and not where the current one is', async () => {
    const place = await openPlace();
    const [, two = ''] = place.ids;
    const three = await published(place);
    const four = await published(place, versionOf(4));
    await promote(place, [three], { percent: 5 });
    await promote(place, [{ name, id: two }]);
    expect(await entryIn(place)).toMatchObject({ canary: [three.id, 5] });
    await promote(place, [four]);
    expect(await entryIn(place)).toMatchObject({ current: four.id, canary: null, withdrawn: [] });
  });

  it.each<[string, (place: Place, id: string) => Promise<unknown>]>([
    ['a roll-back', (place) => rollBack(place, name)],
    ['a withdrawal', (place, id) => withdraw(place, { name, id })],
  ])('by %s, which leaves the current release', async (_name, end) => {
    const place = await openPlace();
    const [one, two] = place.ids;
    const three = await published(place);
    await promote(place, [three], { percent: 5 });
    await end(place, three.id);
    const entry = { current: two, canary: null, former: [one], withdrawn: [three.id] };
    expect(await entryIn(place)).toEqual(entry);
    const again = promote(place, [three], { percent: 5 });
    await expect(again).rejects.toThrow(`${three.id} was withdrawn from local`);
    await promote(place, [three], { percent: 5, isAgain: true });
    expect(await entryIn(place)).toMatchObject({ canary: [three.id, 5], withdrawn: [] });
  });

  it.each<[string, (place: Place, ids: string[]) => Promise<unknown>]>([
    ['is rolled back by name', (place, [one]) => rollBack(place, name, one)],
    ['is withdrawn', (place, [, two = '']) => withdraw(place, { name, id: two })],
  ])('where the current release %s', async (_name, change) => {
    const place = await openPlace();
    const [one, two] = place.ids;
    await promote(place, [await published(place)], { percent: 5 });
    await change(place, place.ids);
    const entry = { current: one, canary: null, former: [], withdrawn: [two] };
    expect(await entryIn(place)).toEqual(entry);
  });
});

describe('is rejected', () => {
  it('where there is nothing current next to it, or it is current itself', async () => {
    const place = await openPlace();
    const [, two = ''] = place.ids;
    const other = await published(place, billing);
    const alone = promote(place, [other], { percent: 5 });
    await expect(alone).rejects.toThrow('mfe-billing has no current release');
    const current = promote(place, [{ name, id: two }], { percent: 5 });
    await expect(current).rejects.toThrow(`${name} ${two} is current for all`);
  });

  it('of the shell and of the widget', async () => {
    const place = await openPlace();
    const shell = await published(place, offering(['Link', 'useHref']));
    const ofShell = promote(place, [shell], { percent: 5 });
    await expect(ofShell).rejects.toThrow('shell is no remote, so it has no canary');
    const widget = await deployWidget(place.store, 'local', 'one();');
    await deployWidget(place.store, 'local', 'two();');
    const ofWidget = promote(place, [{ name: 'widget', id: widget.id }], { percent: 5 });
    await expect(ofWidget).rejects.toThrow('widget is no remote, so it has no canary');
  });

  it('where it uses what the shell lacks, and rejects a shell that takes it away', async () => {
    const place = await openPlace();
    const unfit = promote(place, [await published(place, using(['useHref']))], { percent: 5 });
    await expect(unfit).rejects.toThrow('uses useHref of router, which shell');
    await promote(place, [await published(place, using(['Link']))], { percent: 5 });
    const without = deploy(place.store, 'local', offering([]));
    await expect(without).rejects.toThrow('uses Link of router, which shell');
  });

  it('where it answers a path of another remote', async () => {
    const place = await openPlace();
    await deploy(place.store, 'local', billing);
    const taking = await published(place, {
      build: { prefixes: ['/auth', '/pay'] },
    });
    const rejected = promote(place, [taking], { percent: 5 });
    await expect(rejected).rejects.toThrow('both answer /pay');
  });

  it.each([0, 100, -1, Number.NaN])('with a share of %s percent', async (percent) => {
    const place = await openPlace();
    const three = await published(place);
    await expect(promote(place, [three], { percent })).rejects.toThrow(
      'more than 0 and less than 100',
    );
    expect(await entryIn(place)).toMatchObject({ canary: null });
  });
});

it('falls back to the current release, and is no garbage', async () => {
  const place = await openPlace();
  const [, two] = place.ids;
  const three = await published(place);
  const registry = await promote(place, [three], { percent: 5 });
  const { remotes } = await readComposition(place.store, registry.entries);
  expect(remotes).toMatchObject([
    { current: { id: two }, canary: { release: { id: three.id }, percent: 5 } },
  ]);
  expect(getNamedReleases(registry)).toContainEqual({ ...three, isUsed: true });
});
