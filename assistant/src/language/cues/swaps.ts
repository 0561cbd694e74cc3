import type { Language } from '../languages';

/** What else a question about replacing an ingredient says, beside the ingredient. */
export interface SwapCues {
  /** Words where a food's name could be, but that name none: "something else", "instead". */
  unnamed: RegExp;
  /** Less of an ingredient is wanted, in a question or a post: "less sugar", "cut the salt". */
  less: RegExp;
  /** How an herb or spice is sold or written: `dried` and ground, or `fresh`. */
  dried: RegExp;
  fresh: RegExp;
}

/** For folded texts, as in `cues.ts`. */
export const swapCues: Readonly<Record<Language, SwapCues>> = {
  en: {
    unnamed:
      /\b(?:(?:some|any)thing|else|instead|it|this|that|them|these|those|others?|another|one|what|which|ones)\b/g,
    less: /\b(?:less|fewer|reduc(?:e|es|ed|ing)|cut(?:ting)? (?:down|back|(?:the |some )?(?:sugar|salt|sweetness|fat|heat|vinegar))|half the)\b/,
    dried: /\b(?:dried|dry|ground|powder(?:ed)?)\b/,
    fresh: /\b(?:fresh|leaves|bunch|sprigs?)\b/,
  },
  de: {
    unnamed: /\b(?:etwas|was|anderes?|anderen?|stattdessen|es|das|sie|die|den)\b/g,
    less: /\b(?:weniger|reduzier\w*)\b/,
    dried: /\b(?:getrocknet\w*|gemahlen\w*|\w*pulver)\b/,
    fresh: /\b(?:frisch\w*|bund|zweige?n?|blatter)\b/,
  },
  es: {
    unnamed: /\b(?:otr[oa]s?|cosas?|algo|que|lo|eso|esto)\b/g,
    less: /\b(?:(?<!\b(?:al|por lo|a) )menos|reduc\w*|rebaj\w*)\b/,
    dried: /\b(?:sec[oa]s?|en polvo|molid[oa]s?)\b/,
    fresh: /\b(?:fresc[oa]s?|ramit?as?|hojas|manojo)\b/,
  },
  fr: {
    unnamed: /\b(?:autres?|choses?|quelque|quoi|ca|cela|les?|la)\b/g,
    less: /\b(?:(?<!\bau )moins|redui\w*|diminu\w*)\b/,
    dried: /\b(?:sech\w*|secs?|moulue?s?|en poudre)\b/,
    fresh: /\b(?:frais|fraiches?|brins?|bouquet|feuilles)\b/,
  },
  it: {
    unnamed: /\b(?:altr[oaie]|qualcos'altro|qualcosa|cos[ae]|che|lo|la|questo)\b/g,
    less: /\b(?:meno|ridu\w*|diminu\w*)\b(?! che)/,
    dried: /\b(?:secc[oa]|secch[ie]|in polvere|macinat[oaie])\b/,
    fresh: /\b(?:fresc[oa]|fresch[ie]|rametti?|foglie|mazzetto)\b/,
  },
  pt: {
    unnamed: /\b(?:outr[oa]s?|coisas?|algo|que|isso|isto)\b/g,
    less: /\b(?:(?<!\b(?:ao|pelo|a) )menos|reduz\w*|diminu\w*)\b/,
    dried: /\b(?:sec[oa]s?|em po|moid[oa]s?)\b/,
    fresh: /\b(?:fresc[oa]s?|raminhos?|folhas|maco)\b/,
  },
  pl: {
    unnamed: /\b(?:cos|czyms|inn(?:ego|ym|e)|co|czym|to|tym)\b/g,
    less: /\b(?:mniej|zmniejsz\w*|ogranicz\w*)\b/,
    dried: /\b(?:suszon\w*|mielon\w*|w proszku)\b/,
    fresh: /\b(?:swiez\w*|galaz\w*|peczek|peczka)\b/,
  },
  ja: {
    unnamed: /何か|なにか|何|ほかのもの|他のもの|別のもの|それ|これ/g,
    less: /減ら|控えめ|少なめ/,
    dried: /乾燥|ドライ|粉末|パウダー/,
    fresh: /フレッシュ|生の/,
  },
};
