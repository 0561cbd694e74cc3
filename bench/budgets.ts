import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { frontEndParts } from '../tools/parts';
import { readWorkspaces, type WidgetScripts } from '../tools/workspaces';
import { printTable } from './table';

interface BuildRecord {
  entry: string;
  scripts: string[];
  styles: string[];
}

const readDist = (workspace: string, file: string) =>
  readFileSync(path.join(workspace, 'dist', file));

function firstScreen(workspace: string) {
  const record: BuildRecord = JSON.parse(String(readDist(workspace, 'build.json')));
  const weigh = (files: readonly string[]) =>
    files
      .map((file) => brotliCompressSync(readDist(workspace, file)).length)
      .reduce((sum, bytes) => sum + bytes, 0);
  return { scripts: weigh([record.entry, ...record.scripts]), styles: weigh(record.styles) };
}

/** The most that what runs in pages of others may weigh, in bytes of gzip. */
const abroad = { loader: 3_072, entry: 20_480 };

const workspaces = readWorkspaces();

const firstScreens = frontEndParts(workspaces).flatMap(
  ({ name: workspace, budget = { scripts: 0, styles: 0 } }) => {
    const found = firstScreen(workspace);
    return (['scripts', 'styles'] as const).map((kind) => {
      const verdict = found[kind] <= budget[kind] ? 'within' : 'OVER';
      return { workspace, kind, bytes: found[kind], budget: budget[kind], verdict };
    });
  },
);

const scriptsAbroad = workspaces
  .filter(({ widget }) => widget !== undefined)
  .flatMap(({ name: workspace }) => {
    const record: WidgetScripts = JSON.parse(String(readDist(workspace, 'build.json')));
    return (['loader', 'entry'] as const).map((kind) => {
      const bytes = gzipSync(readDist(workspace, record[kind])).length;
      const verdict = bytes <= abroad[kind] ? 'within' : 'OVER';
      return { workspace, kind, bytes, budget: abroad[kind], verdict };
    });
  });

const rows = [...firstScreens, ...scriptsAbroad];
printTable(rows);
process.exitCode = rows.some(({ verdict }) => verdict === 'OVER') ? 1 : 0;
