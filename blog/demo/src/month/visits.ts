import { type Family, families, lonely } from './families';

/** One reader's stay under one post. */
export interface Visit {
  /** Seconds before the end of the month, whole. */
  ago: number;
  /** Tells readers apart. */
  visitor: string;
  slug: string;
  questions: readonly string[];
  /** What is said of the first answer; null: nothing. */
  isHelpful: boolean | null;
  /** Goes on to a related post or by a link, where the first answer has one. */
  follows: boolean;
}

const day = 86_400;
const hour = 3_600;

/** How often somebody who asks what nobody else asks comes back to it within a day. */
const lonelyTimes = 5;

/** A small generator of numbers from 0 to 1 that is the same everywhere (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const total = families.reduce((sum, { share }) => sum + share, 0);

function familyAt(chance: number): Family {
  let left = chance * total;
  const found = families.find(({ share }) => (left -= share) < 0);
  const [first] = families;
  if (!first) throw new Error('there are no questions');
  return found ?? first;
}

/** Readers come before meals, and more of them at weekends. */
function momentOf(next: () => number, days: number): number {
  const at = Math.floor(next() ** 1.2 * days);
  const weekend = at % 7 < 2 ? 0 : next() < 0.3 ? 1 : 0;
  const ofDay = (next() < 0.7 ? 16 : 9) * hour + next() * 4 * hour;
  return Math.round((at + weekend) * day + (day - ofDay));
}

/** Visits of the demo blog's month; each takes some 20 ms of the product's processor. */
export const monthlyVisits = 320;

/**
 * The readers of a month, the first in front: the same for the same numbers.
 * @param count of visits that ask what others ask as well.
 */
export function planVisits({
  count,
  days = 29,
  seed = 7,
}: {
  count: number;
  days?: number;
  seed?: number;
}): Visit[] {
  const next = numbersFrom(seed);
  const pick = <T>(all: readonly T[]): T | undefined => all[Math.floor(next() * all.length)];
  const shared = Array.from({ length: count }, (_none, index): Visit => {
    const { slug, texts } = familyAt(next());
    const more = families.filter((one) => one.slug === slug);
    const second = next() < 0.2 ? pick(pick(more)?.texts ?? []) : undefined;
    const mood = next();
    return {
      ago: momentOf(next, days),
      visitor: `reader ${index}`,
      slug,
      questions: [pick(texts) ?? '', ...(second === undefined ? [] : [second])],
      isHelpful: mood < 0.2 ? true : mood < 0.26 ? false : null,
      follows: next() < 0.4,
    };
  });
  const alone = lonely.map(([slug, text], index): Visit => ({
    ago: (index * 4 + 1) * day,
    visitor: `lonely reader ${index}`,
    slug,
    questions: Array.from({ length: lonelyTimes }, () => text),
    isHelpful: null,
    follows: false,
  }));
  return [...shared, ...alone].toSorted((a, b) => b.ago - a.ago);
}
