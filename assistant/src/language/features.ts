import type { Language } from './languages';

/** A sign of a language in the spelling of a word, with its weight; a known word has 1. */
interface Feature {
  pattern: RegExp;
  points: readonly (readonly [Language, number])[];
}

export const letters: readonly Feature[] = [
  { pattern: /ß/, points: [['de', 1]] },
  { pattern: /[äü]/, points: [['de', 0.8]] },
  { pattern: /ö/, points: [['de', 0.8]] },
  { pattern: /ñ/, points: [['es', 0.9]] },
  { pattern: /[ãõ]/, points: [['pt', 1]] },
  { pattern: /[ąęłńśźż]/, points: [['pl', 1]] },
  { pattern: /ć/, points: [['pl', 0.9]] },
  { pattern: /[œëûîï]/, points: [['fr', 0.8]] },
  {
    pattern: /ç/,
    points: [
      ['fr', 0.5],
      ['pt', 0.6],
    ],
  },
  {
    pattern: /[âê]/,
    points: [
      ['fr', 0.5],
      ['pt', 0.5],
    ],
  },
  {
    pattern: /ô/,
    points: [
      ['fr', 0.5],
      ['pt', 0.4],
    ],
  },
  { pattern: /[ìò]/, points: [['it', 0.9]] },
  { pattern: /ù$/, points: [['it', 0.5]] },
  { pattern: /è(?!$)/, points: [['fr', 0.7]] },
  { pattern: /è$/, points: [['it', 0.9]] },
  { pattern: /à$/, points: [['it', 0.7]] },
  {
    pattern: /é/,
    points: [
      ['fr', 0.5],
      ['es', 0.3],
      ['pt', 0.3],
    ],
  },
  {
    pattern: /[áíú]/,
    points: [
      ['es', 0.5],
      ['pt', 0.5],
    ],
  },
  {
    pattern: /ó/,
    points: [
      ['es', 0.5],
      ['pl', 0.4],
      ['pt', 0.3],
    ],
  },
  {
    pattern: /w/,
    points: [
      ['en', 0.2],
      ['de', 0.2],
      ['pl', 0.3],
    ],
  },
  {
    pattern: /th|wh|gh/,
    points: [['en', 0.4]],
  },
  { pattern: /sch|tz|pf/, points: [['de', 0.5]] },
  { pattern: /sz|cz|rz|dz/, points: [['pl', 0.7]] },
  { pattern: /cch|zz|ggi|gli/, points: [['it', 0.5]] },
  { pattern: /[aeiou]lh|[aeiou]nh/, points: [['pt', 0.5]] },
  { pattern: /eau|oux|eux/, points: [['fr', 0.6]] },
];

export const endings: readonly Feature[] = [
  {
    pattern: /.(?:temperatur|ofen|zeit|teig|topf|pfanne|mehl|zucker|kuchen|soße|brot)$/,
    points: [['de', 0.8]],
  },
  { pattern: /(?:ing|ed|ly|ness)$/, points: [['en', 0.5]] },
  { pattern: /(?:ung|ungen|keit|heit|lich|isch|chen|ieren|iert)$/, points: [['de', 0.7]] },
  { pattern: /(?:en|st|te)$/, points: [['de', 0.15]] },
  { pattern: /(?:ción|ciones|cion|illo|illa|ito|itas|itos)$/, points: [['es', 0.6]] },
  {
    pattern: /(?:arlo|arla|erlo|erla|irlo|irla)$/,
    points: [
      ['es', 0.5],
      ['it', 0.5],
    ],
  },
  { pattern: /(?:arlos|arlas|erlos|erlas|ados|adas)$/, points: [['es', 0.5]] },
  { pattern: /(?:ção|ções|cao|coes|inho|inha|inhos|agem|ável|-lo|-la)$/, points: [['pt', 0.7]] },
  { pattern: /(?:zione|zioni|are|ere|ire|arli|arle|etti|ini|elle|ette)$/, points: [['it', 0.4]] },
  { pattern: /(?:ement|eur|euse|ais|ait|ez|er|ée|ées|és|ette)$/, points: [['fr', 0.35]] },
  {
    pattern: /(?:ar|ando|iendo)$/,
    points: [
      ['es', 0.25],
      ['pt', 0.25],
    ],
  },
  { pattern: /(?:ać|ić|yć|eć|ów|ami|ach|ego|emu|ów|ki|ka|kę|nie|nia)$/, points: [['pl', 0.4]] },
];
