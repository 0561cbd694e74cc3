import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openStore, prepare, promote, publish, setPageOptions } from '@cpal/delivery';
import { changeFiles } from '../../e2e/site/releases';
import { readSettings } from '../../../server/edge/src/env';
import { edgeFlags, launch, stopAll } from '../../../tools/processes/supervisor';
import { readWorkspaces } from '../../../tools/building/workspaces';

/** The environment that everything is promoted to. */
const environment = 'local';

/**
 * Builds all front ends, releases them into a store of its own, and serves it with the edge alone.
 * @param more how many further remotes it has, each a copy of `mfe-auth` with other paths.
 */
export async function openSite(more = 0) {
  execFileSync(process.execPath, ['tools/run.js', 'tools/build'], { stdio: 'inherit' });
  const folder = mkdtempSync(path.join(os.tmpdir(), 'cpal-site-'));
  const place = { store: await openStore(path.join(folder, 'store')), environment };

  /**
   * Publishes a copy of a front end's build, changed by its record's text, as `cpal publish` does.
   * @param changeScript changes its scripts too.
   */
  async function publishCopy(
    name: string,
    change: (record: string) => string,
    changeScript?: (script: string) => string,
  ) {
    const dist = mkdtempSync(path.join(folder, 'dist-'));
    cpSync(path.join(name, 'dist'), dist, { recursive: true });
    if (changeScript) changeFiles(dist, changeScript);
    const record = path.join(dist, 'build.json');
    writeFileSync(record, change(readFileSync(record, 'utf8')));
    const { id, build } = await publish(place.store, dist);
    await prepare(place.store, { name: build.name, id });
    return { id, name: build.name };
  }

  const settings = {
    PORT: '0',
    RELEASES_DIR: place.store.location,
    ENVIRONMENT: environment,
    LOG_LEVEL: 'warn',
  };
  await setPageOptions(place, readSettings(settings).page);
  const names = readWorkspaces()
    .filter(({ isFrontEnd, isTemplate = false }) => isFrontEnd && !isTemplate)
    .map(({ name }) => name);
  const copies = Array.from({ length: more }, (_, index) => index);
  const all = await Promise.all([
    ...names.map((name) => publishCopy(name, (record) => record)),
    ...copies.map((index) => publishCopy('mfe-auth', copyOf(index), copyOf(index))),
  ]);
  await promote(place, all);
  const edge = await launch('edge server', 'server/edge/dist/server.js', settings, {
    flags: edgeFlags,
  });

  return {
    place,
    settings,
    /** Of the front ends. */
    names,
    /** The edge's process. */
    pid: edge.process.pid ?? 0,
    /** Publishes a front end with another container's name. */
    publishNext: (name: string, mark: string) =>
      publishCopy(name, (record) => record.replace(/("container": "\w+)"/, `$1_${mark}"`)),
    /** The paths of a front end's own pages. */
    pathsOf: (name: string): string[] => {
      const build = JSON.parse(readFileSync(path.join(name, 'dist/build.json'), 'utf8'));
      return build.pages.map((page: { path: string }) => page.path);
    },
    textOf: async (page: string) => (await fetch(`http://127.0.0.1:${edge.port}${page}`)).text(),
    close: async () => {
      await stopAll([edge]);
      rmSync(folder, { recursive: true });
    },
  };
}

/** A change that gives a remote's record, or a script of it, another name and other paths. */
function copyOf(index: number) {
  return (text: string) =>
    text
      .replaceAll('mfe-auth', `mfe-copy-${index}`)
      .replaceAll('mfe_auth', `mfe_copy_${index}`)
      .replaceAll('/auth', `/copy-${index}`);
}
