import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RenderedMarkup, RenderedPage } from '@cpal/shared/prerender/rendered-page';
import { build } from 'esbuild';
import { mediaName } from '../assets';
import { loadForNode, type Sources } from './load-for-node';

/** What a screen that is loaded lazily is made of. */
interface LazyScreen {
  files: string[];
  /** The shared modules that it uses. */
  needs: string[];
}

/** What the bundler wrote into a `build.json`. */
interface BundleRecord {
  kind: 'remote' | 'shell';
  /** The screens that routes load lazily, by folder. */
  screens: Readonly<Record<string, LazyScreen>>;
}

/** What the shell's renderer gives: markup, and what its `build.json` says besides. */
interface RenderedShell {
  frames: (RenderedMarkup & { path: string })[];
  loading: string;
  notFound: string;
  /** Addresses, as a page names files of the release. */
  fonts: string[];
  head: object;
}

/** Writes a text to a file of the build and gives the file's name. */
type Write = (name: string, text: string) => string;

/**
 * Completes a front end's build: renders its public pages, or the shell's frame, to files next to its
 * scripts, and names them in its `build.json`.
 * @param frontEnd with the finished bundle in its `dist`.
 * @param kit the id of the shared sources whose markup is in the HTML of every front end.
 */
export async function prerender(frontEnd: Sources, kit: string): Promise<void> {
  const dist = path.join(frontEnd.folder, 'dist');
  const file = path.join(dist, 'build.json');
  const { screens, ...record }: BundleRecord = JSON.parse(readFileSync(file, 'utf8'));
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(dist, name)), { recursive: true });
    writeFileSync(path.join(dist, name), text);
    return name;
  };
  const isShell = record.kind === 'shell';
  const pages = isShell ? [] : await renderPages(frontEnd, screens, write);
  const document = isShell ? await renderDocument(frontEnd, dist, write) : null;
  writeFileSync(file, `${JSON.stringify({ ...record, kit, pages, document }, null, 2)}\n`);
}

/** A URL path as a file name: `/` is `index`, `*` is `any`. */
const fileName = (url: string) => (url === '*' ? 'any' : url.replace(/^\//, '') || 'index');

/** Writes markup to files and names them as a `build.json` does. */
const writeMarkup = (name: string, markup: RenderedMarkup | null, write: Write) => {
  const other = markup?.htmlWithoutWaitlist ?? null;
  return {
    html: markup && write(`${name}.html`, markup.html),
    htmlWithoutWaitlist: other === null ? null : write(`${name}.without-waitlist.html`, other),
  };
};

/** Renders a remote's pages to files and lists them as its `build.json` does. */
async function renderPages(frontEnd: Sources, screens: BundleRecord['screens'], write: Write) {
  // Only a remote with public pages has a pages.ts.
  const publicPages = existsSync(path.join(frontEnd.folder, 'src/pages.ts'))
    ? "import pages from './src/pages';"
    : 'const pages = {};';
  const { render } = await loadForNode<{ render: () => Promise<RenderedPage[]> }>(
    frontEnd,
    `import { renderRemote } from '@cpal/shared/prerender';
    import remote from './src/routes';
    ${publicPages}
    export const render = () => renderRemote(remote, pages);`,
  );
  return (await render()).map(({ path: url, markup, structuredData, screen, ...rest }) => {
    const lazy = screen === null ? { files: [], needs: [] } : screens[screen];
    if (lazy === undefined)
      throw new Error(`${url} loads no screen from src/screens/${screen}: name it in its handle.`);
    const data = structuredData.length === 0 ? null : JSON.stringify(structuredData);
    return {
      path: url,
      ...rest,
      ...writeMarkup(`pages/${fileName(url)}`, markup, write),
      structuredData: data === null ? null : write(`pages/${fileName(url)}.json`, data),
      scripts: lazy.files.filter((file) => file.endsWith('.js')),
      styles: lazy.files.filter((file) => file.endsWith('.css')),
      needs: lazy.needs,
    };
  });
}

/** Renders what every document is made of and lists it as the shell's `build.json` does. */
async function renderDocument(frontEnd: Sources, dist: string, write: Write) {
  const { renderShell } = await loadForNode<{ renderShell: () => Promise<RenderedShell> }>(
    frontEnd,
    "export { renderShell } from './src/prerender';",
  );
  const { frames, loading, notFound, fonts, head } = await renderShell();
  // Icons, the card of link previews and the web manifest.
  const identity = path.join(frontEnd.folder, 'src/identity/files');
  cpSync(identity, path.join(dist, 'identity'), { recursive: true });
  nameIcons(path.join(dist, 'identity'));
  return {
    ...head,
    boot: write('boot.js', await bootScript(frontEnd)),
    frames: frames.map(({ path: at, ...markup }) => ({
      path: at,
      ...writeMarkup(`frames/${fileName(at)}`, markup, write),
    })),
    loading: write('screens/loading.html', loading),
    notFound: write('screens/not-found.html', notFound),
    fonts: fonts.map((address) => path.posix.basename(address)),
  };
}

/** Gives the web manifest the names of its icons that the release store gives them. */
function nameIcons(folder: string) {
  const file = path.join(folder, 'site.webmanifest');
  const manifest = readFileSync(file, 'utf8').replaceAll(/(?<="src": ")[^"]+/g, (icon) =>
    mediaName(path.join(folder, icon)),
  );
  writeFileSync(file, manifest);
}

/** A script that runs before the shell's: it is inline in the page. */
async function bootScript({ folder }: Sources): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(folder, 'src/boot.ts')],
    bundle: true,
    write: false,
    platform: 'browser',
    format: 'iife',
    target: 'es2022',
    minify: true,
    tsconfigRaw: {},
    logLevel: 'warning',
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}
