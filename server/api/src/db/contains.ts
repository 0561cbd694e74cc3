import { type Column, ilike, type SQL } from 'drizzle-orm';

/** Where words stand in a text, in upper or lower case; signs of a pattern are letters like others. */
export const contains = (column: Column, words: string): SQL =>
  ilike(column, `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
