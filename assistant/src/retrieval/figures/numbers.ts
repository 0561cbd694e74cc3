import { fractionSigns, fractionValues } from '../../language/fraction-signs';

const sign = new RegExp(`[${fractionSigns}]`, 'g');

/** Reads "35", "1.5", "1,5", "1/2", "1 1/2", "1½"; 0 where it is no number. */
export function plainNumber(text: string): number {
  let sum = 0;
  for (const part of text.replace(sign, ' $& ').trim().split(/\s+/).slice(0, 3)) {
    const [over = '', under] = part.split('/');
    const value =
      fractionValues[part] ?? Number(over.replace(',', '.')) / (under ? Number(under) : 1);
    if (!Number.isFinite(value)) return 0;
    sum += value;
  }
  return sum;
}
