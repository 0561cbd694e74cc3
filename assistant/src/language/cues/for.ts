import type { Language } from '../languages';

/** "And for the …?": what is asked of belongs to that; for folded questions. */
export const forCues: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:for|in|with|on)\b/,
  de: /\b(?:fur|im|in|ins|zum|zur|beim|bei|auf)\b/,
  es: /\b(?:para|en|con)\b/,
  fr: /\b(?:pour|dans|avec|sur)\b/,
  it: /\b(?:per|nel|nell[ae']?|nei|negli|con|sul\w*)\b|\bnell'/,
  pt: /\b(?:para|pra|pro|n[oa]s?|com)\b/,
  pl: /\b(?:do|dla|w|na|przy)\b/,
  ja: /(?:には|用|の分|のほう)/,
};
