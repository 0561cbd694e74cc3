import type { OutcomeCues } from '../../cues/outcome';

export const outcome: OutcomeCues = {
  troubles: {
    of: {
      thin: /\b(?:thin|runny|(?:still|too|so|looks?|seems?|is) (?:loose|liquid)|watery|soupy|like (?:soup|water|milk)|(?:not|n'?t) thicken\w*|not thick|thicken (?:it|this|that)(?: up)?|(?:it|this) thicker)\b/,
      thick: /\b(?:too thick|thick(?!en)|thickens?|stiff|gloopy|loosen)\b/,
      sticky:
        /\b(?:stick(?:y|s|ing)?|stuck|(?:won'?t|doesn'?t|didn'?t|not) (?:come out|release|unmou?ld)|glued?|clump\w*|(?:damp|wet|oiled|floured) hands?|(?:oil|wet|flour) your hands)\b/,
      leaking: /\b(?:leak\w*|ooz\w*|spill\w*|burst\w*|run(?:s|ning)? out of)\b/,
      dry: /(?<!pat .{0,30})\b(?:dry|dries|drying|dried out|crumbl(?:y|es?|ing)|crack(?:s|ed|ing)?|falls? apart|falling apart)\b(?! (?:ingredients?|frying|pan|white))/,
      wet: /\b(?:soggy|wet|watery|too much (?:water|liquid)|(?:release|lose|give)\w* (?:.{0,12} )?(?:water|liquid))\b(?! hand)/,
      burnt:
        /\b(?:burn(?:s|t|ed|ing)?|black(?:ens?|ened)?(?! (?:bean|pepper|sesame|olive|garlic|tea|currant|pudding|treacle|rice|salt|vinegar|cardamom|lentil))|scorch\w*|(?:too|very|so|going|getting|really|quite) (?:\w+ )?(?:dark|brown|fast)|browning|browns? too (?:quickly|much))\b/,
      pale: /\b(?:pale|(?:not|n'?t) (?:brown\w*|colou?r\w*)|undercooked|underdone|raw (?:in|inside))\b/,
      flat: /\b(?:flat|(?:not|\w{2,6}n'?t|no) (?:\w+ )?(?:ris(?:e|en|ing)|puff\w*|rose)|spread(?:s|ing)?(?: (?:too|so|out|into))|collaps\w*|sank|sunk|sinks?|deflat\w*|dense|heavy crumb|brick)\b/,
      curdled: /\b(?:curdl\w*|split\w*|separat(?:es|ed|ing)|grainy|scrambl\w*|lump(?:s|y)?)\b/,
      salty: /\b(?:too salty|salty|salti\w*|oversalted|too much salt)\b/,
      sweet: /\b(?:too sweet|less sweet|overly sweet)\b/,
      hot: /\b(?:too (?:hot|spicy)|spicy|very hot|milder)\b/,
      bitter: /\b(?:bitter\w*)\b/,
      sour: /\b(?:sour|acidic|tart(?! (?:tin|pan|case|shell|cherr))|vinegary)\b/,
      hard: /\b(?:(?:not|n't|never|won't) (?:get(?:ting)? |go(?:ing)? )?(?:soft\w*|tender)|tough|hard|chewy|rubbery|firm)\b(?! boil)/,
      soft: /\b(?:mushy|too soft|falls? apart|overcooked)\b/,
      unset:
        /\b(?:(?:not|n'?t|never|has not) set(?:ting)?|runny|still (?:liquid|soft)|wobbl\w*|if (?:it is )?not, .{0,40}\b(?:more|again|longer|further))\b/,
      broken:
        /\b(?:break(?:s|ing)?|broke(?:n)?|(?:fall|falls|fell|falling|come|comes|came) apart|tear(?:s|ing)?|tore|torn|ripp?(?:s|ed|ing)?|burst(?:s|ing)?|crack(?:s|ed|ing)?|open(?:s|ed)? up)\b/,
    },
    mark: /\b(?:(?:to|on) my hands|my fingers|ok|okay|fine|normal|bad|supposed to|super|did i do|too|still|so|way|really|very|not|won'?t|didn'?t|doesn'?t|isn'?t|hasn'?t|haven'?t|help|fix|save|rescue|wrong|what now|now what|why|came out|turned out|turned|went|goes|ended up|stops?|prevent|avoid|thicken|thicker|keeps?|my|mine|all|everything|everywhere|what (?:do|can|should) i do)\b/,
    remedy:
      /\b(?:fine|normal|(?:meant|supposed) to|(?:will|should) (?:be|look|seem)|do(?:es)? not matter|do(?:es)?n.?t (?:matter|worry)|no problem|if|to (?:prevent|avoid|stop)|otherwise|too|reason|any longer|so (?:that )?(?:it|they) do(?:es)?(?: not|n't))\b/,
  },
  bounds: {
    afterTime: /\b(?:after|from) (?:about |around |the first )?$/,
    ifSo: /\b(?:if|when using|unless)\b/,
  },
  doneWhen:
    /\b(?:ready|done|cooked|set|enough)\b,? (?:when|once|if|as soon as)\b|\b(?:they|it|the (?:leg|skewer|cent(?:er|re)|middle|crust|top|meat|flesh|juices)) (?:should|will) (?:\w+ )?(?:sound|spring|wobble|jiggle|wiggle|float|flake|run|look|feel)\b|\b(?:edges?|tops?|cent(?:er|re)|middle|crust) (?:should|must) be\b|\b(?:float|rise) to the (?:top|surface)\b/,
  canning: {
    altitude:
      /\b(?:altitudes?|elevations?|sea level|in the mountains|(?:\d+|\d+,\d+) ?(?:feet|ft|m|met(?:er|re)s) (?:up|high|above)|live (?:up )?at \d+ ?(?:feet|ft|m|met(?:er|re)s)|live (?:up )?high|high up)\b/,
    unsealed:
      /\b(?:(?:not|\w{2,6}n'?t|never) (?:\w+ )?(?:seal\w*|pop\w*|close)|unsealed|fail\w* to seal|lids? .{0,20}(?:pops? back|came off|flex\w*))\b/,
    about: /\b(?:jars?|lids?|seal(?:s|ed|ing)?|processing|process(?:ed)?|water ?bath|canning)\b/,
    opened: /\b(?:(?:once|after|when|if) (?:\w+ ){0,3}open(?:ed|ing)?|opened)\b/,
  },
};
