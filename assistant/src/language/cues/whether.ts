import type { Language } from '../languages';

/** Whether something is to be done. */
export interface WhetherCues {
  /** In a question: "do I …?", "may I …?". */
  asks: RegExp;
  /** In a clause of a step: it is not done. */
  not: RegExp;
}

/** For folded texts, as in `cues.ts`. */
export const whetherCues: Readonly<Record<Language, WhetherCues>> = {
  en: {
    asks: /^(?:and |so |but )?(?:do|does|should|can|could|may|must|shall|will|is it ok to|am i supposed to)\b/,
    not: /\b(?:do not|don'?t|never|without|no need to|not)\b/,
  },
  de: {
    asks: /^(?:und )?(?:darf|soll|sollte|muss|kann)\b|\bdarf (?:ich|man)\b/,
    not: /\b(?:nicht|ohne|nie|kein\w*)\b/,
  },
  es: {
    asks: /^(?:y )?(?:puedo|debo|hay que|tengo que|se puede|se tiene que|lo|la)\b/,
    not: /\b(?:sin|no|nunca)\b/,
  },
  fr: {
    asks: /\b(?:faut-il|il faut|je dois|dois-je|puis-je|je peux|peut-on|on peut|est-ce qu)\b/,
    not: /\b(?:sans|ne|pas|jamais)\b/,
  },
  it: {
    asks: /^(?:e )?(?:devo|posso|bisogna|si puo|si deve|va|vanno|lo|la)\b/,
    not: /\b(?:senza|non|mai)\b/,
  },
  pt: {
    asks: /^(?:e )?(?:pode|posso|devo|tem que|preciso|precisa|da para|da pra)\b/,
    not: /\b(?:sem|nao|nunca)\b/,
  },
  pl: {
    asks: /^(?:a )?(?:czy|mozna|moge|trzeba|mam|musze|powinn\w+)\b/,
    not: /\b(?:bez|nie|nigdy)\b/,
  },
  ja: { asks: /(?:ますか|いいですか|いい|べき|必要)[?？]?$/, not: /ない|ず(?:に)?|ません/ },
};
