/** How often something of a kind was counted under a number. */
export interface Tallied {
  kind: string;
  number: number;
  count: number;
}

/** Counts until what was counted is stored. */
export function createTally() {
  const cells = new Map<string, Tallied>();
  const keyFor = ({ kind, number }: Pick<Tallied, 'kind' | 'number'>) => `${kind} ${number}`;
  const add = (kind: string, number: number, more: number) => {
    const key = keyFor({ kind, number });
    const count = (cells.get(key)?.count ?? 0) + more;
    if (count === 0) cells.delete(key);
    else cells.set(key, { kind, number, count });
  };
  return {
    add: (kind: string, number: number) => add(kind, number, 1),
    /** Takes off what was stored; what was counted meanwhile stays. */
    take: ({ kind, number, count }: Tallied) => add(kind, number, -count),
    rows: (): Tallied[] => [...cells.values()],
    isEmpty: () => cells.size === 0,
  };
}

export type Tally = ReturnType<typeof createTally>;
