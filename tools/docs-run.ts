import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePorts } from '../quality/e2e/site/product';
import { copyRepository } from '../quality/e2e/site/repository-copy';
import { hasCommands, toShellScript } from './checks/docs-script';

/**
 * Runs every `sh` block of the documents, or of those that are named, in a copy of the repository:
 * `node tools/run.js tools/docs-run [docs/releasing.md …]`. Each document has a shell, data and a
 * release store of its own; a server that it starts ends with it. Ends with 1 where a command fails.
 */
const [, , , ...named] = process.argv;
const listed = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' }).split('\n');
const documents = named.length > 0 ? named : listed.filter((file) => file !== '');

const copy = copyRepository();
const failed: string[] = [];
try {
  for (const document of documents) {
    const text = readFileSync(document, 'utf8');
    if (!hasCommands(text)) continue;
    const home = mkdtempSync(path.join(os.tmpdir(), 'cpal-docs-'));
    const port = await freePorts();
    const script = toShellScript(text, { log: path.join(home, 'log'), port });
    console.log(`\n── ${document}`);
    const env = { ...process.env, PORT: String(port), TMPDIR: home };
    const { status } = spawnSync('bash', ['-c', script], {
      cwd: copy.folder,
      env,
      stdio: 'inherit',
    });
    if (status !== 0) failed.push(document);
    for (const made of ['.data', '.releases'])
      rmSync(path.join(copy.folder, made), { recursive: true, force: true });
    rmSync(home, { recursive: true });
    // What one document has changed is not there for the next.
    copy.restore();
  }
} finally {
  copy.dispose();
}
console.log(
  failed.length === 0 ? '\nEvery command runs.' : `\nCommands fail in ${failed.join(', ')}.`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
