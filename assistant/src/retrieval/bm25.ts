/** Ranks documents by the words that they share with a query (Robertson and Zaragoza 2009). */
export interface Bm25 {
  /** How rare a stem is among the documents; 0 where none has it. */
  idf: (stem: string) => number;
  /** Score of one document for the stems of a query; each stem counts once. */
  score: (document: number, stems: ReadonlySet<string>) => number;
  has: (stem: string) => boolean;
}

const saturation = 1.2;
const lengthWeight = 0.6;

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
