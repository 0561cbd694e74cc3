import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readWorkspaces } from '../tools/workspaces';
import { printTable } from './table';

interface BuildRecord {
  entry: string;
  scripts: string[];
  styles: string[];
}

function firstScreen(workspace: string) {
  const dist = path.join(workspace, 'dist');
  const record: BuildRecord = JSON.parse(readFileSync(path.join(dist, 'build.json'), 'utf8'));
  const weigh = (files: readonly string[]) =>
    files
      .map((file) => brotliCompressSync(readFileSync(path.join(dist, file))).length)
      .reduce((sum, bytes) => sum + bytes, 0);
  return { scripts: weigh([record.entry, ...record.scripts]), styles: weigh(record.styles) };
}

const rows = readWorkspaces()
  .filter(({ isFrontEnd }) => isFrontEnd)
  .flatMap(({ name: workspace, budget = { scripts: 0, styles: 0 } }) => {
    const found = firstScreen(workspace);
    return (['scripts', 'styles'] as const).map((kind) => {
      const verdict = found[kind] <= budget[kind] ? 'within' : 'OVER';
      return { workspace, kind, bytes: found[kind], budget: budget[kind], verdict };
    });
  });

printTable(rows);
process.exitCode = rows.some(({ verdict }) => verdict === 'OVER') ? 1 : 0;
