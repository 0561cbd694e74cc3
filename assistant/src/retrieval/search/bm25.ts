/** Ranks documents by the words that they share with a query (Robertson and Zaragoza 2009). */
export interface Bm25 {
  /** How rare a stem is among the documents; 0 where none has it. */
  idf: (stem: string) => number;
  /** Score of one document for the stems of a query; each stem counts once. */
  score: (document: number, stems: ReadonlySet<string>) => number;
  has: (stem: string) => boolean;
  /** The stem of the documents that begins most like one that none has; null where none does. */
  alike: (stem: string) => string | null;
}

const saturation = 1.2;
const lengthWeight = 0.6;

const shortest = 5;
const longestEnd = 4;

/**
 * Forms of a verb differ more than a stemmer knows: "zagęścić" and "zagęść". They share their first
 * letters, five at least and all but two of the shorter one.
 */
function mostAlike(stem: string, known: Iterable<string>): string | null {
  if (stem.length < shortest) return null;
  const start = stem.slice(0, shortest);
  let best: string | null = null;
  let most = 0;
  for (const other of known) {
    if (!other.startsWith(start) || Math.abs(other.length - stem.length) > longestEnd) continue;
    let shared = shortest;
    while (shared < stem.length && stem[shared] === other[shared]) shared += 1;
    if (shared < Math.min(stem.length, other.length) - 2 || shared <= most) continue;
    [best, most] = [other, shared];
  }
  return best;
}

/** Builds the index of documents given as their stems. */
export function indexOf(documents: readonly (readonly string[])[]): Bm25 {
  const counts = documents.map((stems) => {
    const count = new Map<string, number>();
    for (const stem of stems) count.set(stem, (count.get(stem) ?? 0) + 1);
    return count;
  });
  const inDocuments = new Map<string, number>();
  for (const count of counts) {
    for (const stem of count.keys()) inDocuments.set(stem, (inDocuments.get(stem) ?? 0) + 1);
  }
  const total = documents.length;
  const length = documents.reduce((sum, stems) => sum + stems.length, 0) / Math.max(total, 1);
  const idf = (stem: string) => {
    const n = inDocuments.get(stem);
    return n === undefined ? 0 : Math.log(1 + (total - n + 0.5) / (n + 0.5));
  };
  return {
    idf,
    has: (stem) => inDocuments.has(stem),
    alike: (stem) => mostAlike(stem, inDocuments.keys()),
    score: (document, stems) => {
      const count = counts[document];
      if (count === undefined) return 0;
      const size = (documents[document]?.length ?? 0) / Math.max(length, 1);
      const norm = saturation * (1 - lengthWeight + lengthWeight * size);
      let score = 0;
      for (const stem of stems) {
        const n = count.get(stem);
        if (n !== undefined) score += (idf(stem) * n * (saturation + 1)) / (n + norm);
      }
      return score;
    },
  };
}
