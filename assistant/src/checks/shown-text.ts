/** Characters that are not shown, or only change how the one before them is. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Letters of other scripts that look like Latin ones, each as long as the text below it. */
const lookalikes: readonly (readonly [string, string])[] = [
  ['асеһіјӏорѕԝхуѵԁ', 'acehijlopswxyvd'],
  ['АВСЕНІЈКМОРЅТХУ', 'ABCEHIJKMOPSTXY'],
  ['αοερυικτχ', 'aoepuiktx'],
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
  ['ıɩɑɡᴄᴅᴇɢɪᴍɴᴏᴘᴛᴜᴠᴡᴢ', 'iiagcdegimnoptuvwz'],
];

const latinFor: ReadonlyMap<string, string> = new Map(
  lookalikes.flatMap(([like, letters]) =>
    Array.from(like, (letter, at) => [letter, letters.charAt(at)] as const),
  ),
);

const word = /[\p{L}\p{N}]+/gu;
const latin = /\p{Script=Latin}/u;

/** A text in compatible forms of its letters (NFKC), without what is not shown. */
export const shownText = (text: string): string => text.normalize('NFKC').replaceAll(unseen, '');

/** A text with Latin letters in the place of others that look like them within a Latin word. */
export const withoutLookalikes = (text: string): string =>
  text.replaceAll(word, (one) =>
    latin.test(one) ? Array.from(one, (letter) => latinFor.get(letter) ?? letter).join('') : one,
  );
