/** What is summed of questions, by owner and day. */
export const noSums = {
  questions: 0,
  visitors: 0,
  unanswered: 0,
  general: 0,
  helpful: 0,
  unhelpful: 0,
};

export type Sums = typeof noSums;

/** What is summed of a blog or a post besides. */
export interface PlaceSums extends Sums {
  conversations: number;
  /** By hour of the day: 24 numbers. */
  hours: number[];
  languages: Record<string, number>;
  isDemo: boolean;
}

/** Sums by owner and day, each made when it is first added to. */
export function createDays<Row>(create: () => Row) {
  const rows = new Map<string, { owner: string; day: string; row: Row }>();
  return {
    of: (owner: string, day: string): Row => {
      const key = `${owner} ${day}`;
      const known = rows.get(key) ?? { owner, day, row: create() };
      rows.set(key, known);
      return known.row;
    },
    /** In one order in all processes, so that none waits for a row that waits for its own. */
    all: () => [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each),
  };
}
