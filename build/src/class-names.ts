import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lateStyleSheet } from './late-styles';
import { packageOf } from './packages';

const alphabet = 'abcdefghijklmnopqrstuvwxyz';

/** So many letters are the same for one of 12 million pairs of texts. */
const codeLength = 5;

/** A number in letters. */
const inLetters = (value: number): string =>
  (value < alphabet.length ? '' : inLetters(Math.floor(value / alphabet.length))) +
  alphabet.charAt(value % alphabet.length);

/** Letters that stand for a text. */
const codeOf = (text: string): string =>
  inLetters(createHash('sha256').update(text).digest().readUIntBE(0, 6)).slice(-codeLength);

/** What each code of this build stands for. */
const taken = new Map<string, string>();

/** @throws Error where the code of another text is the same. */
function ownCode(text: string): string {
  const code = codeOf(text);
  const other = taken.get(code) ?? text;
  if (other !== text)
    throw new Error(`Please rename one of these, whose code is ${code}: ${other}, ${text}`);
  taken.set(code, text);
  return code;
}

/** The names that a CSS module gives, in the order in which they stand there. */
export function namesIn(file: string): string[] {
  const text = readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
  const found = text.matchAll(/\.([a-z_][\w-]*)|@keyframes\s+([\w-]+)/gi);
  return [...new Set([...found].map(([, name, animation]) => name ?? animation ?? ''))];
}

/**
 * A CSS module's class as it stands in the browser, where all front ends meet, and releases of them
 * (decision 135). In a front end's own file the names count on from the file's code, which is another one as
 * soon as the file has other names. What several front ends share is styled by one and rendered by another, of another
 * day, so each name has a code that stays.
 * A late style sheet goes on after another, and has its codes.
 * @param file absolute.
 * @throws Error where the file has no such name, or where two would be the same.
 */
export function className(file: string, local: string): string {
  const { folder, name } = packageOf(path.dirname(file));
  const inFolder = path.relative(folder, file).replaceAll(path.sep, '/');
  const place = `${name}/${inFolder.replace(lateStyleSheet, '')}`;
  const names = namesIn(file);
  const index = names.indexOf(local);
  if (index < 0) throw new Error(`${place} has no name ${local}.`);
  const isOwn = existsSync(path.join(folder, 'webpack.config.js'));
  return isOwn
    ? ownCode(`${place} ${names.join(' ')}`) + inLetters(index)
    : ownCode(`${place} ${local}`);
}
