import type { SlotCues } from '../../cues/cues';

export const slots: SlotCues = {
  convert: {
    metric: /\b(metric[oa]|peso|pesa|pesano)\b/,
    us: /\b(american[oaie]|imperial\w*|tazze)\b/,
    celsius: /\bcelsius\b|\bcentigradi\b|°c\b|\bin c\b/,
    fahrenheit: /\bfahrenheit\b|°f\b|\bin f\b/,
    gasMark: /\bgas mark\b|\bforno a gas\b|\b(?:tacca|numero|posizione|livello) (?:del|di) gas\b/,
    fan: /\b(?:termo)?ventilat[oa]\b|\bventola\b/,
    target:
      /\b(?:in|quant[ie]|a) (?<unit>grammi|g|cups?|sticks?|ounces?|lbs?|pounds?|tbsps?|tsps?|gr|kg|chili|ml|millilitri|cl|litri|l|dl|etti|tazz[ae]|once|oz|libbre|cucchiai|cucchiaini)\b/,
  },
  scale: {
    servings:
      /\b(?:per|siamo(?: in)?|saremo(?: in)?)(?: (?:solo|circa|sole))? (?<n>\d+(?:[.,]\d+)?)\b|\b(?<m>\d+) (?:persone|porzioni|commensali|ospiti|adulti|bambini|pezzi)\b|\b(?:faccio|fare|preparo|preparare)(?: (?:nur|etwa|nur noch|solo|unas|unos|seulement|environ|circa|so|umas|uns|tylko|okolo))? (?<o>\d+)(?!\d)(?! ?(?:g|gr|grammi|kg|chili|ml|l|litri|tazze|cucchiai\w*|min\w*|or[ae]|h|gradi|°|%|cm|volte|x|passi|giorni)\b)/,
    times: /\b(?<n>\d+(?:[.,]\d+)?) ?(?:x|volte)\b/,
    double: /\b(raddoppi\w*|doppi[oa])\b/,
    triple: /\b(triplic\w*|tripl[oa])\b/,
    half: /\b(dimezz\w*|meta|mezza (dose|ricetta))\b/,
    yield: /\bquant[ei]\b|\bgrandezza della porzione\b/,
    original: /\b(ricetta originale|dosi originali)\b/,
  },
  replace: [
    /\b(?:usare|utilizzare|mettere|uso|metto|con) (?:il |la |lo |l'|i |le |gli |del |della |dello |dell')?(?<by>.{1,40}?) (?:al posto|invece) (?:del |della |dello |dell'|dei |delle |degli |di |d')?(?<food>.{1,50}?)(?:$|[?.,!])/,
    /\b(?:sostituire|rimpiazzare|cambiare|sostituisco) (?:il |la |lo |l'|i |le |gli )?(?<food>.{1,40}?) con (?:il |la |lo |l'|i |le |del |della |dell')?(?<by>.{1,40}?)(?:$|[?.,!])/,
    /\b(?:al posto|invece|alternativa) (?:del |della |dello |dell'|dei |delle |degli |di |d'|al |alla |all'|allo )(?<food>.{1,50}?)(?:$|[?.,!]| (?:cosa|posso|che)\b)/,
    /\b(?:sostituire|rimpiazzare|sostituisco|sostituto|sostituta) (?:del |della |dell'|per )?(?:il |la |lo |l'|i |le |gli )?(?<food>.{1,50}?)(?:$|[?.,!])/,
    /\bnon (?:ho|trovo|abbiamo|mi piace|mi piacciono|mangio|voglio|posso mangiare|posso usare) (?:il |la |lo |l'|i |le |gli |piu )*(?<food>.{1,40}?)(?:$|[?.,!]| (?:cosa|posso|come|in casa)\b)/,
    /\b(?:mi manca|mi mancano|ho finito|e finito|e finita|allergic[oa] (?:al|alla|all'|ai|alle)) ?(?:il |la |lo |l'|i |le |gli )?(?<food>.{1,40}?)(?:$|[?.,!]| (?:cosa|posso|come)\b)/,
    /\b(?:posso|potrei|si puo|possiamo) (?:anche )?(?:usare|utilizzare|mettere|farl[oa] con) (?:il |la |lo |l'|i |le |gli |del |della |dell')?(?<by>.{1,40}?)(?:$|[?.,!])/,
    /\b(?:va bene|vanno bene|funziona con|viene bene con) (?:anche )?(?:il |la |lo |l'|i |le |gli |con )*(?<by>.{1,40}?)(?:$|[?.,!])/,
  ],
  omit: [
    /\b(?:omettere|togliere|saltare|eliminare|tralasciare|evitare|fare a meno|non mettere) (?:il |la |lo |l'|i |le |gli |del |della |dell'|di )?(?<food>.{1,40}?)(?:$|[?.,!])/,
    /\bsenza (?:il |la |lo |l'|i |le |gli )?(?<food>.{1,40}?)(?:$|[?.,!]| (?:viene|si puo|posso)\b)/,
    /\b(?:e|sono) (?:indispensabil[ei]|obbligatori[oa]|necessari[oa]|facoltativ[oaie]|opzional[ei]) (?:il |la |lo |l'|i |le |gli )?(?<food>.{1,40}?)(?:$|[?.,!])/,
    /\b(?:il|la|lo|l'|i|le|gli) ?(?<food>.{1,40}?) (?:e|sono) (?:indispensabil|obbligatori|necessari|facoltativ|opzional)/,
    /^(?:ma |e )?(?:mi )?(?:serv(?:e|ono)|ci vuole|ci vogliono|devo mettere) (?:proprio |davvero |per forza )?(?:il |la |lo |l'|i |le |gli )(?<food>[a-z' -]{2,30}?)(?:$|[?.,!])/,
  ],
  step: {
    first: /\b(prim[oa]|inizi\w*|cominci\w*|per prima cosa)\b/,
    next: /\b(prossim[oa]|success\w*|seguente|poi|dopo|e (adesso|ora)|continu\w*|avanti|ho finito|fatto|procedo)\b/,
    previous: /\b(precedente|indietro|passaggio prima)\b/,
    last: /\b(ultim[oa]|finale|alla fine)\b/,
    repeat: /\b(ripet\w*|di nuovo|ancora una volta|ridimmi)\b/,
    number:
      /\b(?:passaggio|passo|punto) (?:numero |n\.? ?)?(?<n>\d{1,2})\b|\b(?<m>\d{1,2})[°º]? passaggio\b/,
    count: /\bquanti passaggi\b/,
    when: /\bquando\b|\bin che momento\b/,
    sign: /\bcome (faccio a |si fa a |posso )?(sapere|capire|capisco|vedo|so|accorger\w*)\b|\bquando (e|sono|sara) .{0,20}(pront|cott)\w*|\bche (?:aspetto|colore)\b|\bcolore del|\bquando (?:li |le |lo |la )?(?:scol\w*|tolg\w*|si (?:scol|tolg)\w*)\b|\bprova stecchino\b/,
    after:
      /\b(?:dopo(?: aver| avere)?|una volta(?: che)?|appena) (?:il |la |lo |l'|i |le |gli |messo |aggiunto )*(?<what>.{2,60})/,
    before: /\bprima (?:di |del |della |dell')(?<what>.{2,60})/,
    how: /\b(come|perche)\b/,
  },
  internal:
    /\b(temperatura interna|interno|all'interno|dentro|(?:al|il) cuore|(?:al|il) centro|termometro|sonda)\b/,
  until: /\b(fino a|finche|quando|fino)\b/,
  times: {
    total: /\b(totale|in tutto|tutto|complessiv\w*|ci vuole|dall'inizio alla fine|intera)\b/,
    prep: /\b(prepar\w*)\b/,
    cook: /\b(cottura|cuoc\w*|cott[oa]|forno)\b/,
  },
  minutes: {
    second: /^(sec|second[oi]|s)$/,
    minute: /^(min|minut[oi]|m)$/,
    hour: /^(h|or[ae])$/,
    day: /^(giorn[oi]|gg)$/,
    week: /^settiman[ae]$/,
    month: /^mes[ei]$/,
  },
  range: 'a|o|e|fino a',
  followUp:
    /^(e|ed|anche|che ne dici|e se|ok,? e|va bene,? e|poi|o|oppure|ma|quindi|allora|in|per|con|senza)\b/,
  pronoun:
    /\b(lo|la|li|le|ne|ci|quest[oaie]|quell[oaie]|essa|esso|ognun[oa])\b|(ar|er|ir)(l[oaie]|ne)\b/,
  food: /\b((?:posso|si puo) (?:mettere|aggiungere|usare|metterci)|altitudine|barattol\w*|vasett\w*|coperchi\w*|griglia|ricett\w*|cucin\w*|cuoc\w*|cott\w*|forno|piatto|mangi\w*|cibo|sapore|gusto|salsa|sugo|impasto|spezi\w*|condi\w*|sale|zucchero|servi\w*|cena|pranzo|colazione|dolce|ingredient\w*|passagg\w*|mescol\w*|tagli\w*|trit\w*|boll\w*|frigg\w*|salato|bruciat\w*|secc\w*|dens\w*|croccant\w*|consistenza|fresc\w*|congel\w*|frigo|avanz\w*|padella|pentola|teglia|stampo|carne|pesce|verdur\w*|pane|zuppa|torta)\b/,
  injection:
    /\b(?:scrivi|ripeti|di'|stampa)\b.{0,10}\b(?:la parola|il testo|la frase)\b|\bdimentica la ricetta\b|\b(ignora\w*|dimentica\w*|aggira\w*)\b.{0,40}\b(istruzioni|regole|indicazioni|direttive|tutto quello)\b|\b(prompt|messaggio|istruzioni) (di |del )?sistema\b|\b(ora|adesso|da ora) sei\b|\b(agisci|comportati|fingi|rispondi) come\b|\b(mostra|rivela|dimmi|dammi|ripeti)(mi)? (le tue|i tuoi|il tuo|le|il) (istruzioni|regole|prompt|password|configurazione)\b|\bnuove istruzioni\b|\b(assistent[ei]|ia|modelli? linguistic\w*|chatbot)\b.{0,40}\b(deve|devono|dovrebbe|per favore)\b|\b(di'|rispondi|scrivi) (solo|soltanto|esattamente|sempre)\b|\b(consiglia|di') a(i| tutti i) (lettori|utenti|visitatori)\b/,
  chatter:
    /\b(iscri\w*|newsletter|seguimi|instagram|pinterest|facebook|affiliat\w*|sponsorizzat\w*|pubblicita|privacy policy|commenta\w*|commenti|diritti riservati|amazon)\b/,
};
