/** In the place of each blank of what is only data, so that none of it reads like an order. */
export const mark = 'ˆ';

/** Hidden signs, and those that we mark with, are in no recipe. */
export const asData = (text: string) =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, ' ')
    .replaceAll(/[ˆ⟦⟧]/g, '')
    .trim()
    .replaceAll(/\s+/g, mark);

/** A model's text without the marks that it took along. */
export const withoutMarks = (text: string) => text.replaceAll(mark, ' ');
