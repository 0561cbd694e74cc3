/** Says whether a text holds half a character (a lone surrogate), which UTF-8 cannot write. */
export const isIllFormed = (text: string) => /\p{Surrogate}/u.test(text);

/**
 * Says whether a text holds what nobody sees: control and format characters, those that Unicode lets
 * a font ignore, and the blank pattern of Braille.
 */
export const hasInvisible = (text: string) =>
  /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);

/** Joiners, which several scripts need inside a word: Persian, Hindi, Sinhala. */
const joiners = /[\u200c\u200d]/g;

/**
 * Says whether a name holds what could change how the words around it read: control characters, line
 * ends, and format characters such as those that turn the direction. Joiners are no such thing.
 */
export const hasDisguise = (name: string) =>
  /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(name.replace(joiners, ''));

/** Says whether nothing of a text can be seen. */
export const isBlank = (text: string) => !/[^\s\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
