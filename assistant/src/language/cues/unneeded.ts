import type { Language } from '../languages';

/** In a post: what its dish does without; for folded texts. */
interface UnneededCues {
  /** A machine of any kind; that none is needed is said beside it. */
  machine: RegExp;
  /** No oven is used. */
  oven: RegExp;
}

export const unneededCues: Readonly<Record<Language, UnneededCues>> = {
  en: {
    machine: /\b(?:machines?|appliances?|gadgets?|special (?:equipment|tools?|kit)|churn\w*)\b/,
    oven: /\b(?:no[- ](?:oven|baking|bake)|(?:without|not|never|\w+n'?t) (?:\w+ ){0,2}(?:oven|baked|baking)|unbaked)\b/,
  },
  de: {
    machine: /\b(?:maschinen?|gerate?n?|spezialgerat\w*)\b/,
    oven: /\b(?:ohne (?:back)?ofen|ohne (?:zu )?backen|kein\w* (?:back)?ofen|nicht gebacken)\b/,
  },
  es: {
    machine: /\b(?:maquinas?|aparatos?|electrodomesticos?)\b/,
    oven: /\b(?:sin (?:horno|hornear)|no (?:lleva|necesita|usa\w*) horno|no se hornea\w*)\b/,
  },
  fr: {
    machine: /\b(?:machines?|appareils?|robots?)\b/,
    oven: /\b(?:sans (?:four|cuisson)|pas de (?:four|cuisson))\b/,
  },
  it: {
    machine: /\b(?:macchin[ae]|elettrodomestic[oi]|apparecchi\w*)\b/,
    oven: /\b(?:senza (?:forno|cottura)|niente forno)\b/,
  },
  pt: {
    machine: /\b(?:maquinas?|aparelhos?|eletrodomesticos?)\b/,
    oven: /\b(?:sem (?:forno|assar|levar ao forno|ir ao forno)|nao (?:leva|vai|precisa) (?:\w+ )?forno)\b/,
  },
  pl: {
    machine: /\b(?:maszyn\w*|sprzet\w*|urzadzen\w*)\b/,
    oven: /\b(?:bez (?:pieczenia|piekarnika)|nie (?:trzeba )?piec\w*)\b/,
  },
  ja: {
    machine: /機械|専用の(?:道具|器具|機)/,
    oven: /オーブン(?:は|を)?(?:不要|なし|いら|使わ|使いません)/,
  },
};
