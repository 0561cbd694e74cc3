import type { Language } from '../languages';

/**
 * An amount at hand with its name, in one of the groups, said without "only": "I have 3 kg of plums", or
 * for which the rest is asked: "for 3 kg of plums". For folded texts, as in `cues.ts`.
 */
export const atHandCues: Readonly<Record<Language, RegExp>> = {
  en: /(?:^|[,.;!] ?|\b(?:but|so|and) )(?:only|just) (?:about |around )?(?<only>\d.{2,40})|\b(?:i|we)(?:'ve| have)(?: got)? (?:about |around )?(?<what>\d.{2,40})|^got (?<got>\d.{2,40})|\b(?:for|with|using) (?:about |around )?(?<made>\d[\d.,]* ?(?:kg|kilos?|g|grams?|lbs?|pounds?|oz|ounces?|ml|l|lit(?:re|er)s?|cups?)\b.{2,30})|\b(?:for|with|using) (?<count>\d{1,2} [a-z]{3,20})\b/,
  de: /(?:^|[,.;!] ?|\b(?:aber|und) )(?:nur|bloss) (?<only>\d.{2,40})|\b(?:ich|wir) hab(?:e|en)? (?:ca\.? |etwa |noch )?(?<what>\d.{2,40})|\bhab(?:e|en)? (?:ich|wir) (?:ca\.? |etwa |noch )?(?<got>\d.{2,40})|\b(?:fur|bei|mit|auf) (?:ca\.? |etwa )?(?<made>\d[\d.,]* ?(?:kg|kilo|g|gramm|ml|l|liter)\b.{2,30})|\b(?:fur|bei|mit|auf) (?<count>\d{1,2} [a-z]{3,20})\b/,
  es: /(?:^|[,.;!] ?|\b(?:pero|y) )solo (?<only>\d.{2,40})|\b(?:tengo|tenemos) (?:unos |unas )?(?<what>\d.{2,40})|\b(?:para|con) (?:unos )?(?<made>\d[\d.,]* ?(?:kg|kilos?|g|gr|gramos|ml|l|litros?)\b.{2,30})|\b(?:para|con) (?<count>\d{1,2} [a-z]{3,20})\b/,
  fr: /(?:^|[,.;!] ?|\b(?:mais|et) )seulement (?<only>\d.{2,40})|\b(?:j'ai|on a|nous avons|il me reste) (?:environ )?(?<what>\d.{2,40})|\b(?:pour|avec) (?:environ )?(?<made>\d[\d.,]* ?(?:kg|kilos?|g|grammes?|ml|cl|l|litres?)\b.{2,30})|\b(?:pour|avec) (?<count>\d{1,2} [a-z]{3,20})\b/,
  it: /(?:^|[,.;!] ?|\b(?:ma|e) )solo (?<only>\d.{2,40})|\b(?:ho|abbiamo) (?:circa )?(?<what>\d.{2,40})|\b(?:per|con|su) (?:circa )?(?<made>\d[\d.,]* ?(?:kg|chil[oi]|g|gramm[oi]|ml|l|litr[oi])\b.{2,30})|\b(?:per|con|su) (?<count>\d{1,2} [a-z]{3,20})\b/,
  pt: /(?:^|[,.;!] ?|\b(?:mas|e) )(?:so|apenas) (?<only>\d.{2,40})|\b(?:tenho|temos) (?:uns |umas )?(?<what>\d.{2,40})|\b(?:para|pra|com) (?:uns )?(?<made>\d[\d.,]* ?(?:kg|quilos?|g|gramas?|ml|l|litros?)\b.{2,30})|\b(?:para|pra|com) (?<count>\d{1,2} [a-z]{3,20})\b/,
  pl: /(?:^|[,.;!] ?|\b(?:ale|i) )tylko (?<only>\d.{2,40})|\b(?:mam|mamy) (?:okolo )?(?<what>\d.{2,40})|\b(?:na|do|dla|z) (?:okolo )?(?<made>\d[\d.,]* ?(?:kg|kilo\w*|g|gram\w*|ml|l|litr\w*)\b.{2,30})|\b(?:na|do|dla|z) (?<count>\d{1,2} [a-z]{3,20})\b/,
  ja: /(?<what>[^、。]{1,20}?(?:が|は)? ?\d[^、。]{0,8}?)(?:が)?(?:ある|あり|だけ|なら|だと)/,
};
