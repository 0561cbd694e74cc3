import { openStore, promote, publish, type Release } from '@cpal/delivery';
import { releasesPath } from '@cpal/shared/deployment';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { readSettings } from '../../../server/edge/src/env';
import { freePort } from '../../../tools/processes/free-port';
import { releasedParts } from '../../../tools/building/parts';
import { edgeFlags, launch, stopAll } from '../../../tools/processes/supervisor';
import { readWorkspaces } from '../../../tools/building/workspaces';
import { linkedCopy } from './linked-copy';
import { type Product, releasesRoot } from './product';
import { getDist } from './releases';

/** A site with a store of its own, to which a test releases more. */
export interface ReleasedSite {
  origin: string;
  storeDir: string;
  /** Releases one remote alone, as its team would, with a changed build. */
  release: (workspace: string, change: (dist: string) => void) => Promise<Release>;
  /** The release of the build as it is. */
  first: (workspace: string) => Promise<Release>;
  /** Waits until the site names a release: the edge takes up a changed registry by itself. */
  untilServed: (release: Pick<Release, 'id'>) => Promise<void>;
  dispose: () => Promise<void>;
}

/** A store in which all that is published is kept, but nothing is current. */
function copyStore(folder: string): string {
  const storeDir = path.join(folder, 'store');
  mkdirSync(storeDir);
  // What is published there already is not compressed again; what was current is left behind.
  for (const part of ['files', 'releases'].map((name) => path.join(releasesRoot, name)))
    if (existsSync(part)) linkedCopy(part, storeDir);
  return storeDir;
}

/**
 * Puts an edge server before a product that runs, with a store of its own in which the present builds
 * are current: calls go to that product (docs/testing.md).
 * @param settings of the edge server, on top of its own.
 */
export async function openReleasedSite(
  { port: productPort, sandboxOrigin }: Product,
  settings: Record<string, string> = { STRIPE_SCRIPT_URL: `${sandboxOrigin}/stripe.js` },
): Promise<ReleasedSite> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'cpal-releases-'));
  const storeDir = copyStore(folder);
  const place = { store: await openStore(storeDir), environment: 'local' };
  const port = String(await freePort());
  const origin = `http://localhost:${port}`;
  const environment = {
    PORT: port,
    PUBLIC_URL: origin,
    RELEASES_DIR: storeDir,
    API_ORIGINS: `http://127.0.0.1:${productPort}`,
    LOG_LEVEL: 'error',
    ...settings,
  };
  const parts = releasedParts(readWorkspaces());
  const built = await Promise.all(parts.map(({ name }) => publish(place.store, getDist(name))));
  const names = built.map(({ build, id }) => ({ name: build.name, id }));
  await promote(place, names, { options: readSettings(environment).page });
  const edge = await launch('edge server', 'server/edge/dist/server.js', environment, {
    flags: edgeFlags,
  });
  return {
    origin,
    storeDir,
    release: async (workspace, change) => {
      const dist = mkdtempSync(path.join(folder, 'dist-'));
      cpSync(getDist(workspace), dist, { recursive: true });
      change(dist);
      const published = await publish(place.store, dist);
      await promote(place, [{ name: workspace, id: published.id }]);
      return published;
    },
    first: (workspace) => publish(place.store, getDist(workspace)),
    untilServed: ({ id }) =>
      expect(async () => {
        expect(await (await fetch(`${origin}${releasesPath}`)).text()).toContain(id);
      }).toPass(),
    dispose: async () => {
      await stopAll([edge]);
      rmSync(folder, { recursive: true });
    },
  };
}
