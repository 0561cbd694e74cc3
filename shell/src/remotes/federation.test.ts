import federation, { loadContainer } from './federation';
import { putFiles } from '../testing/files';

const { init, initContainerEntry, consumes } = federation.bundlerRuntime;

type Build = Parameters<typeof init>[0]['webpackRequire'];
type Offers = NonNullable<Build['federation']['initOptions']['shared']>;

/** What webpack and the federation plugin write into a build. */
const buildOf = (
  shared: Offers,
  uses: Build['consumesLoadingData']['moduleIdToConsumeDataMapping'] = {},
): Build => ({
  m: {},
  S: {},
  federation: { initOptions: { shared } },
  consumesLoadingData: { moduleIdToConsumeDataMapping: uses },
});

const react = { useState: () => 'state' };
const late = { send: () => 'sent' };
const getLate = jest.fn(async () => () => late);

/** A shell that provides a module at its start and one late. */
function openShell() {
  const shell = buildOf({
    react: [{ version: '19.3.1', get: () => () => react }],
    router: [{ version: '7.0.0', get: () => () => 'router' }],
    api: [{ version: '0.0.0', get: getLate }],
  });
  init({ webpackRequire: shell });
  return shell.S.default ?? {};
}

/** Loads a chunk of a remote that uses one shared module, as the remote's runtime does. */
function remoteUsing(shareKey: string, requiredVersion: string | false = false) {
  const build = buildOf({}, { 4: { shareKey, requiredVersion } });
  init({ webpackRequire: build });
  initContainerEntry({ webpackRequire: build, shareScope: openShell() });
  const installedModules = {};
  const load = async () => {
    const promises: Promise<unknown>[] = [];
    const chunkMapping = { 0: ['4'] };
    consumes({ webpackRequire: build, chunkId: 0, chunkMapping, installedModules, promises });
    await Promise.all(promises);
  };
  /** What the remote's code gets for the module's number. */
  const required = () => {
    const module = { exports: {} };
    build.m[4]?.(module);
    return module.exports;
  };
  return { load, required };
}

beforeEach(() => getLate.mockClear());

it('gives a remote the very module that the shell has', async () => {
  const { load, required } = remoteUsing('react');
  await load();
  expect(required()).toBe(react);
});

it('loads a late module once for all chunks of a remote', async () => {
  const { load, required } = remoteUsing('api');
  await Promise.all([load(), load()]);
  await load();
  expect(required()).toBe(late);
  expect(getLate).toHaveBeenCalledTimes(1);
});

it('loads a late module again where it could not be loaded', async () => {
  const { load, required } = remoteUsing('api');
  getLate.mockRejectedValueOnce(new Error('404'));
  await expect(load()).rejects.toThrow('404');
  await load();
  expect(required()).toBe(late);
});

it('shares no other version than the one that a remote was built for', async () => {
  await remoteUsing('router', '7.0.0').load();
  await expect(remoteUsing('router', '8.0.0').load()).rejects.toThrow(
    'The shell shares router 7.0.0, not 8.0.0.',
  );
});

it('says which module it does not share', async () => {
  await expect(remoteUsing('moment').load()).rejects.toThrow('The shell does not share moment.');
});

it('refuses an entry that is no container', async () => {
  putFiles(async () => ({ routes: [] }));
  await expect(loadContainer('/a.js')).rejects.toThrow('/a.js is no container.');
});
