/** In any language: "(not frozen)". */
const denied =
  /\(?(?<!\p{L})(?:not|never|nicht|non|pas|no|nao|não|nie) (?:frozen|(?:tief)?gefroren\p{L}*|tiefgek\p{L}+|surgel\p{L}+|congel(?!ador|ateur)\p{L}+|mro\p{L}+)\)?/giu;

/** In any language, at the end: "the cook time, not the prep"; not "nicht wahr". */
const notThat =
  /[,(]\s*(?:and |but |aber |pero |mais |ma |mas |ale )?(?:not|nicht|pas|non|nao|não|nie) (?!(?:wahr|sure|yet|really|vero|sei|wiem|sure)(?!\p{L}))(?:(?:the|die|der|das|el|la|le|il|lo|o|a) )?\p{L}+\)?[?.! ]*$/iu;

/** A question without what is said not to be so: it names no form of the food. */
export const withoutDenied = (text: string): string =>
  text.replace(notThat, '?').replace(denied, ' ').replace(/ {2,}/g, ' ').trim();
