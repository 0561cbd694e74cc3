/** In any language: "(not frozen)". */
const denied =
  /\(?(?<!\p{L})(?:not|never|nicht|non|pas|no|nao|não|nie) (?:frozen|(?:tief)?gefroren\p{L}*|tiefgek\p{L}+|surgel\p{L}+|congel\p{L}+|mro\p{L}+)\)?/giu;

/** A question without what is said not to be so: it names no form of the food. */
export const withoutDenied = (text: string): string =>
  text.replace(denied, ' ').replace(/ {2,}/g, ' ').trim();
