import type { Language } from '../languages';

/** What tells of the things that a dish is made in. */
interface VesselCues {
  /** In a post: a thing that holds the dish, also one that is no `Tool`. */
  holder: RegExp;
  /** In a question: "what do I cook it in?". */
  inWhat: RegExp;
  /** Between two things of which one will do. */
  or: RegExp;
}

/** For folded texts, as in `cues.ts`. */
export const vesselCues: Readonly<Record<Language, VesselCues>> = {
  en: {
    holder:
      /\b(?:pans?|tins?|dish|moulds?|molds?|trays?|skillets?|pots?|casseroles?|saucepans?|woks?|ramekins?)\b/,
    inWhat:
      /\bwhat (?:do|should|can|shall|must|would) (?:i|we|you) (?!serve|eat|have)\w+ .{0,40}\b(?:in|on)\W*$/,
    or: /\bor\b/,
  },
  de: {
    holder: /\b\w*(?:form|formen|blech|pfanne|topf|brater|kasserolle)\b/,
    inWhat: /\b(?:worin|in was)\b/,
    or: /\boder\b/,
  },
  es: {
    holder: /\b(?:moldes?|flaneras?|bandejas?|fuente|cazuelas?|sarten|ollas?|cacerolas?|cazo)\b/,
    inWhat: /\b(?:en|sobre) que (?:l[oa]s?|se|pongo|hago|cocino|tuesto|frio|mezclo|bato|asamos)\b/,
    or: /\bo\b/,
  },
  fr: {
    holder:
      /\b(?:moules?|plat|plaques?|poeles?|casseroles?|cocottes?|faitout|marmite|sauteuse|terrine)\b/,
    inWhat: /\b(?:dans|sur) quoi\b/,
    or: /\bou\b/,
  },
  it: {
    holder: /\b(?:teglia|stamp[oi]|pirofila|padella|pentola|casseruola|tegame|tortiera|placca)\b/,
    inWhat: /\b(?:in|su) (?:che )?cosa\b/,
    or: /\bo\b/,
  },
  pt: {
    holder:
      /\b(?:forma|assadeira|tabuleiro|refratario|travessa|frigideira|panela|tacho|cacarola)\b/,
    inWhat: /\bem que (?:eu )?(?:cozinho|asso|coloco|faco|frito|misturo|tosto|ponho)\b/,
    or: /\bou\b/,
  },
  pl: {
    holder:
      /\b(?:form(?:a|y|e|ie)|blach\w*|patelni\w*|garn\w*|rondel\w*|tortownic\w*|naczyni\w*|brytfann\w*|keksow[kc]\w*|blasz\w*|forem[kc]\w*)\b/,
    inWhat: /\bw czym\b|\bczym (?:wycin|wykraw|wycia|wykro|miesz|ubi|robi|zrobi)\w*/,
    or: /\b(?:lub|albo|czy)\b/,
  },
  ja: {
    holder: /型|天板|フライパン|鍋/,
    inWhat: /何に(?:入れ|のせ)|何で(?:焼|煮|炒)/,
    or: /それとも|または/,
  },
};
