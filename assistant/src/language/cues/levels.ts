import type { Language } from '../languages';

/** How strong a heat or a setting is, in words. */
export interface LevelCues {
  high: RegExp;
  low: RegExp;
}

/** For folded texts, as in `cues.ts`; slow cookers are marked in English everywhere. */
export const levelCues: Readonly<Record<Language, LevelCues>> = {
  en: { high: /\bhigh(?:er|est)?\b/, low: /\blow(?:er|est)?\b/ },
  de: {
    high: /\b(?:hoch|hohe[nrms]?|hochste[nrs]?|starke[nr]?|high)\b/,
    low: /\b(?:niedrig\w*|schwache[nr]?|kleine[nr]?|low)\b/,
  },
  es: { high: /\b(?:alt[ao]|fuerte|high)\b/, low: /\b(?:baj[ao]|lento|suave|low)\b/ },
  fr: { high: /\b(?:vif|fort|haut|elevee?|high)\b/, low: /\b(?:doux|basse?|faible|low)\b/ },
  it: { high: /\b(?:alt[ao]|vivace|high)\b/, low: /\b(?:bass[ao]|dolce|low)\b/ },
  pt: { high: /\b(?:alt[ao]|forte|high)\b/, low: /\b(?:baix[ao]|brando|low)\b/ },
  pl: { high: /\b(?:wysok\w*|duz(?:ym|ej)|high)\b/, low: /\b(?:nisk\w*|mal(?:ym|ej)|low)\b/ },
  ja: {
    high: /高温|強火|強(?=で|モード)|高(?=で|モード)/,
    low: /低温|弱火|弱(?=で|モード)|低(?=で|モード)/,
  },
};
