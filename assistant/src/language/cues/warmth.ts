import type { Language } from '../languages';

/** How warm an ingredient is to be, in words; for folded texts, as in `cues.ts`. */
export const warmthCues: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:luke-?warm|warm|tepid|hot|boiling|cold|chilled|room temperature)\b/,
  de: /\b(?:lauwarm\w*|(?:zimmer|hand)?warm\w*|heiss\w*|(?:eis)?kalt\w*|zimmertemperatur)\b/,
  es: /\b(?:tibi[ao]s?|templad[ao]s?|calientes?|fri[ao]s?|hirviendo|temperatura ambiente)\b/,
  fr: /\b(?:tiedes?|chaude?s?|froide?s?|bouillante?|(?<!sucre )glacee?|temperature ambiante)\b/,
  it: /\b(?:tiepid[oaie]|cald[oaie]|fredd[oaie]|bollente|temperatura ambiente)\b/,
  pt: /\b(?:morn[oa]s?|quentes?|fri[oa]s?|gelad[oa]s?|fervente|temperatura ambiente)\b/,
  pl: /\b(?:letni\w*|ciepl\w*|zimn\w*|gorac\w*|wrzac\w*|temperatur\w* pokojow\w*)\b/,
  ja: /ぬるま|人肌|温かい|温めた|熱い|熱湯|冷たい|冷えた|室温|常温/,
};
