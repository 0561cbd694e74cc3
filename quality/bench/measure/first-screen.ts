import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** What a build says of itself, as far as its weight goes. */
interface BuildRecord {
  entry: string;
  scripts: string[];
  styles: string[];
  provides: Record<string, string[]>;
  needs: string[];
}

const recordOf = (name: string): BuildRecord =>
  JSON.parse(readFileSync(path.join(name, 'dist/build.json'), 'utf8'));

const contentHash = /(?<![\w-])[\w-]{43}(?![\w-])/g;

/** A file with its content hashes numbered: how well a hash compresses is chance, and would make the weight a draw. */
function withNumberedHashes(file: string): string {
  const numbers = new Map<string, number>();
  return readFileSync(file, 'utf8').replace(contentHash, (found) => {
    const number = numbers.get(found) ?? numbers.size;
    numbers.set(found, number);
    return createHash('sha256').update(String(number)).digest('base64url');
  });
}

/** Bytes of brotli, each file by itself. */
export const weigh = (files: Iterable<string>) =>
  [...new Set(files)].reduce(
    (sum, file) => sum + brotliCompressSync(withNumberedHashes(file)).length,
    0,
  );

/** The files of a front end's own that its first screen loads. */
export function ownFiles(name: string): Record<'scripts' | 'styles', string[]> {
  const { entry, scripts, styles } = recordOf(name);
  const inBuild = (files: readonly string[]) => files.map((file) => path.join(name, 'dist', file));
  return { scripts: inBuild([entry, ...scripts]), styles: inBuild(styles) };
}

/** All scripts that the first screen of a remote loads, those of the shell among them. */
export function scriptsWithShell(name: string): string[] {
  const { provides } = recordOf('shell');
  const lent = recordOf(name).needs.flatMap((request) => provides[request] ?? []);
  return [
    ...ownFiles('shell').scripts,
    ...lent.filter((file) => file.endsWith('.js')).map((file) => path.join('shell/dist', file)),
    ...ownFiles(name).scripts,
  ];
}
