import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { federated } from '@cpal/build';
import { build } from 'vite';
import { entry, replacements, workFolder } from './sources';

/** The page of an app that is rendered by script alone; `page` is put in when it is served. */
export const plainDocument = (head: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>CPal</title>
<script type="application/json" id="page"></script>
<script>globalThis.cpalFiles = { fetch: () => Promise.resolve(), load: (url) => import(url), integrityOf: () => '' }</script>
${head}</head><body><div id="root"></div></body></html>
`;

/** The production files of packages, as the shell's configuration names them. */
function packageFiles() {
  const { alias = {} } = federated(path.resolve('shell'))().resolve ?? {};
  return Object.entries(alias).flatMap(([name, replacement]) =>
    name.endsWith('$') && typeof replacement === 'string'
      ? [{ find: new RegExp(`^${name}`), replacement }]
      : [],
  );
}

/** Builds the front ends' sources as a Vite app. @returns its folder and its document. */
export async function buildViteApp() {
  const root = path.join(workFolder, 'vite-sources');
  const outDir = path.join(workFolder, 'vite');
  mkdirSync(root, { recursive: true });
  writeFileSync(path.join(root, 'entry.js'), `import ${JSON.stringify(entry)};\n`);
  const script = '<script type="module" src="./entry.js"></script>';
  writeFileSync(path.join(root, 'index.html'), plainDocument(script));
  const modules = replacements().map(([find, replacement]) => ({ find, replacement }));
  await build({
    root,
    base: '/app/',
    configFile: false,
    logLevel: 'error',
    resolve: { alias: [...modules, ...packageFiles()] },
    build: { outDir, emptyOutDir: true, target: 'es2022' },
  });
  return { folder: outDir, document: readFileSync(path.join(outDir, 'index.html'), 'utf8') };
}
