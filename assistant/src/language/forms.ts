import type { Language } from './languages';

/**
 * What posts give a heat or a time of its own for: wreaths, plaits, small ones, rolls, tins, silicone,
 * glass, a wood fire, a stone. In this order in each language; for folded words.
 */
const names: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    /^(?:wreaths?|rings?)$/,
    /^(?:plaits?|braids?)$/,
    /^(?:individual|single|mini|small|little)$/,
    /^(?:rolls?|buns?)$/,
    /^(?:tins?|pans?|mou?lds?)$/,
    /^silicone$/,
    /^glass$/,
    /^wood\w*$/,
    /^stone$/,
  ],
  de: [
    /^kranz\w*$/,
    /^\w*zopf\w*$/,
    /^(?:einzel|klein|mini)\w*$/,
    /^(?:\w*brotchen|semmeln?)$/,
    /^\w*form(?:en)?$/,
    /^silikon\w*$/,
    /^glas\w*$/,
    /^holz\w*$/,
    /^\w*stein$/,
  ],
  es: [
    /^(?:corona|rosca)s?$/,
    /^trenzas?$/,
    /^(?:individual|pequen|mini)\w*$/,
    /^(?:panecillo|bollo)s?$/,
    /^moldes?$/,
    /^silicona$/,
    /^(?:vidrio|cristal)$/,
    /^lena$/,
    /^piedra$/,
  ],
  fr: [
    /^couronnes?$/,
    /^tresses?$/,
    /^(?:individuel|petit|mini)\w*$/,
    /^pains?$/,
    /^moules?$/,
    /^silicone$/,
    /^verre$/,
    /^bois$/,
    /^pierre$/,
  ],
  it: [
    /^(?:corona|ghirlanda)$/,
    /^trecc(?:ia|e)$/,
    /^(?:monoporzion|piccol|mini)\w*$/,
    /^panin[oi]$/,
    /^stamp[oi]$/,
    /^silicone$/,
    /^vetro$/,
    /^legna$/,
    /^pietra$/,
  ],
  pt: [
    /^(?:coroa|rosca|guirlanda)s?$/,
    /^trancas?$/,
    /^(?:individua|pequen|mini)\w*$/,
    /^(?:paezinhos|pao?zinho)$/,
    /^formas?$/,
    /^silicone$/,
    /^vidro$/,
    /^lenha$/,
    /^pedra$/,
  ],
  pl: [
    /^(?:wieniec|wiank)\w*$/,
    /^(?:warkocz|chalk)\w*$/,
    /^(?:mal[aeiy]\w*|mini\w*|pojedyncz\w*)$/,
    /^bul(?:k|eczk)\w*$/,
    /^form\w{1,3}$/,
    /^silikon\w*$/,
    /^szklan\w*$/,
    /^(?:drewn|drzew)\w*$/,
    /^kamie\w*$/,
  ],
  ja: [/リース/, /編み/, /小さ|ミニ/, /ロール/, /型/, /シリコン/, /ガラス/, /薪/, /石/],
};

/** Whether a folded text in another language names the shape or the tin that a folded word does. */
export const namesSameForm = (
  folded: string,
  language: Language,
  text: string,
  other: Language,
): boolean => {
  const own = names[other].filter((_, place) => names[language][place]?.test(folded));
  return (
    own.length > 0 && text.split(/[^\p{L}]+/u).some((word) => own.some((name) => name.test(word)))
  );
};
