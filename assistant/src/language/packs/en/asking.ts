import type { AskingCues } from '../../cues/asking';
import { pairOfDays } from '../../cues/days-apart';

const days =
  'mon(?:day)?|tues?(?:day)?|weds?|wednesday|thu(?:rs?)?(?:day)?|fri(?:day)?|sat(?:urday)?|sunday';

export const asking: AskingCues = {
  questionStarts: {
    start:
      /^(?:(?:and|also|plus|so|ok|oh|then|btw|hi|hey)[, ]+)*(?:can|could|may|should|shall|do|does|did|is|are|was|will|would|what|what'?s|whats|how|how'?s|hows|when|where|which|why|who|any (?:tips?|ideas?|way)|(?:ok|okay|possible|safe) (?:to|if)|(?:that|it|this)(?:'?s| is|s)? for how (?:many|much|long))\b/,
    joint: /,? (?:and|also|plus|&)(?: also| then| too)?,? (?=\w)/g,
    another: /also|plus/,
  },
  questionWords: {
    who: /\b(?:who|whose|whom)\b/,
    where: /\bwhere\b/,
    when: /\bwhen\b/,
    which: /\b(?:which|what (?:kind|type|sort|colou?r))\b/,
    what: /\bwhat\b/,
    howMany: /\bhow (?:many|much)\b/,
    how: /\bhow\b(?! (?:many|much|long))/,
    howLong: /\bhow long\b/,
  },
  address: {
    writer:
      /(?<!\b(?:can|could|would|will|please|if|thank|do|did) )\byou\b(?! (?:are|must|will|can|should|have to|need|may)\b)|\b(?:do|did) you\b(?! (?:know|think|speak))|\byou'(?:ve|re|d)\b|\byours?\b|\b(?:author|writer|blogger|photographer|chef)s?\b/,
    here: /\b(?:this|these|it|its|they|them|that|those|here|mine|recipe|post|blog|site|page|video|photo|picture|cook ?book|newsletter|reviews?|comments?|print\w*|suitable|friendly|versions?|(?:for|with|my) (?:\w+ )?(?:kids?|child(?:ren)?|toddlers?|bab(?:y|ies)|beginners?|guests?))\b/,
  },
  otherPeople:
    /\b(?:who|whose|who'?s|what|what'?s|which|where|when|how (?:old|many|long))\b.*\b(?:she|he|her|his|(?:the|her|his|their|author'?s) (?:dog|cat|husband|wife|son|daughter|grand(?:ma|mother|pa|father)|mother|mom|mum|dad|father|neighbou?r|sister|brother|aunt|uncle|friend)s?)\b/,
  self: /\b(?:are|r) (?:you|u|this|there) (?:really |actually |just )?(?:an? |1 |the )?(?:real |actual |live )?(?:ai|bot|chat ?bot|robot|human|person|people|machine|computer|author|cook|chef|language model)\b|\b(?:is|am i) (?:this|that|it|talking to|chatting with|speaking (?:to|with)) (?:an? )?(?:real |actual )?(?:ai|bot|chat ?bot|robot|human|person|machine|chatgpt)\b|\b(?:who|what) (?:are you|is answering|am i talking to|answers)\b|\bchat ?gpt\b/,
  writer:
    /\bhow old (?:are|is|were) (?:you|your)\b|\bwhere (?:do|does|did) (?:your )?\w+ (?:live|work|come from|grow up|study)\b|\b(?:what|which) year (?:did|was|were|has)\b|\bwhen (?:did|was) (?:the |this )?(?:author|writer|blogger|she|he)\b|\bhow long (?:has|have) (?:the )?(?:author|writer|blogger|she|he) been\b|\b(?:last|first|full|real|sur|family) ?names?\b|\bbirthdays?\b|\bare you (?:married|single|trained|italian|french|from)\b|\b(?:is|are|was|were|has|have|does|do|what|who|which|when|where|how many)\b.{0,20}\byour (?:kids?|children|sons?|daughters?|husband|wife|partner|family|mother|mum|mom|father|dad|grandm\w+|dog|cat|house|home|job|camera|email|phone|address|age|blog|school|restaurant|cookbook)\b|\bwhere (?:do|did|are|were|have) you (?:\w+ )?(?:live|living|lived|go|going|went|come|from|grow|work|eat|ate|try|tried|taste\w*|discover\w*|travel\w*|born|learn\w*|stud\w*|train\w*)\b|\b(?:did|have|do) you (?:ever )?(?:go(?:ne)?|been|stud\w*|train\w*|grow up|travel\w*|won|win|have (?:kids|children|pets|a (?:dog|cat|restaurant|cookbook)))\b|\b(?:photos?|photograph\w*|pictures?|camera|lens)\b.{0,30}\b(?:taken|took|take|taking|shot|shoot|use)\b|\b(?:where|when|who|what)\b.{0,20}\b(?:photos?|photograph\w*|pictures?|camera)\b|\bwho (?:taught|inspired|wrote)\b|\b(?:when|(?:what|which) year|how long ago|how long have|since when) (?:did |have )?you (?:first |been )?(?:start|begin|learn|writ|publish|post|mov|meet|visit|blog|cooking (?:for|professionally)|run)\w*|\bfollowers\b|\b(?:can|could|may|is|are|do|does|will)\b.{0,30}\b(?:(?<!hot )dogs?|cats?|pupp(?:y|ies)|kittens?|pets?)\b|\b(?:when|what (?:date|year))\b.{0,30}\b(?:published|posted|updated|written)\b|\bhow many (?:\w+ )?(?:stars|reviews|ratings|likes|comments)\b|\b(?:music|playlist|podcast|tv)\b|\b(?:plates?|tablecloth|napkins?|mugs?|crockery)\b.{0,25}\b(?:picture|photo|from|those)\b/,
  unsaid:
    /\bbrands?\b|\bwhere (?:do|does|did|can|could) (?:you|i|we|one|he|she|they)\b.{0,20}\b(?:buy|get|find|order|purchase)\b|\b(?:what|which|whose) (?:\w+ )?(?:shop|store|butcher|supermarket|grocer|market|farm|fishmonger)\b|\b(?:butchers?|supermarkets?|fishmongers?|grocers?)\b|\b(?:buy|bought|did you get|where .{0,12}get) .{0,25}\bfrom\b|\bsells?\b|\b(?:costs?|priced?|prices|expensive|cheap(?:er|est)?|charge|charged)\b|\b(?:what|which) (?:country|region|part of)\b|\borigins?\b|\boriginates?\b|\bwho (?:invented|created|came up)\b|\bhistory\b|\bph\b|\bawards?\b|\babv\b|\balcohol (?:content|percentage|level)\b|\bpercent(?:age)? (?:of )?alcohol\b|\bhow (?:strong|alcoholic)\b.{0,25}\b(?:percent|drink|cocktail|proof)\b|\bdid (?:you|she|he|the author) (?:also )?test\b/,
  feelings: {
    glad: /\b(?:lov(?:e|ed|ing)|delicious|yum(?:my)?|amazing|awesome|fantastic|perfect|wonderful|tasty|so good|a hit|best|great)\b/,
    sad: /\b(?:complicated|overwhelm\w*|hate|give up|giving up|too (?:hard|much|difficult)|frustrat\w*|stress\w*|exhaust\w*|hopeless|terrible at)\b/,
  },
  onward:
    /^(?:(?:ok(?:ay)?|great|good|thanks|thank you|right|all right|done)[ ,.!]+)*(?:(?:all )?done(?: with (?:that|it|this|them))?(?: now)?|(?:is there )?(?:any|some)thing (?:else|more)(?: to do)?|(?:and )?what (?:else|more)|is (?:that|this|it) (?:all|it|everything)|what (?:do|should|can|must|shall) i do with (?:it|them|that|this|these|those|the mixture)(?: now| next| then)?)\W*$/,
  forWhat: /\b(?:for|in|with|on)\b/,
  either: {
    either:
      /\b(?:either|neither|nor)\b|\balso (?:no|don'?t|can'?t|out of|without)\b|\bout of .{1,30} too\b/,
    join: /^,? (?:or|nor|and no|and without|and (?:i )?(?:don'?t have|haven'?t got|can'?t (?:get|find)))(?: any| the| my)? $/,
    another:
      /\b(?:what|anything|something) else\b|\b(?:another|other) (?:option|idea|substitute|swap|alternative|choice)s?\b|\bany others?\b/,
  },
  whether: {
    asks: /^(?:and |so |but )?(?:do|does|should|can|could|may|must|shall|will|is it ok to|am i supposed to)\b/,
  },
  whole:
    /\b(?:everything|all|the (?:whole|entire)|(?:whole|entire|this|the) recipe|ingredients?|list)\b/,
  worth:
    /\b(?:what|how (?:much|hot))(?:'?s| is| are| does| would)? .{0,12}\d{2,3}\b|\d{2,3} ?°? ?[cf]?\b.{0,6}\b(?:is|means?|equals?) what\b|=|\b(?:mean )?for (?:us|me)\b(?=\W*$)|\d{2,3} ?°? ?[cf]\b.{0,8}\b(?:for|in) (?:us |the |my )?(?:europe\w*|brit\w*|americ\w*|aussies?|uk|us|usa|canad\w*|german\w*)\b/,
  general: {
    lack: /\b(?:no|none (?:in|at|left|around|on hand|to hand)|without(?! (?!using|having|adding|owning|getting)\w{3,}ing\b)|w\/o|haven'?t|hasn'?t|havent|sold out of|(?:don'?t|dont|do not|doesn'?t|doesnt|didn'?t|does not) (?:have|own|got|get|sell|stock|carry)|not got|(?<!\b(?:com(?:es?|ing)|came|take[ns]?|taking|took|gets?|got|pull(?:ed)?|lift(?:ed)?|is|are|fresh|straight|right|it|them|go|long) )out of|lack(?:ing)?|missing|(?:can'?t|cannot|can not|couldn'?t) (?:find|get|buy)|(?:isn'?t|is not|aren'?t|are not|not) (?:sold|available|stocked))\b/,
    fine: /(?<!\bhow )\b(?:ok|okay|fine|alright|all right|possible|works?|allowed|do as well|good too|acceptable|suitable)\b/,
    form: /\b(?:frozen|canned|tinned|dried|bottled|jarred|fresh|powdered|ground)\b/,
    wholeEgg: /\b(?:(?:hard|soft)[- ]?(?:boiled|cooked)|boiled|poached|fried|quails?'?)\b/,
    why: /\b(?:why|how come|what for|reason)\b/,
    time: /\b(?:times?|duration|minutes|hours|longest|shortest)\b/,
    offer:
      /\b(?:instead|in (?:its |their )?place|in place of|takes? the place|substitut\w*|replac\w*|swap\w*|stands? in|stand-?in|(?<!\bthe )works?|worked|rather than|alternativ\w*|can be used|you can use|could use|will do|comes? close(?:st)?|the next best|does what|do(?:es)? .{0,20}job|do as well|just as (?:well|good)|same amount|in equal|leave (?:it|them|out)|left (?:out|off)|skip|optional|or (?:use|try|take)|(?:store|shop)-?bought|ready-?made)\b|^for (?:the |a )?\w+(?: \w+)?, |^(?:no|without|out of) /,
    keep: /\b(?:keeps?(?! (?:it|this|them|everything|the \w+(?: \w+)?) (?:vegan|vegetarian|light|simple|(?:dairy|gluten|meat)-?free))|kept|stor(?:e|es|ed|ing|age)|lasts|(?<!\bthe )last(?! minute)|stays?|good for|good in|best within|within \d+ (?:days|weeks|months)|up to \d+ (?:days?|weeks?|months?)|lives? in|leftovers?|fresh for|freezes? (?:well|ok|okay|fine|nicely))\b/,
    must: /\b(?:must|need(?:s|ed)?|have to|has to|should)\b/,
    most: /\b(?:longest|at most|maximum|max|(?:no|not .{1,20}) longer than|no more than)\b/,
    least: /\b(?:minimum|min|at least|shortest|least)\b/,
  },
  filler:
    /^(?:replac\w*|substitut\w*|swap\w*|without|skip|omit|have|got|only|work(?:s|ed)?|ready|when|which|what|something|anything|add|go(?:es|ing)?|get(?:s|ting)?|put(?:ting)?|need(?:s|ed)?|take[ns]?|taking|us(?:e|es|ed|ing)|make|making|do(?:ing|ne)?|give|keep|leave|left|let|stay|want|come[s]?|total|whole|overall|time|times|long|much|many|big|large|size|thick|thin|wide|heavy|amount|temp|temperature|degrees?|hot|heat|mins?|minutes?|hours?|days?|exactly|roughly|about|again|please|pls|plz|thanks|hi|hey|sorry|recipe|thing|stuff|sure|ok|okay|supposed|wondering|know|tell|say|said|mean|instead|ideal|best|right|correct|altogether|each|per|one|ones|till|til|until|far|went|gone|goes|wrong|weird|weirdly|strange|odd|happen(?:s|ed|ing)?|meant|did|bit|kinda|mine|fired|version|versions)$/,
  daysApart: pairOfDays(`${days}|today|tonight|now`, `${days}|tomorrow|next day`),
  startTimes: {
    start:
      /\b(?:when|what time|how early|how soon|how late|by when|(?:the |at )?latest|last moment)\b.{0,40}\b(?:start|begin|get going|get up|put (?:it|this|them|the \w+) (?:in|on)|go(?:es)? in|cook|make)\b|\b(?:start|begin)\b[^\d]{0,20}\b(?:when|what time|latest)\b|\b(?:i|we) (?:\w+ )?(?:start|begin|put)\b[^\d,]{0,25} (?:at|by)(?: (?:what|when)(?: time)?)?[ .?…]*$/,
    ready:
      /\b(?:when|what time|how soon)\b.{0,40}\b(?:ready|done|finish\w*|on the table|eat|serve|out of the oven)\b|\b(?:can|could|will|would|do|does|is|are)\b.{0,60}\b(?:ready|done|finished|on the table|in time|on time|make it)\b|\benough time\b|\b(?:in|on) time\b/,
    starting:
      /\b(?:(?:i|we)(?:'(?:d|ve|ll))?(?: \w+)? (?:start|begin)|(?:if|by|when|am|are) (?:starting|beginning)|started|began)(?: (?:it|this|them|the \w+|cooking|making|baking|work|prep\w*))* (?:at|around|from|@) (?:about |around )?#/,
    clock:
      /(?:(?<=\b(?:at|by|for|around|before|until|till?|@) (?:about |around )?)|\b(?=\d{1,2}(?::[0-5]\d| ?[ap]\.?m\b)|noon\b|midday\b|midnight\b))(?:(?<noon>noon|midday)\b|(?<midnight>midnight)\b|(?:(?<half>half)(?: past)? |(?<after>quarter past) |(?<before>quarter to) )?(?<h>\d{1,2})(?:[:.](?<m>[0-5]\d))?(?: ?(?<ap>[ap])\.?m\b|(?: o'?clock|ish)?(?! ?(?:minutes?|mins?|hours?|hrs?|h\b|days?|weeks?|people|persons?|guests?|servings?|portions?|loaves|batch\w*|dozen|degrees|[°x%/]|cups?|of us|kids|adults|[.,:]?\d))))/g,
    morning: /\b(?:breakfast|brunch|in the morning|tomorrow morning|this morning)\b/,
    hours: { pattern: /(?<=\b(?:at|by|around|past|to) )one\b/g, values: { one: '1' } },
  },
  portions: {
    alone: /\b(?:just|only) (?:for )?(?:me|myself|1)\b|\bfor (?:me alone|myself|1)\b/,
    pair: /\b(?:just|only|for) (?:(?:me|myself) and my (?:husband|wife|partner|boyfriend|girlfriend|fiancee?|spouse|mom|mum|mother|dad|father|son|daughter|friend|roommate|flatmate|sister|brother)|my (?:husband|wife|partner|boyfriend|girlfriend|fiancee?|spouse|mom|mum|mother|dad|father|son|daughter|friend|roommate|flatmate|sister|brother) and (?:me|i|myself))\b(?!,? (?:and|plus|our)\b)/,
    people:
      /\b(?:serves|feeds|serving) (?<n>\d+)\b|\b(?<m>\d+) (?:people|persons?|servings?|portions?|guests?|eaters|of us|adults?)\b/,
    eaters:
      /\bhow many (?:people|persons?|servings?|portions?|guests?|adults?|eaters|mouths)\b|\bfor how many\b(?! (?:minutes|mins|hours|days|weeks|months|degrees|grams|cups))|\bhow many (?:do(?:es)?|will|would) (?:it|this|that|these|the \w+(?: \w+)?) (?:feed|serve)\b|\b(?:feeds?|serves?) how many\b/,
    each: /\bper (?:person|head|guest|serving|portion|eater)\b|\ba head\b|\beach (?:person|guest)\b|\beach ?\?*$/,
    quarter: /\bquarter(?:ed|ing)?\b(?! (?:an? |the |of (?:an? |the ))?(?:hour|cup|tsp|teaspoon))/,
    third: /\b(?:a|1|one) third of (?:the |this )?(?:recipe|batch|amounts?)\b/,
    limit:
      /\b(?:(?:i|we) (?:only |just )(?:have|got|found)|(?:i|we)(?:'ve)? (?:have|got) (?:only|just)|(?:i|we)'?ve (?:only|just)|with only|there (?:is|are) only|^(?:only|just) (?:have|got|found)|all (?:i|we) have (?:is|are)) (?:got )?(?<what>\d.{2,40})/,
    makes:
      /\b(?:it|this|recipe|that|sauce|dough|batter|batch) (?:\w+ )?(?:makes?|yields?) (?:about |around |roughly |enough .{0,20})?[\d½¼¾⅓⅔]/,
  },
  atHand:
    /(?:^|[,.;!] ?|\b(?:but|so|and) )(?:only|just) (?:about |around )?(?<only>\d.{2,40})|\b(?:i|we)(?:'ve| have)(?: got)? (?:about |around )?(?<what>\d.{2,40})|^got (?<got>\d.{2,40})|\b(?:for|with|using) (?:about |around )?(?<made>\d[\d.,]* ?(?:kg|kilos?|g|grams?|lbs?|pounds?|oz|ounces?|ml|l|lit(?:re|er)s?|cups?)\b.{2,30})|\b(?:for|with|using) (?<count>\d{1,2} [a-z]{3,20})\b/,
  avoid: {
    avoids:
      /\b(?:eats?|eating|drinks?|touch(?:es)?|wants?) no\b|\b(?:don'?t|doesn'?t|never|won'?t) (?:eat|do|drink|tolerate|touch)\b|\b(?:can'?t|cannot|can not|not allowed(?: to)?) (?:eat|have|do|drink|tolerate)\b|(?<!\b(?:do|can|could|should|must) )\b(?:i|we|they|who|people) avoid\b|\bavoids\b|\b(?:is|are|am|i'?m|been|goes|stays?) off\b|^no \w+ for (?:me|him|her|us|them|my)\b/,
    instead: /\b(?:instead|replac\w*|substitut\w*|swap\w*)\b/,
  },
  swaps: {
    unnamed:
      /\b(?:(?:some|any)thing|else|instead|it|this|that|them|these|those|others?|another|any|none|one|what|which|ones)\b/g,
    less: /\b(?:less|fewer|reduc(?:e|es|ed|ing)|cut(?:ting)? (?:down|back|(?:the |some )?(?:sugar|salt|sweetness|fat|heat|vinegar))|half the)\b/,
    dried: /\b(?:dried|dry|ground|powder(?:ed)?)\b/,
    fresh: /\b(?:fresh|leaves|bunch|sprigs?)\b/,
    only: /\bonly (?:got |have |had |found |find )?(?:the |some |got )?(?<by>(?!\d|for |to |if |the |me\b|a few|half|need|want|when|use|after|at|in|on|with|\w+ed\b)[a-z' -]{3,40}?)(?:$|[?.,!]| (?:here|ok|left|at home)\b)|\b(?:i've|i have|i got|got|have) (?:got )?(?<held>(?!\d)[a-z -]{3,30}?),? (?:but )?not (?:the )?(?<food>[a-z -]{3,30}?)(?:$|[?.,!])/,
    other:
      /^(?:(?:some|any)thing|sth) (?:else|different)\b|^(?:another|other) (?:thing|one|kind)s?\b/,
  },
};
