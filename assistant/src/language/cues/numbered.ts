/** Words for the numbers from 1 on, each with its digits. */
export const numbered = (words: string): Record<string, string> =>
  Object.fromEntries(words.split(' ').map((word, at) => [word, String(at + 1)]));
