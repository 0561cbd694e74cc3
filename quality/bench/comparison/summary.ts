import { median } from '../measure/table';
import type { Figures } from './measure-page';

/** One figure of a form: in the middle, the least, the most; null if it never came. */
interface Summary {
  figure: string;
  median: number | null;
  least: number | null;
  max: number | null;
}

/** What the forms of a page cost, the federated one first. */
export interface PageResult {
  page: string;
  forms: { form: string; figures: Summary[] }[];
}

const rounded = (value: number) => (Number.isFinite(value) ? Math.round(value) : null);

/** Sums up the figures of all rounds. */
export function summarize(rounds: readonly Figures[]): Summary[] {
  return Object.keys(rounds[0] ?? {}).map((figure) => {
    const values = rounds.map((round) => round[figure] ?? Number.NaN);
    return {
      figure,
      median: rounded(median(values)),
      least: rounded(Math.min(...values)),
      max: rounded(Math.max(...values)),
    };
  });
}
