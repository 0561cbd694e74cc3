import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildWebpackApp } from './comparison/webpack-app';
import { printTable } from './table';

/**
 * What the first screen of each remote weighs in scripts, federated and as one webpack app, in bytes of
 * brotli: `node tools/run.js bench/app-bytes`, after a build. Nothing is loaded in a browser.
 */
interface BuildRecord {
  entry: string;
  scripts: string[];
  provides: Record<string, string[]>;
  needs: string[];
}

const weigh = (files: Iterable<string>) =>
  [...new Set(files)].reduce((sum, file) => sum + brotliCompressSync(readFileSync(file)).length, 0);

const recordOf = (name: string): BuildRecord =>
  JSON.parse(readFileSync(path.join(name, 'dist/build.json'), 'utf8'));

const filesOf = (name: string, files: readonly string[]) =>
  files.filter((file) => file.endsWith('.js')).map((file) => path.join(name, 'dist', file));

const shell = recordOf('shell');

function federatedFiles(name: string) {
  const { entry, scripts, needs } = recordOf(name);
  const shared = needs.flatMap((request) => shell.provides[request] ?? []);
  return [
    ...filesOf('shell', [shell.entry, ...shell.scripts, ...shared]),
    ...filesOf(name, [entry, ...scripts]),
  ];
}

const { folder, groups } = await buildWebpackApp();
const { main, ...remotes } = groups;
const rows = Object.entries(remotes)
  .filter(([name]) => name.startsWith('mfe-'))
  .map(([name, { scripts }]) => {
    const files = [...(main?.scripts ?? []), ...scripts];
    const app = weigh(files.map((file) => path.join(folder, path.basename(file))));
    const federated = weigh(federatedFiles(name));
    return {
      'first screen of': name,
      federated,
      'one app': app,
      ratio: (federated / app).toFixed(3),
    };
  });
printTable(rows);
