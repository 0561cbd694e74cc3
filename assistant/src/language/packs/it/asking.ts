import type { AskingCues } from '../../cues/asking';
import { pairOfDays } from '../../cues/days-apart';

const days = 'lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica';

export const asking: AskingCues = {
  questionStarts: {
    start:
      /^(?:(?:e|inoltre|anche)[, ]+)*(?:posso|si puo|devo|sono|che|cosa|come|quando|quant\w*|dove|qual\w*|perche|va bene|si congela|serve|dura|(?:a|in) che|per quant\w*|e possibile)\b/,
    joint: /,? (?:e|inoltre)(?: anche| poi| inoltre)?,? (?=\w)/g,
    another: /anche|poi|inoltre/,
  },
  questionWords: {
    who: /\bchi\b/,
    where: /\bdov(?:e\b|.)/,
    when: /\bquando\b/,
    which: /\bqual[ei]?\b/,
    what: /\b(?:cosa|che)\b/,
    howMany: /\bquant[oaie]\b(?! tempo)/,
    how: /\bcome\b/,
    howLong: /\bquanto (?:tempo|dura|ci)/,
  },
  address: {
    writer:
      /\b(?:tu|te|ti|tu[oae]|tuoi|hai|sei|vostr[oaie]|avete)\b|\b\w{2,}(?:asti|isti)\b|\b(?:autore|autrice|blogger|fotograf[oa])\b/,
    here: /\b(?:quest[oaie]|quell[oaie]|qui|ricetta|articolo|blog|sito|pagina|video|foto|libro|newsletter|stamp\w*|commenti|adatt[oaie]|(?:per|ai) (?:\w+ )?(?:bambin[oi]|piccoli|neonati|principianti)|versione|\w{2,}[aei]r(?:l[oaie]|ne)|dev(?:e|ono) (?:essere|venire|risultare))\b/,
  },
  otherPeople:
    /\b(?:chi|di chi|come si chiama|quanti anni|quant[ie]|dove|quando|quale)\b.*\b(?:(?:il|la|suo|sua) (?:cane|gatto|marito|moglie|nonna|nonno|figli[oa]|madre|padre|vicin[oa]|sorella|fratello))\b/,
  self: /\b(?:sei|e|parlo con|sto parlando con) (?:davvero |proprio )?(?:un |una |un'|1 |l'|il |la )?(?:vera |vero )?(?:ia|ai|intelligenza artificiale|bot|chat ?bot|robot|umano|umana|persona|macchina|autore|autrice)\b|\bchi (?:sei|risponde)\b/,
  writer:
    /\bquanti anni (?:hai|ha|hanno)\b|\b(?:cognome|compleanno)\b|\bsposat[oa]\b|\b(?:chi|che|come|dove|quando|quant[ie]|hai|sono|e)\b.{0,20}\b(?:tu[oae]|tuoi) (?:figli\w*|marito|moglie|famiglia|madre|mamma|nonna|cane|gatto|casa|lavoro|macchina fotografica|eta|blog)\b|\b(?:in che anno|quando|da quando|da quanto)\b.{0,20}\b(?:l'aut(?:ore|rice)|blogger)\b|\bdove (?:viv[ei]|abit[ia]|sei (?:nat|cresciut|andat)\w*|hai (?:imparato|studiato))\b|\bdi dove sei\b|\bhai (?:studiato|imparato|viaggiato|figli|fatto (?:la scuola|l'alberghiero))\b|\b(?:foto|fotografi\w*)\b.{0,25}\b(?:scattat\w*|fatt\w*|usi)\b|\bchi ti ha (?:insegnato|ispirato)\b|\b(?:can[ei]|gatt[oaie])\b|\bquando\b.{0,25}\bpubblicat\w*|\b(?:quando|in che anno|da quanto)\b.{0,20}\b(?:iniziat|aperto|creato|scrivi)\w*|\bquant[ei] (?:stelle|recensioni|commenti)\b|\bmusica\b/,
  unsaid:
    /\bmarc(?:a|he)\b|\bdove .{0,12}(?:compr|trov)\w*|\b(?:quale|che) (?:negozio|macell\w*|supermercato|mercato)\b|\b(?:costa|costano|costat[oaie]|costo|prezz[oi]|caro\b|economic[oa])|\b(?:che|quale) (?:paese|regione)\b|\borigin[ei]\b|\bchi ha inventato\b|\bstoria\b|\bgradazione\b|\bgrad[oi] alcolic\w*|\bquanti gradi (?:alcolici|ha il (?:cocktail|drink|liquore))\b|\bhai testato\b/,
  feelings: {
    glad: /\b(?:buonissim[oae]|delizios[oaie]|ottim[oaie]|perfett[oaie]|fantastic[oaie]|squisit[oaie]|ador\w*)\b/,
    sad: /\b(?:complicat[oa]|difficile|odio|mi arrendo|frustr\w*|stress\w*)\b/,
  },
  onward:
    /^(?:(?:ok|bene|va bene|grazie|fatto)[ ,.!]+)*(?:fatto|altro|qualcos'altro|che altro|cos'altro|c'e altro|e tutto|e (?:ora|adesso|poi|dopo)|(?:che )?(?:cosa|che) (?:ne|ci) (?:faccio|devo fare)(?: ora| adesso)?)\W*$/,
  forWhat: /\b(?:per|nel|nell[ae']?|nei|negli|con|sul\w*)\b|\bnell'/,
  either: {
    either: /\b(?:neanche|nemmeno|neppure)\b/,
    join: /^,? (?:ne|o|e (?:senza|nemmeno|neanche))(?: il| la| le| i| lo)? $/,
    another: /\b(?:cos'altro|che altro|qualcos'altro|altr[ae] (?:opzion|ide|alternativ)\w+)\b/,
  },
  whether: {
    asks: /^(?:e )?(?:devo|posso|bisogna|si puo|si deve|va|vanno|lo|la)\b/,
  },
  whole: /\b(?:tutto|tutti|tutta la ricetta|la ricetta|ingredienti)\b/,
  worth:
    /\b(?:quant[oi]|cosa|a quanto) (?:e|sono|fa|fanno|corrispond\w*|equival\w*) .{0,12}\d{2,3}\b|=/,
  general: {
    lack: /\b(?:senza(?! (?:\w+(?:are|ere|ire)|far\w*|mai|troppo)\b)|niente(?= \p{L}{4,}(?:,|$))|non (?:ho|hai|avete|abbiamo|c'e|trov\w+|vend\w+)|mi manca\w*|manca|mancano|finit[oaie])\b/u,
    fine: /\b(?:ok|va bene|vanno bene|funzionano?|possibile|andrebbe|si puo usare)\b/,
    form: /\b(?:surgelat[oaie]|congelat[oaie]|in scatola|secc[oa]|secch[ie]|fresc[oa]|fresch[ie]|in polvere)\b/,
    wholeEgg: /\b(?:sod[oe]|barzott[oe]|in camicia|quaglia)\b/,
    why: /\b(?:perche|come mai|a cosa serve)\b/,
    time: /\b(?:tempo|tempi|minuti|ore|cottura)\b/,
    offer:
      /\b(?:al posto|invece|sostitu\w*|rimpiazz\w*|alternativ\w*|funziona\w*|va bene|vanno bene|stessa (?:quantita|dose)|potete usare|puoi usare|(?:gia )?pront[oaie] (?:del|al)|comprat[oaie]|usate|usa|senza(?! (?:\w+(?:are|ere|ire)|far\w*|mai|troppo)\b)|ometti|omettete)\b|^con (?:il|lo|la|i|gli|le) \w+,/,
    keep: /\b(?:conserv\w*|dura(?:no)?|si manten\w*|mantien\w*|avanzi|rest(?:a|ano) (?:\w+ )?(?:morbid|soffic|fresc|fragran)\w*)\b/,
    must: /\b(?:dev\w*|bisogna|va messo|va messa)\b/,
    most: /\b(?:al massimo|massimo|non piu di)\b/,
    least: /\b(?:minim[oa]|almeno|come minimo)\b/,
  },
  filler:
    /^(?:sostitu\w*|posto|invece|senza|poss\w*|puo|va|quando|quale|va|vanno|mett\w*|serv\w*|us\w*|prend\w*|fare|faccio|lasci\w*|dura\w*|deve|devo|devono|sta|stanno|tempo|quantita|grand\w*|spess\w*|temperatura|gradi|minuti|ore|giorni|totale|tutto|esattamente|circa|grazie|ciao|ricetta|cosa|bisogna|occorr\w*|ci|vuole|vogliono|ogni|ciascun\w*|fino|successo|venut\w*|rimast\w*|strano|version[ei])$/,
  daysApart: pairOfDays(`${days}|oggi|stasera`, `${days}|domani|dopodomani|giorno dopo`),
  startTimes: {
    start:
      /\b(?:quando|(?:a|fino a|da) che ora|al piu tardi|entro quando)\b.{0,40}\b(?:cominci\w*|inizi\w*|partire|mett\w*|inforn\w*|alz\w*)\b/,
    ready:
      /\b(?:quando|che ora)\b.{0,40}\b(?:pront[oaie]|finit[oaie]|finisc\w*|mangi\w*|in tavola)\b|\bin tempo\b|\b(?:posso|sara|riesco|avere|averl\w)\b.{0,60}\b(?:pront[oaie]|in tavola)\b/,
    starting:
      /\b(?:inizi\w*|cominci\w*|parto)(?: a \w+(?: (?:il|lo|la|le|i) \w+)?)? (?:alle|verso le|all') ?#/,
    clock:
      /\b(?<noon>mezzogiorno)\b|\b(?<midnight>mezzanotte)\b|(?<=\b(?:alle|(?:per|verso|entro|prima del)(?: ?l)e|all'|per l'|verso l') ?)(?<h>\d{1,2})(?:[:.](?<m>[0-5]\d)| e (?:(?<half>mezz[ao])|(?:un )?(?<after>quarto)|(?<m2>[0-5]?\d))\b| meno (?:un )?(?<before>quarto)\b)?(?! ?(?:minuti|ore|giorni|persone|porzioni|gradi|[°x%/]|[.,:]?\d))/g,
    morning: /\b(?:colazione|brunch|di mattina|del mattino|domattina)\b/,
    hours: {
      pattern: /(?<=\b(?:all'|per l'|verso l'))una\b|(?<=\b(?:alle|per le|verso le) )sei\b/g,
      values: { una: '1', sei: '6' },
    },
  },
  portions: {
    alone: /\b(?:solo|soltanto) per me\b|\bper me sol[oa]\b|\bper (?:1|una)(?: sola)? persona\b/,
    pair: /\bper (?:me e mi[oa] (?:marito|moglie|ragazz[oa]|compagn[oa]|figli[oa]|madre|padre|sorella|fratello)|mi[oa] (?:marito|moglie|ragazz[oa]|compagn[oa]|figli[oa]|madre|padre|sorella|fratello) e (?:per )?me)\b(?! e)/,
    people: /\bper (?<n>\d+)\b|\b(?<m>\d+) (?:persone|porzioni|commensali|ospiti)\b/,
    eaters:
      /\bper quant[ei]\b(?! (?:minuti|ore|giorni|gradi|grammi))|\bquant[ei] (?:persone|porzioni|commensali)\b/,
    each: /\b(?:a|per|per ogni) (?:testa|persona|porzione|commensale|ospite)\b|\b(?:a|per) (?:ciascun[oa]|ognun[oa])\b/,
    quarter: /\bun quarto (?:della|delle|di tutto)\b/,
    third: /\bun terzo (?:della|delle|di tutto)\b/,
    limit:
      /\b(?:(?:ho|abbiamo|mi restano|mi resta|ci sono)(?: a casa)? (?:solo|soltanto|solamente)|(?:solo|soltanto) (?:ho|abbiamo)|con solo) (?<what>\d.{2,40})/,
    makes: /\b(?:si ottengono|si ottiene|vengono|bastano? per) (?:circa )?[\d½¼¾⅓⅔]/,
  },
  atHand:
    /(?:^|[,.;!] ?|\b(?:ma|e) )solo (?<only>\d.{2,40})|\b(?:ho|abbiamo) (?:circa )?(?<what>\d.{2,40})|\b(?:per|con|su) (?:circa )?(?<made>\d[\d.,]* ?(?:kg|chil[oi]|g|gramm[oi]|ml|l|litr[oi])\b.{2,30})|\b(?:per|con|su) (?<count>\d{1,2} [a-z]{3,20})\b/,
  avoid: {
    avoids:
      /\bnon (?:mangia|mangio|mangiamo|mangiano|beve|bevo|(?:puo|posso) (?:mangiare|bere)|tollera|tollero)\b/,
    instead: /\bal posto|\binvece|\bsostitu/,
  },
  swaps: {
    unnamed: /\b(?:altr[oaie]|qualcos'altro|qualcosa|cos[ae]|che|lo|la|questo)\b/g,
    less: /\b(?:meno|ridu\w*|diminu\w*)\b(?! che)/,
    dried: /\b(?:secc[oa]|secch[ie]|in polvere|macinat[oaie])\b/,
    fresh: /\b(?:fresc[oa]|fresch[ie]|rametti?|foglie|mazzetto)\b/,
    only: /\b(?:ho|abbiamo|trovo) (?:solo|soltanto) (?:il |la |lo |i |gli |le |del |della )?(?<by>(?!\d)[a-z' -]{3,40}?)(?:$|[?.,!])/,
    other: /^(?:altro|qualcos'altro|qualcosa d'altro)\b/,
  },
};
