/** As an oven's dial has it, and of no time or weight. */
const bare =
  /(?<![\d.,/°])(?<degrees>[1-5]\d\d|[3-9]\d)(?![\d.,/]\d|\d)(?! ?(?:min|sec|sek|g\b|gr|ml|std|h\b|hour|people|pers|%))/;

/** "375?", "is the oil fine at 170": degrees by their number alone, in a folded text; null for none. */
export function bareDegreesIn(folded: string): number | null {
  const degrees = bare.exec(folded)?.groups?.['degrees'];
  return degrees === undefined ? null : Number(degrees);
}
