/** A scale of heat, or a dial, with the word before it; in any of the languages but Japanese. */
const scales = [
  /\b(?:(?:in|into|to|en|em|w|na|do) )?(?:degrees? |grad |grados |degr[ée]s |gradi |gra[uús]+s? |stopni\p{L}* )?(?:cel[cs]ius\p{L}*|cent[ií]grad\p{L}*|far?h?enhei\p{L}*|farenheight|[cf])(?![\p{L}'’])/giu,
  /(?:摂氏|華氏)(?:で|だと|では)?/gu,
  /°\s?[cf](?!\p{L})/giu,
  /\b(?:gas ?(?:marks?|stufe|oven|cooker)|gasherd|gasofen|marca (?:de|do) gas)\b/giu,
] as const;

/** A question on a heat without the scale or the dial that it is asked for in. */
export const withoutScale = (text: string): string =>
  scales
    .reduce((rest, scale) => rest.replaceAll(scale, ' '), text)
    .replace(/\s+/g, ' ')
    .trim();
