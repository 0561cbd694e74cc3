/** In any language: "(not frozen)". */
const denied =
  /\(?(?<!\p{L})(?:not|never|nicht|non|pas|no|nao|não|nie) (?:frozen|(?:tief)?gefroren\p{L}*|tiefgek\p{L}+|surgel\p{L}+|congel(?!ador|ateur)\p{L}+|mro\p{L}+)\)?/giu;

/** In any language, at the end: "the cook time, not the prep"; not "nicht wahr". */
const notThat =
  /[,(]\s*(?:and |but |aber |pero |mais |ma |mas |ale )?(?:not|nicht|pas|non|nao|não|nie) (?!(?:wahr|sure|yet|really|vero|sei|wiem|sure)(?!\p{L}))(?:(?:the|die|der|das|el|la|le|il|lo|o|a) )?\p{L}+\)?[?.! ]*$/iu;

/** In any language, at the start: "no, I meant the dough". */
const corrected =
  /^(?:(?:no|nope|sorry|nein|nee|non|nie|não|nao|scusa|pardon|perd[oó]n|desculpe|przepraszam|いや|いえ)[ ,.!、]*){0,2}(?:i (?:meant?|was asking about)|ich mein(?:t?e)(?: doch)?|me ref(?:iero|er[ií]a) a|quise decir|quer[ií]a decir|je parl(?:e|ais) d[eu']|je voulais dire|intend(?:o|evo)|volevo dire|(?:eu )?quis dizer|quero dizer|chodzi(?:[łl]o)? mi o)\s*/iu;

/** A question without what is said not to be so: it names no form of the food. */
export const withoutDenied = (text: string): string =>
  text
    .replace(corrected, '')
    .replace(notThat, '?')
    .replace(denied, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
