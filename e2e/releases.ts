import { openStore, promote, publish, type Release } from '@cpal/delivery';
import { releasesPath } from '@cpal/shared/deployment';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { linkedCopy } from './linked-copy';
import { createProduct, type Product, releasesRoot } from './product';

/** The entry of a remote's build. */
export const entryOf = (dist: string) => path.join(dist, 'remoteEntry.js');

/** What a build says of itself. */
export const recordOf = (dist: string) => path.join(dist, 'build.json');

/** The build of a workspace, as it is. */
export const distOf = (workspace: string) =>
  path.join(import.meta.dirname, '..', workspace, 'dist');

/** Rewrites a file of a build. */
export const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(file, change(readFileSync(file, 'utf8')));

/** A file's hash, as its address has it. */
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** The names of the files of a build that have one of these endings. */
const filesIn = (dist: string, ending: RegExp) =>
  readdirSync(dist).filter((file) => ending.test(file));

/** The first file of a build whose name has the hash of another content. */
const misnamed = (dist: string) =>
  filesIn(dist, /\.[\w-]{43}\.(js|css)$/).find(
    (file) => !file.includes(hashOf(readFileSync(path.join(dist, file), 'utf8'))),
  );

/** Changes scripts and style sheets of a build as a bundler would: their names change with them. */
export function changeFiles(dist: string, change: (text: string) => string): void {
  for (const file of filesIn(dist, /\.(js|css)$/)) edit(path.join(dist, file), change);
  for (let file = misnamed(dist); file !== undefined; file = misnamed(dist)) {
    const [, from = ''] = /\.([\w-]{43})\./.exec(file) ?? [];
    const to = hashOf(readFileSync(path.join(dist, file), 'utf8'));
    renameSync(path.join(dist, file), path.join(dist, file.replace(from, to)));
    for (const one of filesIn(dist, /\.(js|css|json)$/))
      edit(path.join(dist, one), (text) => text.replaceAll(from, to));
  }
}

/** A running product with a store of its own, to which a test releases more. */
export interface ReleasedProduct {
  product: Product;
  storeDir: string;
  /** Releases one remote alone, as its team would, with a changed build. */
  release: (workspace: string, change: (dist: string) => void) => Promise<Release>;
  /** The release of the build as it is. */
  first: (workspace: string) => Promise<Release>;
  /** Waits until the site names a release: the edge takes up a changed registry by itself. */
  untilServed: (release: Pick<Release, 'id'>) => Promise<void>;
  dispose: () => Promise<void>;
}

/** Starts such a product, with these settings on top of its own. */
export async function startReleasedProduct(
  settings: Record<string, string> = {},
): Promise<ReleasedProduct> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'cpal-releases-'));
  const storeDir = path.join(folder, 'store');
  mkdirSync(storeDir);
  // What is published there already is not compressed again; what was current is left behind.
  for (const part of ['files', 'releases'].map((name) => path.join(releasesRoot, name)))
    if (existsSync(part)) linkedCopy(part, storeDir);
  const product = await createProduct({ RELEASES_DIR: storeDir, ...settings });
  await product.start();
  return {
    product,
    storeDir,
    release: async (workspace, change) => {
      const dist = mkdtempSync(path.join(folder, 'dist-'));
      cpSync(distOf(workspace), dist, { recursive: true });
      change(dist);
      const store = await openStore(storeDir);
      const published = await publish(store, dist);
      const { id } = published;
      await promote({ store, environment: 'local' }, [{ name: workspace, id }]);
      return published;
    },
    first: async (workspace) => publish(await openStore(storeDir), distOf(workspace)),
    untilServed: ({ id }) =>
      expect(async () => {
        expect(await (await fetch(`${product.origin}${releasesPath}`)).text()).toContain(id);
      }).toPass(),
    dispose: async () => {
      await product.dispose();
      rmSync(folder, { recursive: true });
    },
  };
}
