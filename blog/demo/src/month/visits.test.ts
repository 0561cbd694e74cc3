import { posts } from '../posts/all-posts';
import { families, lonely } from './families';
import { planVisits } from './visits';

const day = 86_400;

it('is the same month for the same numbers', () => {
  expect(planVisits({ count: 50 })).toEqual(planVisits({ count: 50 }));
  expect(planVisits({ count: 50, seed: 8 })).not.toEqual(planVisits({ count: 50 }));
});

it('asks under posts that there are', () => {
  const slugs = new Set(posts.map(({ slug }) => slug));
  const asked = [...families.map(({ slug }) => slug), ...lonely.map(([slug]) => slug)];
  expect(asked.filter((slug) => !slugs.has(slug))).toEqual([]);
});

it('lasts thirty days at most, and begins with what is longest ago', () => {
  const times = planVisits({ count: 200 }).map(({ ago }) => ago);
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(Math.max(...times)).toBeLessThanOrEqual(31 * day);
  expect(Math.min(...times)).toBeGreaterThanOrEqual(0);
  // The product reads no others.
  expect(times.filter((time) => !Number.isInteger(time))).toEqual([]);
});

it('has readers who ask again and again what nobody else asks', () => {
  const texts = new Set(lonely.map(([, text]) => text));
  const alone = planVisits({ count: 10 }).filter(({ questions: [first = ''] }) => texts.has(first));
  expect(alone).toHaveLength(lonely.length);
  for (const { questions } of alone) expect(questions.length).toBeGreaterThan(2);
});
