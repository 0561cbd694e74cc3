import type { SlotCues } from '../../cues/cues';

export const slots: SlotCues = {
  convert: {
    metric: /\b(metric|by weight|weigh|weight|european)\b/,
    us: /\b(us|american|imperial)\b(?! (all|have|do|to))/,
    celsius:
      /\b(cel[cs]ius|centigrade)\b|°c\b|\b(in|to|into) c\b|\b(?:oven|temp\w*)\b.{0,25} c\W*$/,
    fahrenheit:
      /\b(?:fa(?:hr|rh?)enhei(?:t|ght)|(?:american|us) (?:degrees|temp\w*))\b|°f\b|\b(in|to|into) f\b|\b(?:oven|temp\w*)\b.{0,25} f\W*$/,
    gasMark: /\bgas ?(?:mark|oven|cooker|number)\b|\b(?:in|to|as|what|which) gas\b/,
    fan: /\bfan\b|\bconvection\b/,
    target:
      /\b(?:in|into|to|how many|many|what in) (?:us |american |metric |imperial )?(?<unit>grams?|g|gr|gms?|kg|kilos?|kilograms?|ml|millilit(?:er|re)s?|lit(?:er|re)s?|l|dl|cups?|fl oz|fluid ounces?|ounces?|oz|pounds?|lbs?|tablespoons?|tbsps?|teaspoons?|tsps?|sticks?|pints?|quarts?|gallons?)\b/,
  },
  scale: {
    servings:
      /\b(?:for|feed|feeds|feeding|serve|serves|serving|makes?|making|yield|need|want|to|we are|we're|were|we'll be|will be|(?:party|family|group|crowd|table) of|there (?:are|will be))\b(?: (?:only|just|about|around|up to|all|the|a (?:party|family|group|crowd) of))?(?: us)? (?<n>\d+(?:\.\d+)?)\b(?! ?(?:min|hour|hr|degree|°|sec|day|week|month|inch|cm))|\b(?<m>\d+) (?:people|persons?|servings?|portions?|guests?|adults?|eaters|diners|kids|friends|of us|drinks|cocktails|bowls|plates)\b/,
    times: /\b(?<n>\d+(?:\.\d+)?) ?(?:x|times)\b|\bx ?(?<m>\d+)\b/,
    double: /\b(double(?! (?:cream|boiler|concentrate))|doubling|doubled|twice)\b/,
    triple: /\b(triple|tripling|tripled)\b/,
    half: /\b(half|halve|halving|halved|1\/2)\b(?! (?:an? |the )?(?:cup|tsp|tbsp|teaspoon|tablespoon|hour|pound|stick|lemon|onion))/,
    yield:
      /\bhow many\b|\bhow much .{0,25}\b(?:make|yield|get)\b|\byield\b|\bserving size\b|\bportion size\b|\bhow (big|large)\b/,
    original: /\b(original (recipe|amounts?|quantit\w*)|as written)\b/,
  },
  replace: [
    /\bwhat (?:else )?(?:can|could|do|should|would) (?:i|we|you) use for (?:the |any )?(?<food>.{1,40}?)(?:$|[?.,!])/,
    /\b(?:some|any)thing (?:\w{3,9}er|(?:less|more) \w+) than (?:the )?(?<food>.{1,40}?)(?:$|[?.,!])/,
    /\b(?:use|using|try|with|substitute|subs?|put|add) (?:the |some )?(?<by>.{1,50}?) (?:instead of|in place of|in lieu of|rather than|for) (?:the |any |some )?(?<food>.{1,50}?)(?:$|[?.,!]| in (?:this|the)\b)/,
    /\b(?:replace|replacing|swap|swapping|switch|exchange|substitute) (?:out )?(?:the |my |some )?(?<food>.{1,50}?) (?:with|by|for|to) (?:the |some |a |an )?(?<by>.{1,50}?)(?:$|[?.,!])/,
    /\b(?:instead of|in place of|in lieu of|rather than|alternatives? (?:to|for)|substitut\w* (?:for|of)|replacements? for|replaces?|subs? (?:out |in )?(?:for)?|swap for|swap|takes? the place of|stands? in for|stand-?in for) (?:using |the |any |some |a |an )?(?<food>.{1,50}?)(?:$|[?.,!]| in (?:this|the)\b)/,
    /\b(?:don't|do not|dont|didn't|haven't|havent|can't|cant|couldn't|couldnt|cannot|do n't) (?:have|got|like|eat|find|get|want to use|want|use) (?:any |the |enough |some |a |an )?(?<food>.{1,50}?)(?:$|[?.,!]| (?:what|can|could|so|and|but|is|in|at)\b)/,
    /\b(?:out of|ran out of|run out of|lacking|missing|no more|have no|i have no|allergic to) (?:the |my |any )?(?<food>.{1,50}?)(?:$|[?.,!]| (?:what|can|could|so|and|but|is|in|at)\b)/,
    /\b(?:use|use for|try|(?:do|make|cook|bake) (?:it|this|them|these|those|that|the \w+) with|swap in|work with|works with) (?:the |some |a |an |any |just |only )?(?<by>.{1,50}?)(?:$|[?.,!]| instead\b| in(?:stead)? (?:this|the)\b| for (?:this|the)\b)/,
    /\b(?:does|do|will|would) (?<by>.{1,40}?) work\b/,
    /\bno (?<food>[a-z -]{2,30})(?:$|[?.,!])/,
  ],
  omit: [
    /\b(?:leave|leaving|left) out (?:the |any )?(?<food>.{1,50}?)(?:$|[?.,!]| in\b)/,
    /\b(?:leave|leaving|left) (?:the |any )?(?<food>.{1,40}?) (?:out|off)\b/,
    /\b(?:omit|skip|omitting|skipping|without|do without) (?:using |the |any |adding )?(?<food>.{1,50}?)(?:$|[?.,!]| in\b)/,
    /\b(?:is|are) (?:the |an? )?(?<food>.{1,40}?) (?:really |absolutely |actually )?(?:optional|necessary|required|essential|needed|important)\b/,
    /\b(?:really|actually|(?:have|need) to|must (?:i|we|you)) (?:need|use|add|include)(?: to (?:use|add))? (?:the |any |an? )?(?<food>.{1,40}?)(?:$|[?.,!])/,
    /^(?:so |and |but )?do (?:i|we|you) (?:really |actually )?need (?:the|any) (?<food>[a-z' -]{2,30}?)(?:$|[?.,!])/,
    /\b(?:is|are) (?:the )?(?<food>[a-z' -]{2,30}?) (?:really )?needed(?:$|[?.,!])/,
  ],
  step: {
    first: /\b(first|1st|start|begin|beginning)\b/,
    next: /\b(next|following|what (should|do|shall|must|can) (i|we) do(?: now| next| then| afterwards?| after(?: that)?)?(?: with (?:it|them|this|that|these|those|the mixture|everything))?(?=\W*$)|(?:any|some)thing else|what now|now what|what then|and then|then what|(?<!\b(?:do|does|should|can|must|to|will) .{0,40})go on|continue|carry on|move on|proceed|what('s| is) after( that| this)?|after (that|this)|what else|i'?m (done|ready|finished)|(that'?s|is|it'?s|(?<!\bhow .{0,40})(?:is|are) (?:it|they|this|that)(?: all)?) (?:done|ready|finished|all|it)(?: now| already| yet)?(?=\W*$)|that'?s done|done that|ready for more)\b/,
    previous: /\b(previous|go back|one back|before (that|this)|step back|the step before)\b/,
    last: /(?<!\bhow long\b.{0,40})\blast\b|\bfinal\b/,
    repeat: /\b(repeat|again|one more time|come again|say that)\b/,
    number:
      /\b(?:step|instruction|number) (?:number |no\.? ?|#)?(?<n>\d{1,2})\b|\b(?<m>\d{1,2})(?:st|nd|rd|th) (?:step|instruction)\b/,
    count: /\bhow many (more |other )?(steps|instructions)\b/,
    when: /\bgo(?:es)? in (?:at|first|last|now|before|after|early|late)\b|\bwhen\b|\bat what (point|stage)\b/,
    sign: /\bhow (can|do|will|would|should) (i|you|we) (know|tell|see|check)\b|\bwhen (can|do|will|would|should) (i|you|we) (know|see|tell)\b|\b(see|know|tell|check|sure) (that|if|when|whether) (it|they|the \w+)('s|'re| is| are)? ?(ready|done|cooked)\b|\b(when|if) (is|are) (it|they|the .{1,30}) (done|ready|cooked|baked|finished)\b|\b(?:what|how) should .{1,30} (?:look|feel|sound)\b|\bwhat colou?r\b|\bcolou?r of (?:the|my)\b|\bwhat do(?:es)? .{1,20} (?:look|sound) like\b|\b(?:look|feel)(s)? like\b|\bcheck if\b|\b(?:ways?|signs?|tricks?) to (?:tell|know|see)\b/,
    after: /\b(?:after|once) (?:i |the |i've |i have |we |that's |it's )?(?<what>.{2,60})/,
    before: /\bbefore (?:i |the |we |adding |putting )?(?<what>.{2,60})/,
    how: /\bhow\b|\bwhy\b/,
  },
  internal:
    /\b(internal\w*|inside|core|in the (middle|cent(er|re))|the (?:middle|cent(?:er|re)) (?:should|must|is|reads|reaches|registers|gets|hits|has|wants)|(?:temp\w*|degrees) (?:of|in) the (?:middle|cent(?:er|re))|thermometer|probe)\b/,
  until: /\b(until|till|when|once)\b/,
  times: {
    total:
      /\b(total|in all|all together|altogether|whole|entire|overall|start to finish|from start|(?:it|this|that|they|recipe) takes?|takes?(?=\W*$)|takes? (?:to (?:make|cook|bake|prepare)|from)|ready)\b/,
    prep: /\b(prep|prepare|preparation|preparing|active|hands[- ]on)\b/,
    cook: /\b(cook|cooking|cooked|bake|baking|baked|oven)\b/,
  },
  minutes: {
    second: /^(sec|secs|second|seconds|s)$/,
    minute: /^(min|mins|minute|minutes|m)$/,
    hour: /^(h|hr|hrs|hour|hours)$/,
    day: /^(day|days)$/,
    week: /^weeks?$/,
    month: /^months?$/,
  },
  range: 'to|or|and|up to',
  followUp:
    /^(and|also|what about|how about|ok(ay)?,? and|then|or|but|so|plus|same (for|with|question)|in|for|with|without)\b/,
  pronoun: /\b(it|that|this|them|they|those|these|one|each)\b/,
  food: /\b(can (?:i|you|we) (?:add|put|throw|mix|use)|altitude|elevation|sea level|canner|canning|psi|jars?|lids?|trays?|racks?|servings?|nutrition\w*|gluten|vegan|recipe|cook\w*|bak(e|es|ed|ing)|oven|dish|food|eat|eating|meal|taste|tasty|flavou?r|sauce|dough|batter|spic\w*|season\w*|salt|sugar|serve|dinner|lunch|breakfast|dessert|ingredients?|steps?|kitchen|stir|mix|chop|slice|boil|fry|roast|sweet|sour|salty|burnt|burn|dry|soggy|thick|thin|crispy|crumbly|texture|fresh|frozen|freez\w*|fridge|store|leftovers?)\b/,
  injection:
    /\b(?:output|print|write|say|echo|repeat|display) (?:me )?(?:only )?(?:the|this|that|all) (?:\w+ )?(?:words?|text|phrase|sentence)\b|\bforget (?:about )?the recipe\b|\brepeat after me\b|\bsay the following\b|\b(ignore|disregard|forget|override|bypass) (all |any |your |the |these |those |previous |prior |earlier |above |every ){0,6}(instructions?|rules?|prompts?|guidelines?|directions|training|above|constraints)\b|\b(system|developer|hidden|initial|secret) (prompt|message|instructions?|password|key)\b|\byou are (now|no longer)\b|\b(act|behave|pretend|roleplay|respond) (as|to be|like)( if)? (you|a|an|my|the)\b|\b(jailbreak|dan mode|developer mode|do anything now)\b|\b(reveal|print|repeat|show|output|tell me) (me )?(your|the) (system |initial |hidden |secret ){0,3}(prompt|instructions|rules|configuration|api key|password|secret)\b|\bnew instructions?\b|\b(assistant|ai|chatbot|language model|llm)s?\b.{0,40}\b(must|should|shall|has to|have to|need to|please|reading this|instructed)\b|\b(tell|recommend|inform|instruct|direct) (the |all |every )?(readers?|users?|visitors?|people)\b.{0,40}\b(that|to|visit|buy|click|use)\b|\bsay (only|exactly|just|nothing but)\b|\b(reply|respond|answer) (only|with|always|exactly)\b|<\/?(system|instructions?|assistant|user)>|\[(system|inst)\]/,
  chatter:
    /\b(subscribe|newsletter|follow me|instagram|pinterest|facebook|affiliate|sponsored|cookie policy|privacy policy|pin (it|this)|leave a (comment|rating|review)|sign up|all rights reserved|as an amazon)\b/,
};
