import type { CookingCues } from '../../cues/cooking';

export const cooking: CookingCues = {
  deeds: {
    roll: /\b(?:abr(?:a|ir|o) a massa|estic\w*|enrol\w*)\b/,
    cut: /\b(?:cort(?:e|ar|o)|pic(?:ar|o|ado|ada)|pique|fati(?:e|ar))\b/,
    peel: /\b(?:descasc\w*)\b/,
    turn: /\b(?:vir(?:e|ar|o))\b/,
    drain: /\b(?:escorr\w*|co(?:ar|e)\b)\b/,
    pour: /\b(?:despej\w*|verta|verter)\b/,
    shape: /\b(?:model\w*|form(?:e|ar)|tranc(?:e|ar))\b/,
    fill: /\b(?:reche(?:ar|i[oe]|ad[oa]s?))\b/,
    wash: /\b(?:lav(?:e|ar|o)|enxag\w*)\b/,
    cover: /\b(?:tamp(?:e|ar|a)|cubr\w*|cobr\w*)\b/,
    remove: /\b(?:retir\w*|tir(?:e|ar|o)|remov\w*)\b/,
    crush: /\b(?:amass(?:e|ar) com|esmag\w*)\b/,
    spread: /\b(?:espalh\w*|distribu\w*)\b/,
    divide: /\b(?:divid\w*)\b/,
    brush: /\b(?:pincel\w*)\b/,
    scatter: /\b(?:polvilh\w*|salpiqu\w*)\b/,
    serve: /\b(?:sirv\w*|servir)\b/,
    season: /\b(?:temper(?:e|ar|o))\b/,
    grease: /\b(?:unt(?:e|ar|o))\b/,
    prick: /\b(?:fur(?:e|ar)|espet\w*)\b|\b(?:furos?|buracos?|chamine)\b/,
    flavour: /\b(?:esfreg\w*|marin\w*)\b/,
    unmould: /\b(?:desenform\w*|vir(?:e|ar) (?:num|sobre|em um|no) prato|transf(?:er|ir)\w*)\b/,
    open: /\babr(?:ir|e|o|a)\b/,
  },
  manner: {
    often: /\b(?:de quanto em quanto|quantas vezes|com que frequencia)\b/,
    together: /\b(?:junt[oa]s?|ao mesmo tempo|separad\w+)\b/,
    goesIn:
      /\b(?:vai|vao|entra|entram) .{2,30}(?:no comeco|no inicio|depois|no final|dentro)\b|\b(?:a)?onde (?:(?:eu )?(?:vai|vao|coloco|ponho|boto|entra|entram)|se coloca|devo (?:colocar|por))\b/,
    add: /^(?:adicion\w*|coloc\w*|acrescent\w*|junt\w*|ponh\w*|por)$/,
  },
  method: {
    beforeOrAfter: /\bantes ou depois\b|\bdepois ou antes\b/,
  },
  moments: {
    size: /\b(?:que tamanho|qual (?:o tamanho|a espessura)|tamanho|espessura|grossura|quanto (?:pesa\w*|mede\w*))\b/,
    served:
      /\b(?:na|a) mesa\b(?! (?:enfarinh|polvilh))|\b(?:acompanh\w*|guarnicao|com (?:o )?que s[ei]rv\w*|sirv\w* .{0,30}com|servir .{0,30}com|combinam? com|vai bem com|fica (?:otim|bo|delicios)\w* com|(?:comemos|como|servimos|gosto) (?:\w+ )?com|o que (?:eu )?(?:servir|sirvo|serve|servimos|comer) (?:\w+ )?(?:junto|do lado|com))\b/,
    also: /\b(?:tambem (?:vai|pode) gostar|(?:veja|prove|faca) tambem|leia tambem|experimente (?:tambem|meu|minha)|se (?:voce )?gostou|de uma olhada)\b/,
    perSide: /\b(?:por|cada|de cada|dos dois) lados?\b/,
    side: /\blados?\b/,
  },
  reasons: { because: /\b(?:para que|porque|senao|assim|caso contrario|evita\w*|pois)\b/ },
  vessels: {
    holder:
      /\b(?:forma|assadeira|tabuleiro|refratario|travessa|frigideira|panela|tacho|cacarola)\b/,
    inWhat: /\bem que (?:eu )?(?:cozinho|asso|coloco|faco|frito|misturo|tosto|ponho)\b/,
  },
  lids: {
    on: /\b(?:com (?:a )?tampa|tapad[oa]|tampad[oa]|tampe|tape)\b/,
    off: /\b(?:sem (?:a )?tampa|destap\w*|destamp\w*|retire a tampa)\b/,
  },
  unneeded: {
    byHand: /\ba mao\b|\bna mao\b/,
  },
  heats: {
    asked:
      /\b(?:pra|para|a|em) (?:quantos?|que)\b.{0,15}\b(?:aument|abaix|baix|sub|ponh|coloc|esquent|reduz)\w*|\b(?:(?:pra|para|a|em) quantos?|a que)\b.{0,15}\b(?:aquec|ass[oa]|frit|torr|gratin|mant)\w*|\b(?:aumento|abaixo|baixo|subo|ponho|coloco)\b.{0,15}\b(?:pra|para|em|a) quanto\b/,
    reads:
      /\b(?:marc|indic)\w*\b.{0,15}\b(?:termometro|sonda)\b|\b(?:termometro|sonda)\b.{0,20}\b(?:mar[cq]|indi[cq])\w*/,
  },
  levels: { high: /\b(?:alt[ao]|forte|high)\b/, low: /\b(?:baix[ao]|brando|low)\b/ },
};
