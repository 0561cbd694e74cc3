/** Little time is at hand, in any of the languages; for folded texts. */
export const hurry =
  /\b(?:in a (?:hurry|rush)|short (?:of|on) time|no time|pressed for time|cut .{1,30} short|shorter|eilig\w*|keine zeit|wenig zeit|abkurz\w*|prisas?|poco tiempo|acortar|presse[es]?|peu de temps|raccourci\w*|fretta|poco tempo|accorcia\w*|pressa|pouco tempo|encurta\w*|spiesz\w*|pospiech\w*|malo czasu|skroci\w*)\b|急い|急ぎ|急ぐ|時間がな/;
