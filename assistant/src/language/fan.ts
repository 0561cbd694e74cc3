import type { Language } from './languages';

/** How an oven with a fan is named beside degrees, in folded texts of any language. */
export const fanOven =
  /\b(?:fan|convection|umluft|heissluft|chaleur tournante|ventilat[oa]|ventilador|aire|ventilado|convec(?:cion|cao)|turbo|termoobieg\w*)\b|ファン|コンベクション|熱風/;

/** The same, written after the degrees: "160 °C fan". */
export const fanName: Readonly<Record<Language, string>> = {
  en: 'fan',
  de: 'Umluft',
  es: 'con ventilador',
  fr: 'chaleur tournante',
  it: 'ventilato',
  pt: 'com ventilação',
  pl: 'termoobieg',
  ja: 'ファン付き',
};
