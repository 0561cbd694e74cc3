import type { Language } from '../languages';

/** How strong a heat is, in words, and which of a dish's heats is asked for. */
export interface HeatCues {
  /** In a post: a flame or a grill by its strength, "over a medium heat". */
  level: RegExp;
  /** The strength of a flame is asked for, no degrees. */
  asksLevel: RegExp;
  /** A heat is asked for without a word for it: "what do I turn it down to?". */
  asked: RegExp;
  /** What a thermometer is to say is asked for. */
  reads: RegExp;
  /** A heat is changed, in questions and in steps. */
  changes: RegExp;
  /** The heat at the start of baking, before it is changed. */
  start: RegExp;
  /** The heat at the end, after it was changed. */
  end: RegExp;
}

/** For folded texts, as in `cues.ts`. */
export const heatCues: Readonly<Record<Language, HeatCues>> = {
  en: {
    level:
      /\b(?:low|medium|high|gentle|moderate)(?:(?:[- ]|[- ]to[- ])(?:low|medium|high))? (?:heat|flame|gas)\b|\b(?:grill|broil\w*) (?:on|to) (?:low|medium|high)\b/g,
    asksLevel:
      /\bflame\b|\b(?:what|which) (?:sort of |kind of )?(?:heat|burner)\b|\bheat (?:setting|level)\b|\b(?:stove|stovetop|hob|burner|cooktop|grill|broiler)\b.{0,12}\b(?:setting|level|heat)\b|\bsetting\b.{0,20}\b(?:stove|hob|burner|pan|grill|broiler)\b|\bheat (?:for|under)\b|\b(?:high|medium|low)\b.{0,10}\bor (?:a |on )?(?:high|medium|low)\b/,
    asked:
      /\b(?:what|which) flame\b|\bget to\b.{0,20}\b(?:thermometer|probe)\b|^what (?:do|should) (?:i|we|you) (?:keep|hold) the [a-z ]{2,20} at\b|\bwhat (?:do|should|must|shall) (?:i|we|you) (?:set|turn|lower|drop|crank|raise|reduce|bring)\b.{0,30}\b(?:to|at|on)\W*$|\b(?:oven|stove|hob|smoker|grill|broiler|air ?-?fryer|gas|dial)\b.{0,12}\bsetting\b|\bsetting\b.{0,20}\b(?:oven|stove|hob|burner|smoker|grill|broiler|air ?-?fryer)\b/,
    reads: /\b(?:thermometer|probe)\b.{0,20}\b(?:say|read|show|register)\b/,
    changes:
      /\b(?:lower|reduc\w*|drop(?:ped)?|rais\w*|increas\w*|crank\w*|turn(?:ed)?\b.{0,20}\b(?:down|up)|chang\w* .{0,12}(?:temp\w*|heat))\b/,
    start:
      /\b(?:at first|first|(?:at|to|in) the (?:start|beginning)|initial\w*|start(?:s|ing)?|(?:hot|fierce) (?:part|stage|phase|bit))\b/,
    end: /\b(?:at the end|in the end|finally|final|finish\w*|last (?:bit|few|minutes)|(?:last|second|slow|later) (?:part|half|stage|phase|bit|time|fry|frying|bake|baking)|after (?:the |that|\d))\b|\bafter\b.{0,20}\bmin/,
  },
  de: {
    level:
      /\b(?:stark|mittler|klein|schwach|hoh|niedrig|gross|gering|mild|sanft)\w* (?:bis \w+ )?(?:hitze|flamme|stufe)\b|\bmittelhitze\b/g,
    asksLevel:
      /\b(?:herd|koch|hitze)stufe\b|\b(?:welche[rn]?|was fur (?:eine[rn]?)?) (?:hitze|flamme|stufe)\b|\bflamme\b|\bwie stark\b.{0,15}\b(?:hitze|herd|flamme)\b/,
    asked:
      /\b(?:gas|herd|ofen|koch|hitze)stufe\b|\bwelche[rn]? stufe\b|\bflamme\b|\bauf (?:wie ?viel|was)\b.{0,25}(?:runter|hoch|zuruck|herunter|regel|stell|dreh)\w*/,
    reads: /\w*thermometer\b.{0,25}\b(?:an)?zeig\w*|\bzeig\w* .{0,12}thermometer/,
    changes:
      /(?:herunter|runter|reduzier|zuruckschalt|senk|erhoh|hochdreh|hochschalt|schalt|dreh)\w*|\b(?:temperatur|hitze)\b.{0,25}\b(?:ander|verander|wechsel)\w*/,
    start:
      /\b(?:(?:am|von) anfang|zu ?(?:erst|beginn)|anfangs|anfangstemperatur|die ersten|zum anbacken|erst mal)\b/,
    end: /\b(?:am ende|zum schluss|zuletzt|am schluss|danach|spater|die letzten|nach (?:den |der |\d)|(?:letzte|zweite|spatere)[nrs]? (?:teil|halfte|phase|stufe|abschnitt|mal|backen|frittieren))\b/,
  },
  es: {
    level:
      /\bfuego (?:muy |medio[- ]?|al )?(?:alto|bajo|medio|fuerte|lento|suave|vivo|moderado|minimo|maximo)\b|\bfuego medio\b/g,
    asksLevel: /\bfuego\b/,
    asked:
      /\ba (?:cuanto|que)\b.{0,20}\b(?:baj[oae]\w*|sub[oae]\w*|pongo|pon\w+|pasar|llegar|frei\w*|fri[oe]\w*|calien\w*|horne\w*|aso|asar|tuesto|tostar|gratin\w*|mant\w*)\b|^\W*a cuanto\b(?! (?:esta|sale|cuesta|equivale))|\ba cuanto\W*$|\besta a \d{2,3}\b(?! ?(?:euros|pesos))|\ba que fuego\b|\bfuego (?:para|alto|bajo|medio|fuerte|lento)\b/,
    reads:
      /\b(?:marc|indic)\w*\b.{0,15}\b(?:termometro|sonda)\b|\b(?:termometro|sonda)\b.{0,20}\b(?:mar[cq]|indi[cq])\w*/,
    changes:
      /\b(?:baj(?:a|o|ar|e|amos)|reduc\w*|sub(?:e|o|ir|a|imos)|aument\w*|cambi\w* .{0,12}temperatura)\b/,
    start:
      /\b(?:(?:al|desde el) principio|primero|primera (?:parte|mitad|fase|etapa|vez|fritura|coccion)|(?:los|en los) primeros|al empezar|al comienzo|inicial)\b/,
    end: /\b(?:al final|por ultimo|(?:en )?los ultimos|despues|luego|(?:parte|fase|etapa) final|(?:segunda|ultima) (?:parte|mitad|fase|etapa|vez|fritura|coccion))\b/,
  },
  fr: {
    level: /\bfeu (?:tres |assez |au )?(?:vif|doux|moyen|fort|modere|minimum|maximum)\b/g,
    asksLevel: /\b(?:feu|flamme)\b/,
    asked:
      /\b(?:a|sur) combien\b.{0,30}\b(?:baiss|mont|regl|chauff|rechauff|cui[rst]|enfourn|met|fri[rst]|roti|grill|torref|mainten)\w*|\b(?:baiss|mont|regl|chauff|rechauff|enfourn|met)\w*\b.{0,15}\ba combien\b|^\W*a combien\b(?! (?:de|equivaut))|\ba combien\W*$|\bthermostat\b|\bquel feu\b/,
    reads:
      /\b(?:affich|indiqu)\w*\b.{0,15}\b(?:thermometre|sonde)\b|\b(?:thermometre|sonde)\b.{0,20}\b(?:affich|indiqu)\w*|\bsonde a combien\b/,
    changes: /\b(?:baiss|redui|augment|mont)\w*|\bchang\w* .{0,12}temperature\b/,
    start:
      /\b(?:(?:au|des le) (?:debut|depart)|d'abord|les premieres|premiere (?:partie|moitie|phase|etape|fois|cuisson|friture)|premier bain|pour commencer)\b/,
    end: /\b(?:a la fin|ensuite|les dernieres|apres|pour finir|enfin|fin de (?:la )?cuisson|(?:deuxieme|seconde|derniere) (?:partie|moitie|phase|etape|fois|cuisson|friture|bain))\b/,
  },
  it: {
    level:
      /\b(?:fuoco|fiamma) (?:molto |medio[- ]?|al )?(?:minim[oa]|massim[oa]|alt[oa]|bass[oa]|medi[oa]|vivace|dolce|lento|moderat[oa])\b/g,
    asksLevel: /\b(?:fuoco|fiamma|fornello)\b/,
    asked:
      /\ba quanto (?:lo |la |li |le |si |devo |va )?(?:mett|impost|abbass|alz|port|scald|riscald|cuoc|inforn|regol|frigg|tost|gratin|arrost|grigli|teng|mant)\w*|\b(?:abbasso|alzo|imposto|porto)\b.{0,15}\ba quanto\b|^\W*a quanto\b(?! (?:equival|corrispond|ammont))|\ba quanto\W*$|\bche fiamma\b/,
    reads:
      /\b(?:segn|indic)\w*\b.{0,15}\b(?:termometro|sonda)\b|\b(?:termometro|sonda)\b.{0,20}\b(?:segn|indic)\w*|\bsonda a quant[oi]\b/,
    changes: /\b(?:abbass|riduc|ridurre|alz|aument|port)\w*|\bcambi\w* .{0,12}temperatura\b/,
    start: /\b(?:all'inizio|prima|per iniziare|iniziale|(?:i|nei) primi)\b/,
    end: /\b(?:alla fine|poi|dopo|infine|(?:gli|negli) ultimi|(?:parte|fase) finale|(?:seconda|ultima) (?:parte|meta|fase|volta|frittura|cottura))\b/,
  },
  pt: {
    level: /\b(?:fogo|lume) (?:muito |medio[- ]?)?(?:alto|baixo|medio|forte|brando)\b/g,
    asksLevel: /\b(?:fogo|lume)\b/,
    asked:
      /\b(?:pra|para|a|em) (?:quantos?|que)\b.{0,15}\b(?:aument|abaix|baix|sub|ponh|coloc|esquent|reduz)\w*|\b(?:(?:pra|para|a|em) quantos?|a que)\b.{0,15}\b(?:aquec|ass[oa]|frit|torr|gratin|mant)\w*|\b(?:aumento|abaixo|baixo|subo|ponho|coloco)\b.{0,15}\b(?:pra|para|em|a) quanto\b/,
    reads:
      /\b(?:marc|indic)\w*\b.{0,15}\b(?:termometro|sonda)\b|\b(?:termometro|sonda)\b.{0,20}\b(?:mar[cq]|indi[cq])\w*/,
    changes:
      /\b(?:baix(?:e|o|ar|amos)|abaix\w*|reduz\w*|aument\w*|sub(?:a|o|ir)|mud\w* .{0,12}temperatura)\b/,
    start:
      /\b(?:(?:no|desde o) (?:comeco|inicio)|primeiro|primeira (?:parte|metade|fase|etapa|vez|fritura)|n?os primeiros|de inicio|inicial)\b/,
    end: /\b(?:no fim|no final|n?os ultimos|depois|por ultimo|(?:parte|fase|etapa) final|(?:segunda|ultima) (?:parte|metade|fase|etapa|vez|fritura|coccao))\b/,
  },
  pl: {
    level:
      /\b(?:sredni|mal|duz|woln|slab|siln|mocn|niewielk)\w* (?:ogni\w*|ogien|gaz\w*|palnik\w*|plomieni\w*)\b/g,
    asksLevel: /\b(?:ogien|ogniu|ognia|gazie|palniku|plomieni\w*)\b/,
    asked:
      /\b(?:do|na) (?:ilu|ile)\b.{0,20}\b(?:zmniejsz|obniz|zwieksz|podkrec|skrec|przykrec|ustaw|podgrz|rozgrz|nagrz)\w*|\b(?:zmniejsz|obniz|zwieksz|skrec|przykrec|ustaw)\w*.{0,20}\b(?:do|na) (?:ilu|ile)\b/,
    reads:
      /\b(?:pokaz|wskaz)\w*\b.{0,15}\b(?:termometr|sond)\w*|\b(?:termometr|sond)\w*.{0,20}\b(?:pokaz|wskaz)\w*/,
    changes:
      /\b(?:zmniejsz|obniz|zwieksz|podkrec|podnie|skrec)\w*|\bzmieni\w* .{0,12}temperatur\w*/,
    start: /\b(?:(?:na|od) poczatku|najpierw|(?:przez )?pierwsz\w* \d+|poczatkow\w*|na start)\b/,
    end: /\b(?:na koncu|na koniec|(?:przez )?ostatni\w* \d+|potem|pozniej|pod koniec|koncow\w* (?:faz|etap|czesc)\w*|(?:drug|ostatni)\w* (?:czesc\w*|polow\w*|faz\w*|etap\w*|raz\w*|smazeni\w*|pieczeni\w*))\b/,
  },
  ja: {
    level: /(?:(?:強|弱)めの)?(?:強火|中火|弱火|とろ火)/g,
    asksLevel: /火加減|火力|強火|中火|弱火/,
    asked: /何℃|設定温度/,
    reads: /温度計.{0,8}(?:何|いくつ|示)/,
    changes: /下げ|上げ|温度を変え/,
    start: /最初|はじめ|初め/,
    end: /最後|仕上げ|あと|後半|[二2](?:度|回)(?:目|揚げ)/,
  },
};
