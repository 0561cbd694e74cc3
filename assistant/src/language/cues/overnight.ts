/** As long as a night, in any of the languages; for folded texts. */
export const overnight =
  /\b(?:overnight|uber nacht|toute (?:une|la) nuit|une nuit|tutta la notte|per una notte|toda la noche|durante la noche|de un dia para otro|de um dia para o outro|durante a noite|(?:na|przez) (?:cala )?noc)\b|一晩/;
