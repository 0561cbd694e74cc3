import type { Language } from '../languages';

interface ContainerCues {
  /** Asks how large something is or how much it holds. */
  size: RegExp;
  /** Of a can, package, jar, bottle, bag and box, in this order. */
  names: readonly RegExp[];
}

/** How readers ask for the size in which a food is sold; for folded text. */
export const containerCues: Readonly<Record<Language, ContainerCues>> = {
  en: {
    size: /\bhow (?:big|large|heavy)\b|\b(?:size|weight)s? (?:of|is|are|should)\b|\bwhat size\b|\bhow much is in\b/,
    names: [
      /\b(?<!i |we |you |how )(?:cans?|tins?)\b(?! (?:i|we|you|it)\b)/,
      /\b(?:packages?|packets?|packs?|pkgs?|envelopes?)\b/,
      /\bjars?\b/,
      /\bbottles?\b/,
      /\bbags?\b/,
      /\b(?:box|boxes|cartons?)\b/,
    ],
  },
  de: {
    size: /\bwie (?:gross|schwer)\b|\bgrosse\b|\bwie viel ist in\b/,
    names: [
      /\bdosen?\b/,
      /\b(?:packung|packchen|paket)\w*/,
      /\b(?:glas|glaser)\b/,
      /\bflaschen?\b/,
      /\b(?:beutel|tuten?)\b/,
      /\b(?:karton|schachtel)\w*/,
    ],
  },
  es: {
    size: /\btamano\b|\b(?:como|que) de grande|\bcuanto pesan?\b/,
    names: [
      /\blatas?\b/,
      /\b(?:paquetes?|sobres?)\b/,
      /\b(?:botes?|tarros?|frascos?)\b/,
      /\bbotellas?\b/,
      /\bbolsas?\b/,
      /\b(?:cajas?|bricks?)\b/,
    ],
  },
  fr: {
    size: /\btaille\b|\bcontenance\b|\bcombien pese\w*/,
    names: [
      /\b(?:boites?|conserves?)\b/,
      /\b(?:paquets?|sachets?)\b/,
      /\b(?:bocal|bocaux|pots?)\b/,
      /\bbouteilles?\b/,
      /\bsacs?\b/,
      /\b(?:cartons?|briques?)\b/,
    ],
  },
  it: {
    size: /\bquanto (?:e )?grand[ei]\b|\bgrandezza\b|\bche formato\b|\bdi che dimension\w*|\bquanto pesa(?:no)?\b/,
    names: [
      /\b(?:lattin[ae]|scatolett[ae]|barattol[oi])\b/,
      /\b(?:confezion[ei]|pacchett[oi]|bustin[ae])\b/,
      /\bvasett[oi]\b/,
      /\bbottigli[ae]\b/,
      /\bsacchett[oi]\b/,
      /\b(?:scatol[ae]|carton[ei])\b/,
    ],
  },
  pt: {
    size: /\btamanho\b|\bquanto pesam?\b/,
    names: [
      /\blatas?\b/,
      /\b(?:pacotes?|saquetas?|envelopes?)\b/,
      /\b(?:vidros?|frascos?|potes?)\b/,
      /\bgarrafas?\b/,
      /\bsacos?\b/,
      /\b(?:caixas?|caixinhas?)\b/,
    ],
  },
  pl: {
    size: /\bjak duz\w+|\bwielkosc\w*|\brozmiar\w*|\bile waz\w+/,
    names: [
      /\bpuszk\w*|\bpuszek\b/,
      /\b(?:opakowan\w*|paczk\w*|torebk\w*)/,
      /\bsloik\w*/,
      /\bbutelk\w*|\bbutelek\b/,
      /\b(?:torb\w*|work\w*)/,
      /\b(?:karton\w*|pudelk\w*)/,
    ],
  },
  ja: {
    size: /大きさ|サイズ|容量|何グラム入り|何g入り/,
    names: [/缶/, /パック|袋入り/, /瓶|びん/, /ボトル|本/, /袋/, /箱/],
  },
};
