import type { CookingCues } from '../../cues/cooking';

export const cooking: CookingCues = {
  deeds: {
    roll: /\broll(?:s|ed|ing)?\b|\bstretch\w*/,
    cut: /\b(?:cut|cutting|slic\w+|chop\w*|dic(?:e|ed|ing)|minc(?:e|ed|ing)|halve[ds]?)\b/,
    peel: /\bpeel\w*|\bskin(?:ned|s)?\b/,
    turn: /\b(?:turn(?:ing|ed)?(?! (?:off|on|down|up))|flip\w*)\b/,
    drain: /\b(?:drain\w*|strain\w*)\b/,
    pour: /\bpour\w*|\bladle\b|\btip (?:in|it|them)\b/,
    shape: /\b(?:shap\w+|form(?:ed|ing)?|mold|mould|twist\w*|plait\w*|braid\w*|knot\w*)\b/,
    fill: /\bfill(?:ed|ing|s)?\b|\bstuff\w*/,
    wash: /\b(?:wash\w*|rins\w+|clean(?:ed|ing)?)\b/,
    cover: /\b(?:(?:un)?cover\w*|lid|wrap\w*)\b/,
    remove:
      /\b(?:remov\w+|tak(?:e|ing) (?:.{1,20} )?out|takes out|lift (?:.{1,20} )?out|discard\w*|fish out)\b/,
    crush: /\b(?:crush\w*|mash\w*|squash)\b/,
    spread: /\b(?:spread\w*|smooth (?:it|the))\b/,
    divide: /\b(?:divid\w+|portion(?:ed|s)? (?:out|the|into))\b/,
    brush: /\b(?:brush\w*|glaz(?:e|ed|ing))\b/,
    scatter: /\b(?:scatter\w*|sprinkl\w*|dust\w*|top(?:ped|ping)? (?:it|with|each))\b/,
    serve: /\bserv(?:e|ed|es|ing)\b/,
    season: /\b(?:season\w*|salt (?:it|the))\b/,
    grease: /\b(?:greas\w*|butter (?:a|the) (?:tin|pan|dish)|line (?:a|the))\b/,
    prick: /\b(?:prick\w*|pierc\w*)\b|\b(?:vents?|holes?|chimney)\b/,
    flavour: /\b(?:rub\w*|marinat\w*|coat(?:ed|ing)?)\b/,
    unmould:
      /\b(?:un-?mou?ld\w*|turn(?:ed|ing)? (?:it |them |the \w+ )?out\b|(?:mov|transfer|slid)\w* (?:it|them|the \w+|to)\b)/,
    open: /\bopen(?:s|ed|ing)?\b/,
  },
  manner: {
    often: /\bhow (?:often|frequently|many times)\b/,
    together: /\b(?:together|at the same time|separately|in one go)\b/,
    goesIn:
      /\b(?:do|does) .{2,30} go (?:in|on|into|onto|over)\b|\bwhere (?:do|does|should|shall|to|is|are) .{0,30}\b(?:go(?:es)?|put|added|used)\b/,
    add: /^(?:add\w*|put\w*|go|goes|going|use\w*|pour\w*|in|get\w*|make\w*|readi|ready)$/,
  },
  method: {
    beforeOrAfter: /\b(?:before or after|after or before)\b/,
  },
  moments: {
    size: /\b(?:what size|how (?:big|thick|thin|wide|long is|long are|large|small|heavy)|size|what weight|how much does .{1,30} weigh)\b/,
    served:
      /\b(?:at|on|to) (?:the )?table\b(?= \w|$)|\bwhat .{0,20}\bserve\b|\b(?:goes?|pairs?) (?:\w+ ){0,3}with\b|\b(?:served?|serving|eat|have(?! (?:an|more|other|got|a )))\b .{0,40}(?:\bwith\b|alongside|on the side|beside (?:it|them))|\bis all (?:\w+ )?needs?\b|\bnext to (?:it|them)\W*$|\balongside\b|\b(?:some|any)thing (?:\w+ )?to (?:go|serve|eat|have) (?:\w+ )?with\b|\bon the side\b|\baccompan\w*|\bas a (?:side|starter)\b|\bside dish(?:es)?\b|\bwhat sides?\b|\bscoop (?:it|them) up with\b|\b(?:eat|mop) (?:it|them) (?:up )?with\b|\b(?:lovely|great|perfect|delicious|nice|good|wonderful) with (?:my|our|a|some)\b|\b(?:like|love|enjoy|have) (?:it|them|this|these) (?:\w+ )?(?:with|alongside|next to)\b|\b(?:works|tastes) (?:\w+ )?(?:well|best|great) (?:with|alongside)\b/,
    also: /\b(?:you (?:may|might) (?:also )?(?:like|enjoy)|also try|next time try|try (?:my|our)|see also|read (?:also|next)|more like this|my (?:recipe|post) for|have a look at|if you (?:like|liked|love|loved|enjoy|enjoyed|fancy) (?:this|these|it|baking|cooking)|if \w+(?: \w+)? (?:is|are) your thing|(?:bake|make|see|like|love) (?:also )?my\b|(?:fans?|lovers?) (?:should|will|may|might) (?:also )?(?:try|like|love)|for another\b(?! (?:\d|(?:\w+ )?(?:minutes?|hours?|days?|seconds?|half)\b))|next time,? (?:make|bake|cook))\b|^more (?:[\w-]+ ){1,3}[\w-]+:/,
    perSide: /\b(?:per|each|a|every|on both|on each|on the other) sides?\b/,
    side: /\bsides?\b/,
  },
  reasons: {
    because:
      /\b(?:so (?:that|it|they|the)|because|otherwise|or (?:it|they) (?:will|may)|to (?:prevent|avoid|stop|keep|help|make sure)|which (?:helps|keeps|stops|prevents|makes))\b/,
  },
  vessels: {
    holder:
      /\b(?:pans?|tins?|dish|moulds?|molds?|trays?|skillets?|pots?|casseroles?|saucepans?|woks?|ramekins?)\b/,
    inWhat:
      /\bwhat (?:do|should|can|shall|must|would) (?:i|we|you) (?!serve|eat|have)\w+ .{0,40}\b(?:in|on)\W*$/,
  },
  lids: {
    on: /\b(?:with (?:the |a |its )?lid|lid on|covered|cover|under (?:a|the) lid)\b/,
    off: /\b(?:without (?:the |a )?lid|lid off|remove the lid|take off the lid|uncover(?:ed)?|no lid)\b/,
  },
  unneeded: {
    byHand: /\b(?:by hand|hand-\w+)\b/,
  },
  heats: {
    asked:
      /\b(?:what|which) flame\b|\bget to\b.{0,20}\b(?:thermometer|probe)\b|^what (?:do|should) (?:i|we|you) (?:keep|hold) the [a-z ]{2,20} at\b|\bwhat (?:do|should|must|shall) (?:i|we|you) (?:set|turn|lower|drop|crank|raise|reduce|bring)\b.{0,30}\b(?:to|at|on)\W*$|\b(?:oven|stove|hob|smoker|grill|broiler|air ?-?fryer|gas|dial)\b.{0,12}\bsetting\b|\bsetting\b.{0,20}\b(?:oven|stove|hob|burner|smoker|grill|broiler|air ?-?fryer)\b/,
    reads: /\b(?:thermometer|probe)\b.{0,20}\b(?:say|read|show|register)\b/,
  },
  levels: { high: /\bhigh(?:er|est)?\b/, low: /\blow(?:er|est)?\b/ },
};
