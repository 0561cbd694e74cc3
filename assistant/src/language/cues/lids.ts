import type { Language } from '../languages';

/** Whether a pot is covered, in questions and in steps; for folded texts. */
export interface LidCues {
  on: RegExp;
  off: RegExp;
}

export const lidCues: Readonly<Record<Language, LidCues>> = {
  en: {
    on: /\b(?:with (?:the |a |its )?lid|lid on|covered|cover|under (?:a|the) lid)\b/,
    off: /\b(?:without (?:the |a )?lid|lid off|remove the lid|take off the lid|uncover(?:ed)?|no lid)\b/,
  },
  de: {
    on: /\b(?:mit (?:geschlossenem )?deckel|deckel (?:\w+ )?(?:drauf|darauf|auf(?:setzen|legen)?|zu)|zugedeckt|abgedeckt|zudecken)\b/,
    off: /\b(?:ohne deckel|offen(?:en|em)?|deckel (?:ab|entfern|herunter)\w*|aufgedeckt)\b/,
  },
  es: {
    on: /\b(?:con (?:la )?tapa|tapad[oa]s?|tapa y|cubiert[oa])\b/,
    off: /\b(?:sin (?:la )?tapa\w*|destap\w*)\b/,
  },
  fr: {
    on: /\b(?:avec (?:le |un )?couvercle|a couvert|couvrez|couvert)\b/,
    off: /\b(?:sans (?:le )?couvercle|a decouvert|decouvr\w*|retirez le couvercle)\b/,
  },
  it: {
    on: /\b(?:con (?:il )?coperchio|coperto|coprite|copri)\b/,
    off: /\b(?:senza (?:il )?coperchio|scopert[oa]|scopr\w*|(?:tolgo|tolto|tolta|togli\w*) il coperchio)\b/,
  },
  pt: {
    on: /\b(?:com (?:a )?tampa|tapad[oa]|tampad[oa]|tampe|tape)\b/,
    off: /\b(?:sem (?:a )?tampa|destap\w*|destamp\w*|retire a tampa)\b/,
  },
  pl: {
    on: /\b(?:pod przykryciem|pod pokrywk\w*|z pokrywk\w*|przykry\w*)\b/,
    off: /\b(?:bez (?:przykrycia|pokrywk\w*)|odkry\w*|zdejm\w* pokryw\w*)\b/,
  },
  ja: {
    on: /(?:蓋|ふた)を(?:して|し、)/,
    off: /(?:蓋|ふた)を(?:取|外|とって|せず|しないで)|(?:蓋|ふた)なし/,
  },
};
