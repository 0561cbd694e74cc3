/** Swaps letters 13 places apart (ROT13), which is its own inverse. */
const rot13 = (text: string): string =>
  text.replaceAll(/[a-z]/g, (letter) =>
    String.fromCodePoint(97 + ((letter.charCodeAt(0) - 97 + 13) % 26)),
  );

/** No front end has such a name: those are in lower case. */
const neutral = /^[A-Z][A-Z0-9-]*$/;

/**
 * A front end's name as public addresses have it: `mfe-auth` is `ZSR-NHGU`. Ad blockers and other word
 * filters block addresses with words such as "marketing" or "ads" in them, and would block its files.
 */
export const publicName = (name: string): string => rot13(name).toUpperCase();

/** The name that an address means. Addresses of earlier pages have the name itself. */
export const nameInAddress = (segment: string): string =>
  neutral.test(segment) ? rot13(segment.toLowerCase()) : segment;
