/** "The second bake", "二次発酵": which of several times of one action; in any of the languages, folded. */
const ordinals = [
  /(?<!\d)1\.(?= ?\p{L})|\b(?:first|1st|erste[nrs]?|primer[oa]?|premiere?|prim[oa]|primeir[oa]|pierwsz\w+)\b|(?:1|一)(?:回|度)目|一次/u,
  /(?<!\d)2\.(?= ?\p{L})|\b(?:second|2nd|zweite[nrs]?|segund[oa]|deuxieme|second[oa]|drugi\w*|druga)\b|(?:2|二)(?:回|度)目|二次/u,
] as const;

/** Which one, from 0, and the words after it that may name what is counted. */
export interface Ordinal {
  place: number;
  after: string;
}

/** Null where a text names none. */
export function ordinalIn(folded: string): Ordinal | null {
  for (const [place, ordinal] of ordinals.entries()) {
    const found = ordinal.exec(folded);
    if (found === null) continue;
    const [after = ''] =
      /^\W*\p{L}+(?: \p{L}+)?/u.exec(folded.slice(found.index + found[0].length)) ?? [];
    return { place, after };
  }
  return null;
}
