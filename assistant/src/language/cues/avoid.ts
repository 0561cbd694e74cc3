import type { Language } from '../languages';

/** How a question says that somebody does not eat a thing. For folded questions. */
interface AvoidCues {
  /**
   * "Eats no dairy", "can't have gluten": with a diet's name the recipe is asked about it. Not that a
   * thing is missing in the kitchen.
   */
  avoids: RegExp;
  /** What to take in its place is asked for. */
  instead: RegExp;
}

export const avoidCues: Readonly<Record<Language, AvoidCues>> = {
  en: {
    avoids:
      /\b(?:eats?|eating|drinks?|touch(?:es)?|wants?) no\b|\b(?:don'?t|doesn'?t|never|won'?t) (?:eat|do|drink|tolerate|touch)\b|\b(?:can'?t|cannot|can not|not allowed(?: to)?) (?:eat|have|do|drink|tolerate)\b|(?<!\b(?:do|can|could|should|must) )\b(?:i|we|they|who|people) avoid\b|\bavoids\b|\b(?:is|are|am|i'?m|been|goes|stays?) off\b|^no \w+ for (?:me|him|her|us|them|my)\b/,
    instead: /\b(?:instead|replac\w*|substitut\w*|swap\w*)\b/,
  },
  de: {
    avoids:
      /\b(?:isst|esse|essen|trinkt|trinke|trinken|vertragt?|vertragen|darf|durfen) .{0,20}\bkeine?n?\b|\bverzichte(?:t|n)? auf\b/,
    instead: /\b(?:statt|stattdessen|anstatt|anstelle|ersetz\w*|ersatz)\b/,
  },
  es: {
    avoids:
      /\bno (?:come|como|comemos|comen|toma|tomo|tomamos|(?:puede|puedo) (?:comer|tomar)|bebe|bebo|tolera)\b/,
    instead: /\ben (?:vez|lugar) de|\b(?:sustitu|reemplaz)/,
  },
  fr: {
    avoids:
      /\b(?:mange|mangeons|mangent|boit|bois|consomme|supporte)s? (?:pas|plus|jamais)\b|\b(?:peut|peux) (?:pas|plus) (?:manger|boire)\b/,
    instead: /\ba la place|\bau lieu|\bremplac/,
  },
  it: {
    avoids:
      /\bnon (?:mangia|mangio|mangiamo|mangiano|beve|bevo|(?:puo|posso) (?:mangiare|bere)|tollera|tollero)\b/,
    instead: /\bal posto|\binvece|\bsostitu/,
  },
  pt: {
    avoids:
      /\bnao (?:come|como|comemos|comem|bebe|bebo|(?:pode|posso) (?:comer|beber|tomar)|toma|tomo|tolera)\b/,
    instead: /\bno lugar|\bem vez|\bsubstitu/,
  },
  pl: {
    avoids:
      /\bnie (?:je|jem|jemy|jedza|pije|pijemy|(?:moze|moge) (?:jesc|pic)|toleruje)\b|\bunika(?:m|my|ja)?\b/,
    instead: /\b(?:zamiast|zastap|zamien)/,
  },
  ja: {
    avoids:
      /食べない|食べません|食べられ(?:ない|ません)|飲めない|飲まない|飲めません|避けて|控えて/,
    instead: /代わり|代用/,
  },
};
