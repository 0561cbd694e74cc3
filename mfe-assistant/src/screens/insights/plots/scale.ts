/**
 * The marks of an axis for counts, from 0 to the first one that no count exceeds: whole, evenly spaced
 * by 1, 2 or 5 times a power of ten, and at most five.
 */
export function marksUpTo(most: number): number[] {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(most / 4)));
  const steps = [1, 2, 5, 10].map((factor) => factor * power);
  const step = steps.find((one) => most / one <= 4) ?? power;
  const count = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}
