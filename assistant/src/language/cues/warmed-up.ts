import type { Language } from '../languages';

/** The dish after it was baked: warmed up again, or held warm; in questions and posts. */
export interface WarmedUpCues {
  /** In a post: on what is left over, or of another day. */
  later: RegExp;
  /** It is kept warm until it is served. */
  held: RegExp;
}

/** For folded texts, as in `cues.ts`. */
export const warmedUpCues: Readonly<Record<Language, WarmedUpCues>> = {
  en: {
    later: /\b(?:(?:next|following|second) (?:day|morning)|day after|leftovers?|left over)\b/,
    held: /\b(?:keep|hold|stay|kept|held)\w*\b.{0,30}\b(?:warm|hot)\b|\bhold\b.{0,40}\boven\b/,
  },
  de: {
    later: /\b(?:(?:am )?(?:nachsten|folgenden|anderen) (?:tag|morgen)|tags darauf|reste)\b/,
    held: /\bwarm(?:ge|zu)?ha?lt\w*|\bwarm (?:ge|zu)?(?:halt|bleib|stell)\w*|\bhalt\w*\b.{0,30}\bwarm\b/,
  },
  es: {
    later: /\b(?:(?:al|el) dia siguiente|otro dia|sobras)\b/,
    held: /\b(?:mant\w+|conserv\w+)\b.{0,30}\bcalientes?\b/,
  },
  fr: {
    later: /\b(?:lendemain|jour suivant|les restes)\b/,
    held: /\b(?:gard|tenir|tenez|maint)\w*\b.{0,30}\bchaud(?:e|s|es)?\b/,
  },
  it: {
    later: /\b(?:giorno (?:dopo|seguente)|indomani|avanzi)\b/,
    held: /\b(?:ten\w+|mant\w+)\b.{0,30}\bcald[oaie]\b/,
  },
  pt: {
    later: /\b(?:dia seguinte|outro dia|sobras)\b/,
    held: /\bmant\w+\b.{0,30}\bquentes?\b/,
  },
  pl: {
    later: /\b(?:nastepnego dnia|nastepny dzien|drugi dzien|resztk\w*)\b/,
    held: /\b(?:utrzym|trzym)\w*\b.{0,30}\bciepl\w*/,
  },
  ja: { later: /翌日|次の日|残り物|残った/, held: /保温|温かいまま/ },
};
