import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { printTable } from './table';

/** The most that a workspace's first screen may weigh, in bytes of brotli; scripts and styles. */
const budgets = {
  shell: 114_000,
  'mfe-marketing': 16_500,
  'mfe-auth': 16_500,
  'mfe-membership': 12_000,
  'mfe-billing': 25_000,
};

interface BuildRecord {
  entry: string;
  scripts: string[];
  styles: string[];
}

function firstScreenBytes(workspace: string): number {
  const dist = path.join(workspace, 'dist');
  const record: BuildRecord = JSON.parse(readFileSync(path.join(dist, 'build.json'), 'utf8'));
  const { entry, scripts, styles } = record;
  return [entry, ...scripts, ...styles]
    .map((file) => brotliCompressSync(readFileSync(path.join(dist, file))).length)
    .reduce((sum, bytes) => sum + bytes, 0);
}

const rows = Object.entries(budgets).map(([workspace, budget]) => {
  const bytes = firstScreenBytes(workspace);
  return { workspace, bytes, budget, verdict: bytes <= budget ? 'within' : 'OVER' };
});

printTable(rows);
process.exitCode = rows.some(({ verdict }) => verdict === 'OVER') ? 1 : 0;
