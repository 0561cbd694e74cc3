import type { Language } from '../languages';

/**
 * An amount at hand, in group `what` with its name, said without "only": "I have 3 kg of plums". For
 * folded texts, as in `cues.ts`.
 */
export const atHandCues: Readonly<Record<Language, RegExp>> = {
  en: /(?:^|[,.;!] ?|\b(?:but|so|and) )(?:only|just) (?:about |around )?(?<only>\d.{2,40})|\b(?:i|we)(?:'ve| have)(?: got)? (?:about |around )?(?<what>\d.{2,40})|^got (?<got>\d.{2,40})/,
  de: /(?:^|[,.;!] ?|\b(?:aber|und) )(?:nur|bloss) (?<only>\d.{2,40})|\b(?:ich|wir) hab(?:e|en)? (?:ca\.? |etwa |noch )?(?<what>\d.{2,40})|\bhab(?:e|en)? (?:ich|wir) (?:ca\.? |etwa |noch )?(?<got>\d.{2,40})/,
  es: /(?:^|[,.;!] ?|\b(?:pero|y) )solo (?<only>\d.{2,40})|\b(?:tengo|tenemos) (?:unos |unas )?(?<what>\d.{2,40})/,
  fr: /(?:^|[,.;!] ?|\b(?:mais|et) )seulement (?<only>\d.{2,40})|\b(?:j'ai|on a|nous avons|il me reste) (?:environ )?(?<what>\d.{2,40})/,
  it: /(?:^|[,.;!] ?|\b(?:ma|e) )solo (?<only>\d.{2,40})|\b(?:ho|abbiamo) (?:circa )?(?<what>\d.{2,40})/,
  pt: /(?:^|[,.;!] ?|\b(?:mas|e) )(?:so|apenas) (?<only>\d.{2,40})|\b(?:tenho|temos) (?:uns |umas )?(?<what>\d.{2,40})/,
  pl: /(?:^|[,.;!] ?|\b(?:ale|i) )tylko (?<only>\d.{2,40})|\b(?:mam|mamy) (?:okolo )?(?<what>\d.{2,40})/,
  ja: /(?<what>[^、。]{1,20}?(?:が|は)? ?\d[^、。]{0,8}?)(?:が)?(?:ある|あり|だけ)/,
};
