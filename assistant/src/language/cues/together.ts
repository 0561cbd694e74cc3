/** All of it together, in any of the languages; for folded texts. */
export const together =
  /\b(?:altogether|in total|total|overall|in all|all in all|insgesamt|insges|gesamt|zusammen|en total|en tout|au total|in total[ei]|in tutto|no total|ao todo|w sumie|lacznie|razem)\b|全部で|合計/;
