import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.join(__dirname, '../..');

/** One file in a tree of its own. */
export interface Example {
  tree: string;
  file: string;
  code: string;
}

interface Findings {
  number_of_files: number;
  diagnostics: { code: string; message: string; help?: string; filename: string }[];
}

/** The linter's settings, as they hold in any folder. */
function settings(): string {
  const own = readFileSync(path.join(root, '.oxlintrc.json'), 'utf8');
  return own.replace('"./tools/lint/', `"${root}/tools/lint/`);
}

/** Lints each example by the repository's rules. Gives rule, error and advice, by tree. */
export function lintExamples(examples: readonly Example[]): ReadonlyMap<string, string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'cpal-rules-'));
  for (const [index, { file, code }] of examples.entries()) {
    const target = path.join(folder, String(index), file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, `${code}\n`);
    writeFileSync(path.join(folder, `${index}/.oxlintrc.json`), settings());
  }
  const oxlint = path.join(root, 'node_modules/.bin/oxlint');
  const run = spawnSync(oxlint, ['--format=json', '.'], { cwd: folder, encoding: 'utf8' });
  const { number_of_files: looked, diagnostics }: Findings = JSON.parse(run.stdout);
  if (looked !== examples.length) throw new Error(`The linter looked at ${looked} files.`);
  const said = new Map<string, string>();
  for (const { code, message, help = '', filename } of diagnostics) {
    const tree = examples[Number.parseInt(filename, 10)]?.tree ?? '';
    said.set(tree, `${said.get(tree) ?? ''}${code}: ${message} ${help}\n`);
  }
  rmSync(folder, { recursive: true });
  return said;
}
