/** Days, weeks, months and years, in any of the languages; for folded texts. */
const units =
  /\b(?:days?|weeks?|months?|years?|tage?n?|wochen?|monate?n?|jahre?n?|dias?|semanas?|mes(?:es|e|i)?|anos?|jours?|semaines?|mois|ans?|giorn[oi]|settiman[ae]|ann[oi]|dni\w{0,3}|dzien|tydzien|tygodni\w{0,3}|miesiac\w{0,3}|miesiec\w{0,2}|rok\w?|lat)\b|[\d一二三四五六七八九十数](?:日|週間|か月|ヶ月|カ月|年)/u;

/** Whether a text speaks of a time that is counted in days or longer. */
export const namesDays = (folded: string): boolean => units.test(folded);

/** In any of the languages, for folded texts. */
export const nextDay =
  /\b(?:nastepnego dnia|na drugi dzien|am (?:nachsten tag|tag danach)|tags? darauf|(?:the )?next day|the day after|le (?:lendemain|jour d'apres)|il giorno (?:dopo|seguente|successivo)|al dia siguiente|no dia seguinte)\b|翌日|次の日|一晩(?:おく|置く|寝か)/;
