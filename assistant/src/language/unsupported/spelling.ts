/** How often runs of letters come in the words of a language. */
interface Model {
  counts: ReadonlyMap<string, number>;
  letters: number;
}

/** Each letter with the two before it; blanks stand for the ends of the word. */
const runLength = 3;
const maxLetters = 30;

function runsIn(word: string): string[] {
  const padded = `  ${word.slice(0, maxLetters)} `;
  return Array.from({ length: padded.length - runLength + 1 }, (_, at) =>
    padded.slice(at, at + runLength),
  );
}

/** Keys of the counts: a run's letters that count, with a dot for each that is left open. */
const keysOf = (run: string) => ({
  triple: run,
  beforeTriple: `${run.slice(0, 2)}.`,
  pair: `.${run.slice(1)}`,
  beforePair: `.${run.slice(1, 2)}.`,
  single: `..${run.slice(2)}`,
});

function learn(words: Iterable<string>): Model {
  const counts = new Map<string, number>();
  let letters = 0;
  for (const word of new Set(words)) {
    for (const run of runsIn(word)) {
      for (const key of Object.values(keysOf(run))) counts.set(key, (counts.get(key) ?? 0) + 1);
      letters++;
    }
  }
  return { counts, letters };
}

/** What a shorter run counts beside a longer one, as so many observations of it. */
const smoothing = 4;
/** Letters that a language may have beside those seen. */
const alphabet = 30;

function logLikelihood(runs: readonly ReturnType<typeof keysOf>[], { counts, letters }: Model) {
  const count = (key: string) => counts.get(key) ?? 0;
  return runs.reduce((sum, run) => {
    const single = (count(run.single) + 0.5) / (letters + alphabet);
    const pair = (count(run.pair) + smoothing * single) / (count(run.beforePair) + smoothing);
    const triple = (count(run.triple) + smoothing * pair) / (count(run.beforeTriple) + smoothing);
    return sum + Math.log(triple);
  }, 0);
}

/**
 * Learns how the words of several languages are spelled.
 * @returns a function that gives how likely a word is of each language; the shares add up to 1.
 */
export function learnSpelling(
  lists: Iterable<readonly [string, Iterable<string>]>,
): (word: string) => ReadonlyMap<string, number> {
  const models = [...lists].map(([tag, words]) => [tag, learn(words)] as const);
  return (word) => {
    const runs = runsIn(word).map(keysOf);
    const scores = models.map(([tag, model]) => [tag, logLikelihood(runs, model)] as const);
    const best = Math.max(...scores.map(([, score]) => score));
    const shares = scores.map(([tag, score]) => [tag, Math.exp(score - best)] as const);
    const total = shares.reduce((sum, [, share]) => sum + share, 0);
    return new Map(shares.map(([tag, share]) => [tag, share / total]));
  };
}
