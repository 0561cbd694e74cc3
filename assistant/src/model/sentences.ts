/** A sentence ends with its sign before a blank, or at the end of a line; Japanese wants no blank. */
const end = /[.!?…]["'”’»)]{0,2}\s+|[。！？]["'”’」)]{0,2}|\n+/gu;

/** What stands before a full stop that ends no sentence. */
const abbreviation =
  /(?:^|[\s(])(?:approx|e\.g|i\.e|vs|no|min|max|tbsp|tsp|oz|lb|z\.B|ca|bzw|usw|etc|Std|Min|p\.ej|aprox|env|np|ok|dag|\d+)\.\s+$/iu;

/**
 * Cuts a text that comes in pieces into whole sentences, each with the blank behind it.
 * @returns a function that takes a piece and gives the sentences it ends; null gives what is left.
 */
export function sentenceCutter(): (piece: string | null) => string[] {
  let rest = '';
  return (piece) => {
    if (piece === null) {
      const last = rest;
      rest = '';
      return last.trim() === '' ? [] : [last];
    }
    rest += piece;
    const whole: string[] = [];
    let start = 0;
    for (const match of rest.matchAll(end)) {
      const stop = match.index + match[0].length;
      if (abbreviation.test(rest.slice(start, stop))) continue;
      // More of the blank may follow.
      if (stop === rest.length && /\s$/.test(match[0]) && !match[0].includes('\n')) break;
      whole.push(rest.slice(start, stop));
      start = stop;
    }
    rest = rest.slice(start);
    return whole;
  };
}
