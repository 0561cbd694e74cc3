import { type Replayed } from './replay';
import { type Flaw, flaws } from './schema';

interface Share {
  all: number;
  mistaken: number;
}

const shareOf = (all: readonly Replayed[]): Share => ({
  all: all.length,
  mistaken: all.filter(({ isMistaken }) => isMistaken).length,
});

/** What replaying recorded answers comes to. */
export function figuresOf(replayed: readonly Replayed[]) {
  const right = replayed.filter(({ recorded }) => recorded.flaw === undefined);
  const shown = right.filter(({ isMistaken }) => !isMistaken);
  const located = shown.filter(({ recorded }) => recorded.from !== undefined);
  const wrong = replayed.filter(({ recorded }) => recorded.flaw !== undefined);
  const byFlaw: [Flaw, Share][] = flaws.map((flaw) => [
    flaw,
    shareOf(wrong.filter(({ recorded }) => recorded.flaw === flaw)),
  ]);
  return {
    right: shareOf(right),
    wrong: shareOf(wrong),
    byFlaw: new Map(byFlaw),
    /** Languages of questions, and those of them in which every right answer is shown. */
    languages: [...new Set(shown.map(({ recorded }) => recorded.lang))].toSorted(),
    cited: {
      all: located.length,
      mistaken: located.filter(
        ({ recorded, end }) =>
          !end.sources.some(({ quote }) => quote.includes(recorded.from ?? '')),
      ).length,
    },
    byCode: replayed.filter(({ isByCode }) => isByCode).length,
  };
}
