import type { Language } from '../languages';

/**
 * What a temperature comes to is asked for, without a scale to turn it into: "what is 325 °F?". For
 * folded texts, as in `cues.ts`.
 */
export const worthCues: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:what|how (?:much|hot))(?:'?s| is| are| does| would)? .{0,12}\d{2,3}\b|\d{2,3} ?°? ?[cf]?\b.{0,6}\b(?:is|means?|equals?) what\b|=|\b(?:mean )?for (?:us|me)\b(?=\W*$)|\d{2,3} ?°? ?[cf]\b.{0,8}\b(?:for|in) (?:us |the |my )?(?:europe\w*|brit\w*|americ\w*|aussies?|uk|us|usa|canad\w*|german\w*)\b/,
  de: /\b(?:wie ?viel|was|wie heiss) (?:ist|sind|waren|entspr\w*|bedeute\w*|heisst|heissen) .{0,12}\d{2,3}\b|=/,
  es: /\b(?:cuantos?|que|a cuanto) (?:es|son|seria\w*|equival\w*|significan?) .{0,12}\d{2,3}\b|=/,
  fr: /\b(?:combien|quoi|que?) (?:font|fait|est|sont|represente\w*|c'est) .{0,12}\d{2,3}\b|\d{2,3}.{0,12}\b(?:c'est|ca fait|ca donne) (?:combien|quoi)\b|=/,
  it: /\b(?:quant[oi]|cosa|a quanto) (?:e|sono|fa|fanno|corrispond\w*|equival\w*) .{0,12}\d{2,3}\b|=/,
  pt: /\b(?:quantos?|o que|a quanto) (?:e|sao|da|dao|equival\w*|significam?) .{0,12}\d{2,3}\b|=/,
  pl: /\b(?:ile|co) (?:to|jest|oznacza\w*) .{0,12}\d{2,3}\b|\d{2,3}.{0,16}\bto (?:ile|co)\b|=/,
  ja: /\d{2,3} ?(?:°?[cf]|[℃℉]|度)?(?:って|は|とは)(?:何|なん|どのくらい|いくつ)|=/,
};
