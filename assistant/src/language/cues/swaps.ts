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
  /** What alone is at hand, in group `by`: "only got quick oats"; what is lacking, in `food`. */
  only: RegExp;
  /** "Something else", with what it is for: it names no food. */
  other: RegExp;
}

/** For folded texts, as in `cues.ts`. */
export const swapCues: Readonly<Record<Language, SwapCues>> = {
  en: {
    unnamed:
      /\b(?:(?:some|any)thing|else|instead|it|this|that|them|these|those|others?|another|any|none|one|what|which|ones)\b/g,
    less: /\b(?:less|fewer|reduc(?:e|es|ed|ing)|cut(?:ting)? (?:down|back|(?:the |some )?(?:sugar|salt|sweetness|fat|heat|vinegar))|half the)\b/,
    dried: /\b(?:dried|dry|ground|powder(?:ed)?)\b/,
    fresh: /\b(?:fresh|leaves|bunch|sprigs?)\b/,
    only: /\bonly (?:got |have |had |found |find )?(?:the |some |got )?(?<by>(?!\d|for |to |if |the |me\b|a few|half|need|want|when|use|after|at|in|on|with|\w+ed\b)[a-z' -]{3,40}?)(?:$|[?.,!]| (?:here|ok|left|at home)\b)|\b(?:i've|i have|i got|got|have) (?:got )?(?<held>(?!\d)[a-z -]{3,30}?),? (?:but )?not (?:the )?(?<food>[a-z -]{3,30}?)(?:$|[?.,!])/,
    other:
      /^(?:(?:some|any)thing|sth) (?:else|different)\b|^(?:another|other) (?:thing|one|kind)s?\b/,
  },
  de: {
    unnamed: /\b(?:etwas|was|anderes?|anderen?|stattdessen|es|das|sie|die|den)\b/g,
    less: /\b(?:weniger|reduzier\w*)\b/,
    dried: /\b(?:getrocknet\w*|gemahlen\w*|\w*pulver)\b/,
    fresh: /\b(?:frisch\w*|bund|zweige?n?|blatter)\b/,
    only: /\b(?:nur|bloss) (?:noch )?(?:den |die |das )?(?<by>(?!\d|fur |noch |ein bisschen|halb)[a-z -]{3,40}?)(?: da| im haus| hier| zu hause)?(?:$|[?.,!])/,
    other: /^etwas anderes?\b|^was anderes\b/,
  },
  es: {
    unnamed: /\b(?:otr[oa]s?|cosas?|algo|que|lo|eso|esto)\b/g,
    less: /\b(?:(?<!\b(?:al|por lo|a) )menos|reduc\w*|rebaj\w*)\b/,
    dried: /\b(?:sec[oa]s?|en polvo|molid[oa]s?)\b/,
    fresh: /\b(?:fresc[oa]s?|ramit?as?|hojas|manojo)\b/,
    only: /\bsolo (?:tengo|hay|me queda\w*|encontr\w*) (?:el |la |los |las |un |una )?(?<by>(?!\d)[a-z -]{3,40}?)(?:$|[?.,!])/,
    other: /^(?:otra cosa|algo (?:mas|distinto))\b/,
  },
  fr: {
    unnamed: /\b(?:autres?|choses?|quelque|quoi|ca|cela|les?|la)\b/g,
    less: /\b(?:(?<!\bau )moins|redui\w*|diminu\w*)\b/,
    dried: /\b(?:sech\w*|secs?|moulue?s?|en poudre)\b/,
    fresh: /\b(?:frais|fraiches?|brins?|bouquet|feuilles)\b/,
    only: /\b(?:ai|a|avons|reste|trouve) que (?:du |de la |de l'|des |d')(?<by>(?!\d)[a-z' -]{3,40}?)(?:$|[?.,!])|\bj'ai (?:seulement|juste) (?:du |de la |de l'|des )(?<held>[a-z' -]{3,40}?)(?:$|[?.,!])/,
    other: /^(?:autre chose|quelque chose d'autre)\b/,
  },
  it: {
    unnamed: /\b(?:altr[oaie]|qualcos'altro|qualcosa|cos[ae]|che|lo|la|questo)\b/g,
    less: /\b(?:meno|ridu\w*|diminu\w*)\b(?! che)/,
    dried: /\b(?:secc[oa]|secch[ie]|in polvere|macinat[oaie])\b/,
    fresh: /\b(?:fresc[oa]|fresch[ie]|rametti?|foglie|mazzetto)\b/,
    only: /\b(?:ho|abbiamo|trovo) (?:solo|soltanto) (?:il |la |lo |i |gli |le |del |della )?(?<by>(?!\d)[a-z' -]{3,40}?)(?:$|[?.,!])/,
    other: /^(?:altro|qualcos'altro|qualcosa d'altro)\b/,
  },
  pt: {
    unnamed: /\b(?:outr[oa]s?|coisas?|algo|que|isso|isto)\b/g,
    less: /\b(?:(?<!\b(?:ao|pelo|a) )menos|reduz\w*|diminu\w*)\b/,
    dried: /\b(?:sec[oa]s?|em po|moid[oa]s?)\b/,
    fresh: /\b(?:fresc[oa]s?|raminhos?|folhas|maco)\b/,
    only: /\b(?:so|apenas) (?:tenho|temos|tem|achei|encontrei) (?:o |a |os |as )?(?<by>(?!\d)[a-z -]{3,40}?)(?:$|[?.,!])/,
    other: /^(?:outra coisa|algo diferente)\b/,
  },
  pl: {
    unnamed: /\b(?:cos|czyms|inn(?:ego|ym|e)|co|czym|to|tym)\b/g,
    less: /\b(?:mniej|zmniejsz\w*|ogranicz\w*)\b/,
    dried: /\b(?:suszon\w*|mielon\w*|w proszku)\b/,
    fresh: /\b(?:swiez\w*|galaz\w*|peczek|peczka)\b/,
    only: /\b(?:mam|mamy) tylko (?<by>(?!\d)[a-z -]{3,40}?)(?:$|[?.,!])/,
    other: /^(?:cos|czyms) inn\w+\b/,
  },
  ja: {
    unnamed: /何か|なにか|何|ほかのもの|他のもの|別のもの|それ|これ/g,
    less: /減ら|控えめ|少なめ/,
    dried: /乾燥|ドライ|粉末|パウダー/,
    fresh: /フレッシュ|生の/,
    only: /(?<by>[^、。0-9]{1,14}?)しか(?:ない|なくて|ありません|持って)/,
    other: /^(?:他|ほか|別)のもの/,
  },
};
