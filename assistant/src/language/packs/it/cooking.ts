import type { CookingCues } from '../../cues/cooking';

export const cooking: CookingCues = {
  deeds: {
    roll: /\b(?:stend\w*|stes[oa]|tir(?:are|ate) la sfoglia|arrotol\w*)\b/,
    cut: /\b(?:tagli\w*|affett\w*|trit(?:a|are|ate))\b/,
    peel: /\b(?:sbucci\w*|pel(?:a|are|ate))\b/,
    turn: /\b(?:gir(?:a|are|ate|o)|volt(?:a|are|ate|o)|rivolt\w*)\b/,
    drain: /\b(?:scol(?:a|are|ate|o)|filtr\w*|sgocciol\w*)\b/,
    pour: /\b(?:vers(?:a|are|ate|o))\b/,
    shape: /\b(?:form(?:a|are|arl[oaie]|ate|o)|model\w*|intrecci\w*)\b/,
    fill: /\b(?:farc(?:ire|ite|isci|isco|it[oaie])|riempi\w*)\b/,
    wash: /\b(?:lav(?:a|are|ate|o)|sciacqu\w*)\b/,
    cover: /\b(?:copr\w*|coperchio)\b/,
    remove: /\b(?:togli\w*|rimuov\w*|elimin\w*|tolgo)\b/,
    crush: /\b(?:schiacci\w*|pest(?:a|are|ate))\b/,
    spread: /\b(?:spalm\w*|distribu\w*)\b/,
    divide: /\b(?:divid\w*)\b/,
    brush: /\b(?:spennell\w*|glass(?:a|are|ate))\b/,
    scatter: /\b(?:cosparg\w*|spolver\w*)\b/,
    serve: /\b(?:serv(?:ire|ite|i)|impiatt\w*)\b/,
    season: /\b(?:condi(?:re|te|sci)|sal(?:are|ate))\b/,
    grease: /\b(?:imburr\w*|ung(?:ere|ete)|fodera\w*)\b/,
    prick: /\b(?:bucherell\w*|punzecch\w*)\b|\b(?:buch?i|buco|fori|foro|camino)\b/,
    flavour: /\b(?:strofin\w*|marin\w*|massagg\w*)\b/,
    unmould: /\b(?:sform\w*|capovolg\w*|rovesci\w*|trasfer\w*)\b/,
    open: /\bapr(?:ire|irl\w|i|o|ite)\b/,
  },
  manner: {
    often: /\b(?:ogni quanto|quante volte|con che frequenza)\b/,
    together: /\b(?:insieme|contemporaneamente|separat\w+|allo stesso tempo)\b/,
    goesIn:
      /\b(?:va|vanno|si mette) .{2,30}(?:all'inizio|dopo|alla fine|dentro)\b|\bdove (?:va|vanno|metto|si mett(?:e|ono)|devo mettere|aggiungo)\b/,
    add: /^(?:aggiung\w*|mett\w*|unisc\w*|un(?:ire|ite)|vers\w*)$/,
  },
  method: {
    beforeOrAfter: /\bprima o dopo\b|\bdopo o prima\b/,
  },
  moments: {
    size: /\b(?:che (?:misura|spessore|grandezza|dimension\w*)|quanto (?:grand\w*|spess\w*|sottil\w*|pesa\w*|lung[ho]\w*)|spessore|dimension\w*)\b/,
    served:
      /\b(?:in|a) tavola\b|\b(?:accompagn\w*|contorno|serv\w* .{0,30}con|con (?:che )?cosa(?! (?:l[aoie] )?(?:decor|guarn|riemp|cond|sostitu|tagli|misur|ung))|(?:ottim|perfett|buon|squisit)[oaie] con|(?:l[oaie] |si )(?:mangi(?:o|amo|a|ano)|serv(?:o|iamo|e|ono)|gust(?:o|iamo|a|ano)) con|si (?:abbina|sposa)|abbin\w*)\b/,
    also: /\b(?:potrebbe\w* (?:anche )?piacer\w*|leggi anche|prova\w* anche|vedi anche|guarda\w* (?:anche|il|la|i|le|gli)\b|se (?:ami|amate|ti piac\w+|vi piac\w+)|la mia ricetta|se (?:ti|vi) e piaciut\w*|date un'occhiata)\b/,
    perSide: /\b(?:per|ogni|ciascun|entrambi i) lat[oi]\b/,
    side: /\blat[oi]\b/,
  },
  reasons: { because: /\b(?:perche|affinche|cosi|altrimenti|in modo|per evitare|evita\w*)\b/ },
  vessels: {
    holder: /\b(?:teglia|stamp[oi]|pirofila|padella|pentola|casseruola|tegame|tortiera|placca)\b/,
    inWhat: /\b(?:in|su) (?:che )?cosa\b/,
  },
  lids: {
    on: /\b(?:con (?:il )?coperchio|coperto|coprite|copri)\b/,
    off: /\b(?:senza (?:il )?coperchio|scopert[oa]|scopr\w*|(?:tolgo|tolto|tolta|togli\w*) il coperchio)\b/,
  },
  unneeded: {
    byHand: /\ba mano\b/,
  },
  heats: {
    asked:
      /\ba quanto (?:lo |la |li |le |si |devo |va )?(?:mett|impost|abbass|alz|port|scald|riscald|cuoc|inforn|regol|frigg|tost|gratin|arrost|grigli|teng|mant)\w*|\b(?:abbasso|alzo|imposto|porto)\b.{0,15}\ba quanto\b|^\W*a quanto\b(?! (?:equival|corrispond|ammont))|\ba quanto\W*$|\bche fiamma\b/,
    reads:
      /\b(?:segn|indic)\w*\b.{0,15}\b(?:termometro|sonda)\b|\b(?:termometro|sonda)\b.{0,20}\b(?:segn|indic)\w*|\bsonda a quant[oi]\b/,
  },
  levels: { high: /\b(?:alt[ao]|vivace|high)\b/, low: /\b(?:bass[ao]|dolce|low)\b/ },
};
