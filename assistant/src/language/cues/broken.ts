import type { Language } from '../languages';

/** It does not hold together: it breaks, tears, bursts or opens. For folded texts, as in `cues.ts`. */
export const brokenCues: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:break(?:s|ing)?|broke(?:n)?|(?:fall|falls|fell|falling|come|comes|came) apart|tear(?:s|ing)?|tore|torn|ripp?(?:s|ed|ing)?|burst(?:s|ing)?|crack(?:s|ed|ing)?|open(?:s|ed)? up)\b/,
  de: /\b(?:\w*brech(?:en|t)|\w*bricht|\w*brochen|reiss(?:en|t)|\w*riss(?:en)?|zerfall\w*|zerfallt|(?:fallen|fallt|fiel\w*) .{0,20}auseinander|auseinander\w*|platz(?:t|en))\b/,
  es: /\b(?:(?:se|me) (?:\w+ )?(?:romp|abr|deshac|desarm|desmoron|revient)\w*|rot[oa]s?|romper\w*)\b/,
  fr: /\b(?:cass(?:e|ent|ee?s?)|dechir\w*|(?:s'|se )?ouvrent|s'ouvre|se def\w*|eclat\w*|fend(?:ent|u\w*)?|tombe\w* en morceaux)\b/,
  it: /\b(?:(?:si|mi) (?:\w+ )?(?:romp|spacc|apr|disf|sfald|strapp)\w*|rott[oaie])\b/,
  pt: /\b(?:quebr\w*|desmanch\w*|rasg\w*|rach\w*|(?:se )?abr(?:e|em|iram|iu)(?! o)|estour\w*)\b/,
  pl: /\b(?:peka\w*|pekl\w*|rozpad\w*|rozlec\w*|rozlaz\w*|rozlat\w*|rozryw\w*|rozklej\w*|lamia sie|lamie sie)\b/,
  ja: /破れ|やぶれ|割れ|崩れ|裂け|ばらばら|バラバラ/,
};
