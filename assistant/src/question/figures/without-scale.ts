import type { Language } from '../../language/languages';

/** A scale of heat, or a dial, with the word before it; in any of the languages but Japanese. */
const scales = [
  /\b(?:(?:in|into|to|en|em|w|na|do) )?(?:degrees? |grad |grados |degr[ée]s |gradi |gra[uús]+s? |stopni\p{L}* )?(?:cel[cs]ius\p{L}*|cent[ií]grad\p{L}*|fa(?:hr|rh?)enhei\p{L}*|[cf])(?![\p{L}'’])/giu,
  /(?:摂氏|華氏)(?:で|だと|では)?/gu,
  /°\s?[cf](?!\p{L})/giu,
  /\b(?:gas ?(?:marks?|stufe|oven|cooker)|gasherd|gasofen|marca (?:de|do) gas)\b/giu,
] as const;

/** What asks for a heat, so that the language and the intent are as clear as they were. */
const heatWord: Readonly<Record<Language, string>> = {
  en: 'temperature',
  de: 'Temperatur',
  es: 'temperatura',
  fr: 'température',
  it: 'temperatura',
  pt: 'temperatura',
  pl: 'temperatura',
  ja: '温度',
};

/** A question on a heat, asking for it as the post has it, without a scale or a dial. */
export function asHeatOnly(text: string, language: Language): string {
  const rest = scales.reduce((left, scale) => left.replaceAll(scale, ' '), text);
  return `${heatWord[language]} ${rest}`.replace(/\s+/g, ' ').trim();
}
