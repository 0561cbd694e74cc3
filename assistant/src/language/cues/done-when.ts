import type { Language } from '../languages';

/** In a post: how one sees that the dish is done, "ready when …"; for folded texts. */
export const doneWhen: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:ready|done|cooked|set|enough)\b,? (?:when|once|if|as soon as)\b/,
  de: /\b(?:gar|fertig|durch|gut)\b,? (?:wenn|sobald)\b/,
  es: /\b(?:list|hech|cocid|cuajad)[oa]s? (?:cuando|si)\b/,
  fr: /\b(?:pret|cuit)e?s? (?:quand|lorsque?|si|des que)\b/,
  it: /\b(?:pront|cott)[oaie] (?:quando|se|appena)\b/,
  pt: /\b(?:pront|assad|cozid)[oa]s? (?:quando|se|assim que)\b/,
  pl: /\b(?:gotow|upieczon|ugotowan)\w*,? (?:gdy|kiedy|jesli|jak)\b/,
  ja: /(?:たら|れば)(?:完成|出来上がり|できあがり|焼き上がり)/,
};
