import { fold } from '../language/fold';
import type { Language } from '../language/languages';

/**
 * The expression that finds any of some patterns of a pack in folded text; null without patterns. In a
 * pattern `*` behind a letter stands for the rest of the word and `~` for some words between; else it is as
 * in expressions. Accents may be written.
 */
export function compilePatterns(patterns: readonly string[], language: Language): RegExp | null {
  if (patterns.length === 0) return null;
  const any = patterns.map(expanded).join('|');
  // Japanese has no blanks between words.
  const isBounded = language !== 'ja';
  return new RegExp(isBounded ? `(?<!\\p{L})(?:${any})(?!\\p{L})` : any, 'u');
}

/** Whether a pattern can be compiled. */
export function isPattern(pattern: string): boolean {
  try {
    return new RegExp(expanded(pattern), 'u').source !== '';
  } catch {
    return false;
  }
}

const expanded = (pattern: string) =>
  fold(pattern)
    .replaceAll(/(?<=\p{L})\*/gu, '\\p{L}*')
    .replaceAll('~', '.{0,40}?');
