import { marksUpTo } from './scale';

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [5, [0, 2, 4, 6]],
  [17, [0, 5, 10, 15, 20]],
  [24, [0, 10, 20, 30]],
  [101, [0, 50, 100, 150]],
  [4_000, [0, 1_000, 2_000, 3_000, 4_000]],
])('marks an axis for %i', (most, marks) => {
  expect(marksUpTo(most)).toEqual(marks);
});

it.each(Array.from({ length: 300 }, (_, most) => most))(
  'covers %i with five whole marks at most',
  (most) => {
    const marks = marksUpTo(most);
    expect(marks.at(-1)).toBeGreaterThanOrEqual(most);
    expect(marks.length).toBeLessThanOrEqual(5);
    expect(marks.every(Number.isInteger)).toBe(true);
  },
);
