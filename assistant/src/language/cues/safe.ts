import type { Language } from '../languages';

/** Whether a temperature is high enough to be safe is asked for; for folded questions. */
export const asksSafe: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:safe\w*|ok|okay|enough|minimum|least|dangerous)\b/,
  de: /\b(?:sicher\w*|unbedenklich|mindest\w*|reicht|reichen|genug|gefahr\w*)\b/,
  es: /\b(?:segur[oa]s?|minim[oa]|basta|suficiente|peligro\w*)\b/,
  fr: /\b(?:sans (?:danger|risque)|sure?|minim\w*|suffit|suffisant|dangereux)\b/,
  it: /\b(?:sicur[oa]|minim[oa]|basta|bastano|sufficiente|rischi\w*|pericol\w*)\b/,
  pt: /\b(?:segur[oa]|minim[oa]|basta|suficiente|perig\w*|riscos?)\b/,
  pl: /\b(?:bezpieczn\w*|minimaln\w*|wystarczy|najmniej|ryzyk\w*)\b/,
  ja: /安全|最低|大丈夫|足り|十分/,
};
