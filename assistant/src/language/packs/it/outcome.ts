import type { OutcomeCues } from '../../cues/outcome';

export const outcome: OutcomeCues = {
  troubles: {
    of: {
      thin: /\b(?:liquid[oaie]|acquos[oaie]|non (?:si )?addensa|addensar\w*)\b/,
      thick: /\b(?:dens[oaie]|spess[oaie]|sod[oaie])\b/,
      sticky:
        /\b(?:appiccic\w*|non (?:si )?(?:stacca\w*|sforma\w*)|attacc\w*|incoll\w*|mani (?:umide|bagnate|unte|infarinate))\b/,
      leaking: /\b(?:fuoriesc\w*|esce|escono|col(?:a|ano)|cola\w*)\b/,
      dry: /\b(?:secc[oaie]|secch[ie]|asciutt[oaie]|sbriciol\w*|si (?:rompe|crepa|spacca)\w*|crepe)\b/,
      wet: /\b(?:bagnat[oaie]|umid[oaie]|mollicci[oaie]|rilasci\w* .{0,15}acqua|troppa acqua)\b/,
      burnt:
        /\b(?:bruci\w*|annerisc\w*|(?:diventa\w*|viene) ner[oaie]|troppo (?:scur\w*|cott\w*|in fretta))\b/,
      pale: /\b(?:pallid[oaie]|non (?:si )?(?:dora|colora)\w*|crud[oaie] (?:dentro|al centro))\b/,
      flat: /\b(?:non (?:e |si )?(?:lievit\w*|cresc\w*|gonfi\w*)|piatt[oaie]|sgonfi\w*|compatt[oaie])\b/,
      curdled: /\b(?:impazz\w*|grum[oi]|stracci\w*|si separ\w*|cagli\w*)\b/,
      salty: /\b(?:salat[oaie])\b/,
      sweet: /\b(?:troppo dolc[ei]|meno dolc[ei])\b/,
      hot: /\b(?:piccant[ei])\b/,
      bitter: /\b(?:amar[oaie]\w*)\b/,
      sour: /\b(?:acid[oaie]|aspr[oaie]|agr[oaie])\b/,
      hard: /\b(?:non si (?:ammorbidisc\w*|inteneri\w*)|non (?:diventa\w*|viene) (?:morbid|tener)\w*|dur[oaie]|gommos[oaie]|stoppos[oaie])\b/,
      soft: /\b(?:moll[ei]|mollicci[oaie]|tropp[oa] morbid[oaie]|scott[oaie]|sfald\w*|si disf\w*)\b/,
      unset: /\b(?:non (?:si )?(?:rapprende|addensa|solidifica))\b/,
      broken: /\b(?:(?:si|mi) (?:\w+ )?(?:romp|spacc|apr|disf|sfald|strapp)\w*|rott[oaie])\b/,
    },
    mark: /\b(?:alle (?:mani|dita)|normale|grave|va bene|tropp[oaie]|ancora|molto|non|aiuto|rimedi\w*|salv\w*|cosa (?:faccio|devo fare|posso fare)|che faccio|addensar\w*|perche|evit\w*|mi[oae]|tutt[oaie]|mi (?:e |si )\w+)\b/,
    remedy:
      /\b(?:normale|deve (?:essere|restare)|va bene|nessun problema|se|per evitare|altrimenti|tropp[oaie])\b/,
  },
  bounds: {
    afterTime: /\b(?:dopo|a partire da|trascorsi|passati) (?:circa |i primi )?$/,
    ifSo: /\bse\b/,
  },
  doneWhen:
    /\b(?:pront|cott)[oaie] (?:quando|se|appena)\b|\b(?:veng\w+|sal\w+|torn\w+) a galla\b|\b(?:affior|galleggi)\w*|\bdev(?:e|ono) (?:risultare|tremol\w*|suonare|essere (?:dorat|sod|morbid)\w*)\b/,
  canning: {
    altitude: /\b(?:altitudine|alta quota|livello del mare|in montagna)\b/,
    unsealed: /\bnon (?:\w+ ){0,2}(?:sigillat\w*|chius\w*|sottovuoto)\b/,
    about: /\b(?:vasett[oi]|barattol[oi]|tapp[oi]|coperchi\w*|sigill\w*|bagnomaria|sterilizz\w*)\b/,
    opened:
      /\b(?:apert[oaie]|(?:dopo|una volta) (?:l')?apertura)\b|\bdopo averl[oaie] apert[oaie]\b/,
  },
};
