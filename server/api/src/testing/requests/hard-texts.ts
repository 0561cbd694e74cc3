import * as fc from 'fast-check';

/** One of each kind that patterns tell apart. */
const kinds = ['a', 'A', '0', ' ', '\0', '.', '@', '/', '\ud800'];

/** What makes a text fail that matched so far. */
const spoilers = ['', '\n', '\0', '@', 'a'];

/** How far into a match a run begins, at most. */
const depth = 8;

const shortestFirst = (texts: readonly string[]) => texts.toSorted((a, b) => a.length - b.length);

/** Does work that throws and catches thousands of errors, whose stacks would be most of its time. */
function withoutStacks<T>(work: () => T): T {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return work();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** Texts that match, the shortest of many and one that is longer. */
function matches({ source, flags }: RegExp): string[] {
  // What the generator does not know, in words that it does; what must not follow is left out.
  const known = source
    .replaceAll(/\(\?<?!(?:[^()\\]|\\.)*\)/g, '')
    .replaceAll(/\(\?<?=/g, '(?:')
    .replaceAll('\\b', '')
    .replaceAll('\\0', '\\x00')
    .replaceAll('\\p{Surrogate}', '\\ud800');
  const texts = withoutStacks(() =>
    fc.sample(fc.stringMatching(new RegExp(known, flags.replaceAll(/[gi]/g, ''))), {
      seed: 1,
      numRuns: 40,
    }),
  );
  const sorted = [...new Set(shortestFirst(texts))];
  return [...sorted.slice(0, 2), ...sorted.slice(20, 21)];
}

interface HardText {
  before: string;
  /** What is repeated. */
  unit: string;
  after: string;
}

/**
 * The texts on which a pattern may try most: nearly a match, with a run of one or two characters
 * somewhere in it, and something at the end that spoils it.
 */
export function hardTexts(pattern: RegExp): HardText[] {
  return matches(pattern).flatMap((match) => {
    const signs = Array.from(match).slice(0, depth);
    const pairs = signs.slice(1).map((sign, index) => `${signs[index]}${sign}`);
    const units = [...new Set([...kinds, ...signs, ...pairs])];
    return [...signs, ''].flatMap((_sign, cut) => {
      const before = signs.slice(0, cut).join('');
      const rests = [...new Set([match.slice(before.length), ''])];
      const afters = rests.flatMap((rest) => spoilers.map((spoiler) => rest + spoiler));
      return units.flatMap((unit) => afters.map((after) => ({ before, unit, after })));
    });
  });
}

/** A hard text of about so many UTF-16 units. */
export const grown = ({ before, unit, after }: HardText, length: number) =>
  before + unit.repeat(Math.ceil(length / unit.length)) + after;
