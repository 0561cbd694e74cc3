import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promote, setPageOptions } from '../registry/changes';
import { pageOptions } from './page-options';
import { toAddress } from '../store/address';
import type { PageBuild, WidgetBuild } from '../store/build/build';
import type { BuildPage } from '../store/build/build-page';
import { toIntegrity } from '../store/integrity';
import { isOfPages, type PageRelease, type Release } from '../store/release';
import { publish } from '../store/publish';
import type { Store } from '../store/store';
import { documentFiles, sampleDocument } from './sample-document';

export interface Sample {
  build?: Partial<PageBuild>;
  /** The script that the container loads for its routes; one with a route for each page unless given. */
  routes?: string;
  /** From path to content; they replace the sample's files of the same path. */
  files?: Record<string, string | Buffer>;
}

/** A container that asks a script next to it for its routes. It compresses well: every coded form is stored. */
const containerOf = (script: string) => `${'globalThis.answer = 42;\n'.repeat(200)}
export const init = () => undefined;
export const get = async () => {
  const routes = await cpalFiles.load(new URL('${script}', import.meta.url).href);
  return () => routes;
};
`;

/** How the script that the container asks is named: with its content's hash, as a bundler does. */
const namedByContent = (script: string) => toAddress('pages.js', toIntegrity(Buffer.from(script)));

/** The script that the container asks. */
const routesOf = (pages: readonly BuildPage[]) => {
  const routes = pages.map(({ path, title }) => ({ path, handle: { title, access: 'public' } }));
  return `export default ${JSON.stringify({ routes })};`;
};

/** A page that the browser renders and search engines leave out, unless `page` says otherwise. */
export const samplePage = (path: string, page: Partial<BuildPage> = {}): BuildPage => ({
  path,
  title: `${path} | CPal`,
  description: null,
  html: null,
  htmlWithoutWaitlist: null,
  structuredData: null,
  scripts: [],
  styles: [],
  needs: [],
  calls: [],
  ...page,
});

/** The record of a small remote, which answers `/auth`. */
export const sampleBuild = (build: Partial<PageBuild> = {}): PageBuild => ({
  name: 'mfe-auth',
  kind: 'remote',
  container: 'mfe_auth_1',
  prefixes: ['/auth'],
  entry: 'remoteEntry.js',
  scripts: ['routes.js'],
  styles: ['routes.css'],
  provides: {},
  needs: [],
  offers: {},
  uses: {},
  versions: {},
  kit: 'kit-1',
  pages: [samplePage('/auth')],
  document: null,
  ...build,
});

/** The sample's container. */
export const longScript = containerOf(namedByContent(routesOf(sampleBuild().pages)));

/** The part of `build.json` in which a shell differs from the sample's remote. */
export const shellBuild: Partial<PageBuild> = {
  name: 'shell',
  kind: 'shell',
  container: 'shell_1',
  prefixes: [],
  pages: [],
  document: sampleDocument,
};

/** A shell that provides these names of a shared module `router`. */
export const offering = (router: string[]): Sample => ({
  build: { ...shellBuild, offers: { router } },
});

/** A remote that uses these. */
export const using = (router: string[]): Sample => ({ build: { uses: { router } } });

/** Writes a small build such as a bundler makes, and gives its folder. */
export async function writeBuild(
  parent: string,
  { build = {}, files = {}, ...sample }: Sample = {},
) {
  const dist = join(parent, randomUUID(), 'dist');
  const whole = sampleBuild(build);
  const routes = sample.routes ?? routesOf(whole.pages);
  const all: Record<string, string | Buffer> = {
    'build.json': JSON.stringify(whole),
    'remoteEntry.js': containerOf(namedByContent(routes)),
    [namedByContent(routes)]: routes,
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

/** Publishes what `write` makes in a folder of its own, and makes it current. */
async function release(
  store: Store,
  environment: string,
  write: (folder: string) => Promise<string>,
): Promise<Release> {
  const folder = await mkdtemp(join(tmpdir(), 'cpal-build-'));
  try {
    const published = await publish(store, await write(folder));
    await promote({ store, environment }, [{ name: published.build.name, id: published.id }]);
    return published;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Publishes a sample build and makes it current, in an environment that composes pages. */
export async function deploy(
  store: Store,
  environment: string,
  sample: Sample,
): Promise<PageRelease> {
  await setPageOptions({ store, environment }, pageOptions);
  return deployUncomposed(store, environment, sample);
}

/** Does the same, and sets no page options: where none were set before, no page is composed. */
export async function deployUncomposed(
  store: Store,
  environment: string,
  sample: Sample,
): Promise<PageRelease> {
  const published = await release(store, environment, (folder) => writeBuild(folder, sample));
  if (!isOfPages(published)) throw new Error('A sample build is one of pages.');
  return published;
}

/** What a sample widget says of itself. */
export const widgetBuild: WidgetBuild = {
  name: 'widget',
  kind: 'widget',
  loader: 'loader.js',
  entry: 'panel.1.js',
};

/** Publishes a widget with this loader and makes it current. */
export async function deployWidget(
  store: Store,
  environment: string,
  loader: string,
  { name }: Pick<WidgetBuild, 'name'> = widgetBuild,
) {
  return release(store, environment, async (dist) => {
    await writeFile(join(dist, 'build.json'), JSON.stringify({ ...widgetBuild, name }));
    await writeFile(join(dist, widgetBuild.loader), loader);
    await writeFile(join(dist, widgetBuild.entry), 'export const open = () => undefined;');
    return dist;
  });
}
