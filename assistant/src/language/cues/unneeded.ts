import type { Language } from '../languages';
import type { Tool } from './tools';

/** In a post: what its dish does without; for folded texts. */
interface UnneededCues {
  /** A machine of any kind; that none is needed is said beside it. */
  machine: RegExp;
  /** No oven is used. */
  oven: RegExp;
  /** Without a machine; in questions too. */
  byHand: RegExp;
  /** In a step: what is done with a tool that it does not name. */
  work: Readonly<Partial<Record<Tool, RegExp>>>;
}

export const unneededCues: Readonly<Record<Language, UnneededCues>> = {
  en: {
    machine: /\b(?:machines?|appliances?|gadgets?|special (?:equipment|tools?|kit)|churn\w*)\b/,
    oven: /\b(?:no[- ](?:oven|baking|bake)|(?:without|not|never|\w+n'?t) (?:\w+ ){0,2}(?:oven|baked|baking)|unbaked)\b/,
    byHand: /\b(?:by hand|hand-\w+)\b/,
    work: {
      blender: /\b(?:blitz|puree|blend|whizz|liquidi[sz])\w*/,
      'food-processor': /\b(?:blitz|pulse|whizz)\w*/,
      mixer: /\b(?:knead|whisk|whip|cream (?:the|until)|beat)\w*/,
      sieve: /\b(?:strain|sift)\w*/,
      'baking-paper': /\b(?:un)?lined?\b/,
      grater: /\b(?:grate|zest)\w*/,
      'rolling-pin': /\broll(?:ed|ing)? (?:it |them |the \w+ )?out\b/,
    },
  },
  de: {
    machine: /\b(?:maschinen?|gerate?n?|spezialgerat\w*)\b/,
    oven: /\b(?:ohne (?:back)?ofen|ohne (?:zu )?backen|kein\w* (?:back)?ofen|nicht gebacken)\b/,
    byHand: /\b(?:mit der hand|per hand|von hand|mit den handen)\b/,
    work: {
      blender: /\b(?:purier|mix)\w*/,
      'food-processor': /\b(?:zerkleiner|fein hack)\w*/,
      mixer: /\b(?:\w*knet|(?:auf)?schlag|schaumig)\w*/,
      sieve: /\b(?:(?:ab|durch)?sieb|passier)\w*/,
      grater: /\b(?:ge)?(?:reib|rieb|raspel)\w*/,
      'rolling-pin': /\b(?:ausroll|ausgerollt)\w*/,
    },
  },
  es: {
    machine: /\b(?:maquinas?|aparatos?|electrodomesticos?)\b/,
    oven: /\b(?:sin (?:horno|hornear)|no (?:lleva|necesita|usa\w*) horno|no se hornea\w*)\b/,
    byHand: /\ba mano\b/,
    work: {
      blender: /\b(?:tritur|bat(?:e|ir|imos))\w*/,
      'food-processor': /\b(?:tritur|pica fino)\w*/,
      mixer: /\b(?:amas|bat(?:e|ir)|mont(?:a|ar))\w*/,
      sieve: /\b(?:cuela|colar|tamiz\w*)\b/,
      'baking-paper': /\bforr(?:a|ar|ad)\w*/,
      grater: /\b(?:rall|raya)\w*/,
      'rolling-pin': /\b(?:estir|extiend|extend)\w*/,
    },
  },
  fr: {
    machine: /\b(?:machines?|appareils?|robots?)\b/,
    oven: /\b(?:sans (?:four|cuisson)|pas de (?:four|cuisson))\b/,
    byHand: /\ba la main\b/,
    work: {
      blender: /\bmix(?:er|ez|e)\b/,
      'food-processor': /\b(?:mix(?:er|ez|e)|hach(?:er|ez))\b/,
      mixer: /\b(?:petri|fouett|mont(?:er|ez)|batt)\w*/,
      sieve: /\b(?:tamis|filtr|pass(?:er|ez) (?:au|le|la))\w*/,
      'baking-paper': /\b(?:chemis|tapiss)\w*/,
      grater: /\brap(?:er|ez|e)\b/,
      'rolling-pin': /\b(?:abaiss|etal)\w*/,
    },
  },
  it: {
    machine: /\b(?:macchin[ae]|elettrodomestic[oi]|apparecchi\w*)\b/,
    oven: /\b(?:senza (?:forno|cottura)|niente forno)\b/,
    byHand: /\ba mano\b/,
    work: {
      blender: /\bfrull\w*/,
      'food-processor': /\b(?:frull|trit)\w*/,
      mixer: /\b(?:impast|mont(?:a|ate|are)|sbatt)\w*/,
      sieve: /\b(?:setacci|filtr|scol|sgocciol)\w*/,
      'baking-paper': /\b(?:rivest|foder)\w*/,
      grater: /\bgratt?ugi\w*/,
      'rolling-pin': /\b(?:stend|tir(?:a|ate) la)\w*/,
    },
  },
  pt: {
    machine: /\b(?:maquinas?|aparelhos?|eletrodomesticos?)\b/,
    oven: /\b(?:sem (?:forno|assar|levar ao forno|ir ao forno)|nao (?:leva|vai|precisa) (?:\w+ )?forno)\b/,
    byHand: /\ba mao\b|\bna mao\b/,
    work: {
      blender: /\b(?:tritur|liquidific)\w*/,
      'food-processor': /\b(?:tritur|process)\w*/,
      mixer: /\b(?:bat(?:a|er)|sov)\w*/,
      sieve: /\b(?:peneir|co[ea])\w*/,
      'baking-paper': /\bforr\w*/,
      grater: /\bral(?:e|ar|ad)\w*/,
      'rolling-pin': /\b(?:abra|estiq|estend)\w*/,
    },
  },
  pl: {
    machine: /\b(?:maszyn\w*|sprzet\w*|urzadzen\w*)\b/,
    oven: /\b(?:bez (?:pieczenia|piekarnika)|nie (?:trzeba )?piec\w*)\b/,
    byHand: /\b(?:recznie|reka|rekami)\b/,
    work: {
      blender: /\b(?:zmiksuj|zblenduj|miksuj|blenduj)\w*/,
      'food-processor': /\b(?:zmiksuj|rozdrobn|zmiel)\w*/,
      mixer: /\b(?:wyr[ao]b|zagnie|ubij|utrzyj)\w*/,
      sieve: /\b(?:przesiej|przecedz|odced)\w*/,
      'baking-paper': /\bwyloz\w*/,
      grater: /\b(?:zetrzyj|starkuj|startk)\w*/,
      'rolling-pin': /\b(?:roz)?walkuj\w*/,
    },
  },
  ja: {
    machine: /機械|専用の(?:道具|器具|機)/,
    oven: /オーブン(?:は|を)?(?:不要|なし|いら|使わ|使いません)/,
    byHand: /手(?:で(?:こね|混ぜ|泡立)|ごね|ごねで)|手作業/,
    work: {
      blender: /撹拌|攪拌|なめらかになるまで混ぜ/,
      mixer: /泡立て|こね/,
      sieve: /ふる[いっう]|こ[しす]て|ざるに上げ/,
      grater: /すりおろ/,
      'rolling-pin': /のば[しす]|伸ば[しす]/,
    },
  },
};
