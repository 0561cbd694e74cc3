import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@cpal/shared/deployment';
import { buildViteApp, plainDocument } from './vite-app';
import { type App, buildWebpackApp } from './webpack-app';

/** One way to build and send the same screens. */
export interface Form {
  name: string;
  /** Where its own files are, served below `/app/`. */
  folder: string;
  /** Makes its document of ours. */
  documentOf: (ours: string) => string;
  /** The script that a page of the registry begins with. */
  entry: string;
  /** Whether it can show pages that are not in the HTML. */
  hasScript: boolean;
}

const pageData = /(<script type="application\/json" id="page">)[^]*?(<\/script>)/;

const readPageOf = (ours: string): Page =>
  JSON.parse(pageData.exec(ours)?.[0].replaceAll(/<\/?script[^>]*>/g, '') ?? '');

const putPage = (document: string, page: Page) =>
  document.replace(
    pageData,
    (_all, open: string, close: string) => open + JSON.stringify(page) + close,
  );

/** What a page says where all remotes are in one app. */
function inOneApp(page: Page, start: Page['start'], hydrates: boolean): Page {
  const [entry = ''] = start.scripts;
  return { ...page, own: page.own && { ...page.own, entry, scripts: [] }, start, hydrates };
}

function styleElements({ folder }: App, styles: readonly string[]) {
  const elementOf = (url: string) => {
    const text = readFileSync(path.join(folder, path.basename(url)), 'utf8');
    return `<style data-href="${url}">${text}</style>`;
  };
  return styles.map(elementOf).join('\n');
}

/** A document of script alone, whose page says where that is. */
const rendered = (document: string, from: string) => (ours: string) =>
  putPage(document, inOneApp(readPageOf(ours), { when: 'now', scripts: [from], calls: [] }, false));

/**
 * Our HTML, with one app's scripts and styles in place of the shell's and the remote's.
 */
function behindOurs(app: App, ours: string): string {
  const page = readPageOf(ours);
  const { main, [page.own?.name ?? '']: remote } = app.groups;
  const filesOf = (kind: 'scripts' | 'styles') => [
    ...new Set([...(main?.[kind] ?? []), ...(remote?.[kind] ?? [])]),
  ];
  const scripts = filesOf('scripts');
  const hasLinks = ours.includes('rel="modulepreload"');
  const links = scripts.map((url) => `<link rel="modulepreload" href="${url}">`).join('\n');
  const start = { ...page.start, scripts };
  const document = putPage(ours, inOneApp(page, start, page.hydrates))
    .replaceAll(/<link rel="modulepreload"[^>]*>\n?/g, '')
    .replaceAll(/<style data-href="[^"]*">[^]*?<\/style>\n?/g, '');
  const own = styleElements(app, filesOf('styles')) + (hasLinks ? `\n${links}` : '');
  return document.replace('<link rel="icon"', () => `${own}\n<link rel="icon"`);
}

/** All forms but the federated one, which is the product itself. */
export async function buildForms(): Promise<Form[]> {
  const [app, vite] = [await buildWebpackApp(), await buildViteApp()];
  const { scripts = [], styles = [] } = app.groups.main ?? {};
  const [entry = ''] = scripts;
  const head = [
    ...styles.map((url) => `<link rel="stylesheet" href="${url}">`),
    `<script type="module" src="${entry}"></script>`,
  ].join('\n');
  return [
    {
      name: 'one webpack app',
      folder: app.folder,
      documentOf: rendered(plainDocument(head), entry),
      entry,
      hasScript: true,
    },
    {
      name: 'one app behind our HTML',
      folder: app.folder,
      documentOf: (ours) => behindOurs(app, ours),
      entry,
      hasScript: true,
    },
    {
      name: 'Vite',
      folder: vite.folder,
      documentOf: rendered(vite.document, '/app/'),
      entry: '/app/',
      hasScript: true,
    },
    {
      name: 'static twin',
      folder: app.folder,
      documentOf: (ours) =>
        ours
          .replaceAll(/<script[^]*?<\/script>\n?/g, '')
          .replaceAll(/<link rel="modulepreload"[^>]*>\n?/g, ''),
      entry: '',
      hasScript: false,
    },
  ];
}
