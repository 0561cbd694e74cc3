import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { printTable } from './table';

/** The most that a workspace's first screen may weigh, in bytes of brotli. */
const budgets = {
  shell: { scripts: 112_000, styles: 4_000 },
  'mfe-marketing': { scripts: 15_000, styles: 10_000 },
  'mfe-auth': { scripts: 11_550, styles: 750 },
  'mfe-membership': { scripts: 10_500, styles: 1_500 },
  'mfe-billing': { scripts: 15_000, styles: 3_000 },
};

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

const rows = Object.entries(budgets).flatMap(([workspace, budget]) => {
  const found = firstScreen(workspace);
  return (['scripts', 'styles'] as const).map((kind) => {
    const verdict = found[kind] <= budget[kind] ? 'within' : 'OVER';
    return { workspace, kind, bytes: found[kind], budget: budget[kind], verdict };
  });
});

printTable(rows);
process.exitCode = rows.some(({ verdict }) => verdict === 'OVER') ? 1 : 0;
