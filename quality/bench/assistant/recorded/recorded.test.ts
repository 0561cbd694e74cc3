import { figuresOf } from './figures';
import { replay } from './replay';
import { type Flaw, flaws, readRecorded } from './schema';

const recorded = readRecorded();

/** What only somebody who understands both texts can see; code sees some of it. */
const ofMeaning: Partial<Record<Flaw, number>> = {
  'contradicts the post': 0.5,
  'wrong type': 0.6,
};

const share = ({ mistaken, all }: { mistaken: number; all: number }) => mistaken / all;

let figures: ReturnType<typeof figuresOf>;
beforeAll(async () => {
  figures = figuresOf(await replay(recorded));
}, 300_000);

it('has enough of them, one in three flawed, in many languages', () => {
  const flawed = recorded.filter(({ flaw }) => flaw !== undefined).length;
  expect(recorded.length).toBeGreaterThanOrEqual(300);
  expect(flawed / recorded.length).toBeGreaterThan(0.3);
  expect(new Set(recorded.map(({ a }) => a)).size).toBe(recorded.length);
  expect(figures.languages.length).toBeGreaterThanOrEqual(15);
});

it('shows right answers as they are, with the lines that they cite', () => {
  expect(share(figures.right)).toBeLessThanOrEqual(0.02);
  expect(share(figures.cited)).toBeLessThanOrEqual(0.05);
});

it.each(flaws)('shows no answer with this flaw: %s', (flaw) => {
  const found = figures.byFlaw.get(flaw) ?? { all: 0, mistaken: 0 };
  expect(found.all).toBeGreaterThan(0);
  // Danish and Norwegian, or Swedish, in a sentence are not told apart.
  const accepted = ofMeaning[flaw] ?? (flaw === 'wrong language' ? 0.07 : 0);
  expect(share(found)).toBeLessThanOrEqual(accepted);
});

it('misses one in a hundred at most of those that code can see', () => {
  const seen = flaws.filter((flaw) => ofMeaning[flaw] === undefined);
  const found = seen.flatMap((flaw) => figures.byFlaw.get(flaw) ?? []);
  const sum = (of: 'all' | 'mistaken') => found.reduce((total, each) => total + each[of], 0);
  expect(sum('mistaken') / sum('all')).toBeLessThanOrEqual(0.01);
});
