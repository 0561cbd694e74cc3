import type { Draft } from '../draft';

const most = { nutrients: 30, text: 1_500 };

const pair =
  /(?<name>\p{L}[\p{L} -]{1,30}?)\s?[:：]?\s?(?<value>\d{1,4}(?:[.,]\d{1,2})?\s?(?:kcal|kj|cal|mg|µg|mcg|g|iu|%)?)(?![\p{L}\d])/giu;

const isBare = (text: string) => /^\d{1,4}$/.test(text);

/** The nutrients that the lines of a card give, and the calories that stand alone in it. */
export function nutrientsIn(lines: readonly string[], calories: string | null): Draft['nutrition'] {
  const found = lines
    .flatMap((line) => [...line.slice(0, most.text).matchAll(pair)])
    .map(({ groups }) => ({ name: groups?.['name'] ?? '', value: groups?.['value']?.trim() ?? '' }))
    .slice(0, most.nutrients);
  if (found.length > 0 || calories === null || !/^\d/.test(calories)) return found;
  return [{ name: 'calories', value: isBare(calories) ? `${calories} kcal` : calories }];
}
