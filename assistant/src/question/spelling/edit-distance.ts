/**
 * How many letters are added, left out or swapped with their neighbor; one that is replaced counts
 * as `substitution`. Ends early with a number above `most`.
 */
export function editDistance(
  one: string,
  other: string,
  substitution: number,
  most: number,
): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped =
        i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(
        Math.min(
          (last[j] ?? most) + 1,
          (row[j - 1] ?? most) + 1,
          (last[j - 1] ?? most) + (isSame ? 0 : substitution),
          isSwapped ? (before[j - 2] ?? most) + 1 : most + 1,
        ),
      );
    }
    before = last;
    last = row;
  }
  return last[other.length] ?? most + 1;
}
