import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' });

/**
 * The id of the files that a result depends on, of those that git knows or would add: 64 hexadecimal
 * characters. Files of the root count always, documents only where nothing is named.
 * @param inputs paths from the root, as git's patterns; without them all files.
 */
export function idOfInputs(inputs?: readonly string[]): string {
  const patterns = inputs === undefined ? ['.'] : [...inputs, ':(glob)*', ':!*.md'];
  const listed = git('ls-files', '-co', '-z', '--exclude-standard', '--', ...patterns);
  const hash = createHash('sha256').update(process.version);
  for (const file of [...new Set(listed.split('\0'))].toSorted())
    if (file !== '' && existsSync(file)) hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

/** Which checks have passed with which inputs, kept in a file. */
export class PassedChecks {
  readonly #file: string;

  constructor(file = 'node_modules/.cache/passed-checks.json') {
    this.#file = file;
  }

  #read(): Record<string, string> {
    return existsSync(this.#file) ? JSON.parse(readFileSync(this.#file, 'utf8')) : {};
  }

  has(name: string, id: string): boolean {
    return this.#read()[name] === id;
  }

  add(name: string, id: string): void {
    mkdirSync(path.dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify({ ...this.#read(), [name]: id }));
  }
}
