import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const weekMs = 7 * 86_400_000;
const tolerated = 2;

/** Which files of tests needed a second try, and when: one line each in a file. */
export class SecondTries {
  readonly #file: string;

  constructor(file = 'node_modules/.cache/second-tries.log') {
    this.#file = file;
  }

  /** Takes note of files that passed with a second try only. */
  add(files: readonly string[], now = Date.now()): void {
    mkdirSync(path.dirname(this.#file), { recursive: true });
    appendFileSync(this.#file, files.map((file) => `${now} ${file}\n`).join(''));
  }

  /** Those of some files that needed one for the third time or more within a week. */
  tooOften(files: readonly string[], now = Date.now()): string[] {
    const lines = existsSync(this.#file) ? readFileSync(this.#file, 'utf8').split('\n') : [];
    const recent = lines
      .map((line) => line.split(' '))
      .filter(([time]) => Number(time) > now - weekMs)
      .map(([, file]) => file);
    return files.filter((file) => recent.filter((one) => one === file).length > tolerated);
  }
}
