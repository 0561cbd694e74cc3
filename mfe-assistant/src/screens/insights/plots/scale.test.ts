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

it('covers every count with at most five whole marks', () => {
  const uncovered = Array.from({ length: 2_000 }, (_, most) => most).filter((most) => {
    const marks = marksUpTo(most);
    const isCovered = (marks.at(-1) ?? 0) >= most;
    return !isCovered || marks.length > 5 || !marks.every(Number.isInteger);
  });
  expect(uncovered).toEqual([]);
});
