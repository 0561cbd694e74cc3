import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promote } from '../registry/registry';
import type { Build } from '../store/build';
import type { BuildPage } from '../store/build-page';
import type { Release } from '../store/release';
import { publish, type Store } from '../store/store';
import { documentFiles, sampleDocument } from './sample-document';

export interface Sample {
  build?: Partial<Build>;
  /** From path to content; they replace the sample's files of the same path. */
  files?: Record<string, string | Buffer>;
}

/** Text that compresses well, so that every coded form of it is stored. */
export const longScript = 'export const answer = 42;\n'.repeat(200);

/** A page that the browser renders and search engines leave out, unless `page` says otherwise. */
export const samplePage = (path: string, page: Partial<BuildPage> = {}): BuildPage => ({
  path,
  title: `${path} | CPal`,
  description: null,
  html: null,
  structuredData: null,
  scripts: [],
  styles: [],
  needs: [],
  ...page,
});

/** The record of a small remote, which answers `/auth`. */
export const sampleBuild = (build: Partial<Build> = {}): Build => ({
  name: 'mfe-auth',
  kind: 'remote',
  container: 'mfe_auth_1',
  prefixes: ['/auth'],
  entry: 'remoteEntry.js',
  scripts: ['routes.js'],
  styles: ['routes.css'],
  provides: {},
  needs: [],
  kit: 'kit-1',
  pages: [samplePage('/auth')],
  document: null,
  ...build,
});

/** The part of `build.json` in which a shell differs from the sample's remote. */
export const shellBuild: Partial<Build> = {
  name: 'shell',
  kind: 'shell',
  container: 'shell_1',
  prefixes: [],
  pages: [],
  document: sampleDocument,
};

/** Writes a small build such as a bundler makes, and gives its folder. */
export async function writeBuild(parent: string, { build = {}, files = {} }: Sample = {}) {
  const dist = join(parent, randomUUID(), 'dist');
  const whole = sampleBuild(build);
  const all: Record<string, string | Buffer> = {
    'build.json': JSON.stringify(whole),
    'remoteEntry.js': longScript,
    'routes.js': 'export const routes = [];',
    'routes.js.map': '{"version":3}',
    'routes.css': 'a{color:red}',
    ...(whole.document && documentFiles),
    ...files,
  };
  for (const [path, content] of Object.entries(all)) {
    await mkdir(dirname(join(dist, path)), { recursive: true });
    await writeFile(join(dist, path), content);
  }
  return dist;
}

/** Publishes a sample build and makes it current. */
export async function deploy(store: Store, environment: string, sample: Sample): Promise<Release> {
  const release = await publish(store, await writeBuild(join(store.dir, 'builds'), sample));
  await promote(store, environment, release.build.name, release.id);
  return release;
}
