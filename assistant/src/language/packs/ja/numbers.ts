/** Numerals are read as they are in any text: see `withDigits`. */
export const numbers = null;
