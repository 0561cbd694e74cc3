import type { Language } from '../languages';

/** What tells by which means something is done. */
interface MeansCues {
  /** In a question: "what do I wrap it in?", "womit?". */
  byWhat: RegExp;
  /** In a post: what leads the thing that it is done with, in or on. */
  by: RegExp;
}

/** For folded texts, as in `cues.ts`. */
export const meansCues: Readonly<Record<Language, MeansCues>> = {
  en: {
    byWhat:
      /\bwhat (?:do|should|can|must|would|did|does) (?:i|we|you|one) (?!serve|eat|have|replace|swap|substitute|drink)(?:\w+ ){1,5}(?:with|in|on|over|from)\W*$|^with what\b/,
    by: /\b(?:with|in|on|using|over|from)\b/,
  },
  de: {
    byWhat:
      /\b(?:womit|mit was|mit welche[mrn])\b(?! (?:servier|ersetz|ess|passt|reich))|\b(?:worin|worauf|woraus|woruber)\b/,
    by: /\b(?:mit|mithilfe|in|im|auf|uber|aufs|ins|durch|am|an)\b/,
  },
  es: {
    byWhat:
      /\bcon que (?!(?:l[oa]s? |se |puedo )*(?:s[ei]rv|acompan|sustitu|com[oeai]|va\b|van\b))\w/,
    by: /\b(?:con|en|sobre|usando)\b/,
  },
  fr: {
    byWhat:
      /\b(?:avec|dans|sur) quoi (?!(?:le |la |les )?(?:servir|accompagner|remplacer|manger))\w/,
    by: /\b(?:avec|dans|sur|a l'aide d)\b/,
  },
  it: {
    byWhat:
      /\b(?:con|in|su) (?:che )?cosa (?!(?:l[oaie] |si )*(?:serv|accompagn|sostitu|mangi|abbin))\w/,
    by: /\b(?:con|col|in|nel|nella|su|sul|sulla)\b/,
  },
  pt: {
    byWhat: /\b(?:com|em) (?:o )?que (?!(?:se )?(?:s[ei]rv|acompanh|substitu|com[oe]r|combina))\w/,
    by: /\b(?:com|em|num|numa|no|na|sobre)\b/,
  },
  pl: {
    byWhat: /^(?:z |w )?czym (?!(?:\w+ )?(?:poda|zastap|je\w*\b))\w/,
    by: /\b(?:w|na|przez|za pomoca|\p{L}{4,}(?:ka|kiem|em))\b/u,
  },
  ja: { byWhat: /何で(?:混|切|包|覆|つな|こ)|何に(?:包|入れ|のせ)/, by: /で|に/ },
};
