/** Numbers from 0 to 1 that follow from a seed: mulberry32, which is public domain. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

/** How many of some trials succeed that each do so with a probability. */
export function binomial(random: () => number, trials: number, probability: number): number {
  if (probability <= 0) return 0;
  // The distance from one success to the next is geometric.
  const step = Math.log1p(-probability);
  let successes = 0;
  for (let at = 0; ; successes += 1) {
    at += Math.floor(Math.log1p(-random()) / step) + 1;
    if (at > trials) return successes;
  }
}
