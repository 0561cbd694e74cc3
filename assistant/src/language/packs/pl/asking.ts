import type { AskingCues } from '../../cues/asking';
import { pairOfDays } from '../../cues/days-apart';
import { numbered } from '../../cues/numbered';

const days = 'poniedzial\\w+|wtor\\w+|srod\\w|czwart\\w+|piat(?:ek|ku)|sobot\\w|niedziel\\w';

export const asking: AskingCues = {
  questionStarts: {
    start:
      /^(?:(?:i|a|oraz)[, ]+)*(?:czy|moge|mozna|jak|ile|kiedy|gdzie|co|jaki\w*|ktor\w*|dlaczego|czemu|po co|na ile|dla ilu|ilu|(?:o|do) ktorej|w jakiej|da sie|musze)\b/,
    joint: /,? (?:i|a|oraz)(?: tez| jeszcze)?,? (?=\w)/g,
    another: /tez|jeszcze/,
  },
  questionWords: {
    who: /\b(?:kto|kogo|czyj[ae]?)\b/,
    where: /\b(?:gdzie|skad)\b/,
    when: /\bkiedy\b/,
    which: /\b(?:ktor\w+|jak(?:i|a|ie|iej))\b/,
    what: /\bco\b/,
    howMany: /\bile\b/,
    how: /\bjak\b/,
    howLong: /\b(?:jak dlugo|ile (?:czasu|to trwa|minut|godzin))\b/,
  },
  address: {
    writer:
      /\b(?:twoj\w*|twoi\w*|ciebie|cie|ci|tobie|ty|wasz\w*|wam)\b|\b\w{2,}(?:las|les)\b|\b(?:autor\w*|bloger\w*|fotograf\w*)\b/,
    here: /\b(?:to|ten|tego|tym|tu|tutaj|przepis\w*|wpis\w*|blog\w*|stron\w*|film\w*|wideo|zdjec\w*|ksiazk\w*|druk\w*|komentarz\w*|nadaj[ea]|dla (?:\w+ )?(?:dzieci|dziecka|malucha\w*|poczatkujac\w*)|wersj\w*)\b/,
  },
  otherPeople:
    /\b(?:kto|czyj\w*|jak (?:sie nazywa|ma na imie)|ile lat|ile|gdzie|kiedy|ktor\w*)\b.*(?<!\bmoj\w{0,3} )\b(?:jej|jego|pies|psa|kot\w*|maz|meza|zon\w*|babci\w*|dziad\w*|syn\w*|cork\w*|sasiad\w*)\b/,
  self: /\b(?:jestes|czy to|rozmawiam z|to jest) (?:prawdziw\w+ |naprawde )?(?:ai|sztuczn\w+ inteligencj\w+|bot\w*|chatbot\w*|robot\w*|czlowiek\w*|osob\w*|maszyn\w*|autor\w*)\b|\bkim jestes\b|\bkto (?:odpowiada|pisze)\b/,
  writer:
    /\bile (?:masz|maja) lat\b|\b(?:nazwisk\w*|urodzin\w*)\b|\b(?:mezatk\w*|zonat\w*)\b|\b(?:kto|co|jak|gdzie|kiedy|ile|czy)\b.{0,20}\b(?:twoj\w*|twoi\w*) (?:dzieck\w*|dzieci|syn\w*|cork\w*|maz|zona|rodzin\w*|mam\w*|babci\w*|pies|kot\w*|dom\w*|prac\w*|aparat\w*|wiek|blog\w*)\b|\b(?:w ktorym roku|kiedy|od kiedy)\b.{0,20}\b(?:autor\w*|blogerk\w*)\b|\bgdzie (?:mieszka\w*|bylas|byles|sie (?:uczylas|uczyles|urodzi\w*))\b|\b(?:studiowal\w*|skonczyl[ae]s|masz dzieci)\b|\b(?:zdjec\w*|aparat\w*)\b.{0,25}\b(?:zrobi\w*|robion\w*|uzywasz)\b|\b(?:gdzie|kto|jakim)\b.{0,20}\b(?:zdjec\w*|aparat\w*)\b|\bkto (?:cie|ci) (?:nauczyl\w*|zainspirowal\w*)\b|\b(?:psu|psa|psy|psom|kotu|kota|koty|kotom)\b|\bkiedy\b.{0,25}\bopublikowa\w*|\b(?:kiedy|w ktorym roku|od kiedy|jak dlugo)\b.{0,20}\b(?:zaczel\w*|zalozyl\w*|prowadzisz)\b|\bile (?:gwiazdek|ocen|komentarzy)\b|\bmuzyk\w*/,
  unsaid:
    /\bmark(?:a|i|e|ę)\b|\bgdzie .{0,12}(?:kup|dosta|znajd|znalez)\w*|\b(?:w )?(?:jaki\w*|ktory\w*) (?:sklep\w*|rzezni\w*|supermarke\w*)\b|\b(?:koszt\w*|cena|ceny|drogi\w*|tani\w*|najtan\w*)\b|\bjakiego (?:kraju|regionu)\b|\bskad pochodzi\b|\bskad (?:wziac|brac|bierz\w*|masz|macie|wezme)\b|\bpochodzeni\w*|\bkto wymyslil\b|\bhistori\w*|\bzawartosc alkoholu\b|\bile procent\w*\b|\b(?:testowal\w*|przetestowal\w*)\b/,
  feelings: {
    glad: /\b(?:pyszn\w*|smaczn\w*|super|swietn\w*|idealn\w*|uwielbia\w*|rewelacj\w*|cudown\w*)\b/,
    sad: /\b(?:skomplikowan\w*|trudn\w*|nienawidz\w*|poddaj\w*|frustr\w*|stres\w*)\b/,
  },
  onward:
    /^(?:(?:ok|okej|dobrze|dzieki|gotowe|zrobione)[ ,.!]+)*(?:gotowe|zrobione|(?:czy )?(?:jest )?cos jeszcze|co jeszcze|(?:czy )?to (?:juz )?wszystko|(?:i|a) (?:co )?(?:teraz|potem|dalej)|co (?:mam |teraz )?z (?:tym|nim|nia|nimi) (?:zrobic|robic|robie)|co (?:zrobic|robic|robie) z (?:tym|nim|nia|nimi))\W*$/,
  forWhat: /\b(?:do|dla|w|na|przy)\b/,
  either: {
    either: /\b(?:tez nie|rowniez nie|ani)\b/,
    join: /^,? (?:ani|lub|albo|i (?:bez|nie mam)) $/,
    another: /\b(?:co jeszcze|cos innego|co innego|inn\w+ (?:pomysl|opcj|zamiennik)\w*)\b/,
  },
  whether: {
    asks: /^(?:a )?(?:czy|mozna|moge|trzeba|mam|musze|powinn\w+)\b/,
  },
  whole: /\b(?:wszystko|wszystkie|caly przepis|przepis|skladnik\w*)\b/,
  worth: /\b(?:ile|co) (?:to|jest|oznacza\w*) .{0,12}\d{2,3}\b|\d{2,3}.{0,16}\bto (?:ile|co)\b|=/,
  general: {
    lack: /\b(?:bez|nie (?:mam|mamy|masz|ma|bylo|sprzedaja|moge (?:znalezc|dostac|kupic)|znajd\w+|znalaz\w+|dostal\w+)|brak|brakuje|zabraklo|skonczyl\w*)\b/,
    fine: /\b(?:ok|moze byc|moga byc|nadaje sie|nadadza sie|zadziala|pasuje|pasuja|wystarczy)\b/,
    form: /\b(?:mrozon\w*|z puszki|suszon\w*|swiez\w*|w proszku)\b/,
    wholeEgg: /\b(?:na (?:twardo|miekko)|gotowan\w*|przepiorcz\w*)\b/,
    why: /\b(?:dlaczego|czemu|po co)\b/,
    time: /\b(?:czas\w*|minut\w*|godzin\w*)\b/,
    offer:
      /\b(?:zamiast|zastap\w*|zamien\w*|zamiennik\w*|alternatyw\w*|sprawdz\w*|nada\w* sie|ta sama ilosc|tyle samo|mozna uzyc|mozna kupic|gotow[aey]g?o? (?:ze sklepu|w )|uzyj|bez|pomin\w*)\b|^z \w+,/,
    keep: /\b(?:przechow\w*|wytrzym\w*|zachow\w*|trzyma\w*|resztk\w*|pozosta\w* (?:swiez|mieki|wilgotn)\w*)\b/,
    must: /\b(?:musi|musza|trzeba|powin\w*|nalezy)\b/,
    most: /\b(?:maksymaln\w*|najdluzej|najwyzej|nie dluzej niz)\b/,
    least: /\b(?:minimum|minimaln\w*|co najmniej|przynajmniej)\b/,
  },
  filler:
    /^(?:zamiast|zastap\w*|zamien\w*|bez|moge|mozna|kiedy|jaki\w*|ile|id(?:zie|a)|daj\w*|dodac|dac|wlac|wloz\w*|trzeba|potrzeb\w*|zostaw\w*|trwa\w*|czas\w*|ilosc|duz\w*|grub\w*|temperatur\w*|stopni\w*|minut\w*|godzin\w*|dni|razem|lacznie|dokladnie|prosze|dzieki|czesc|przepis\w*|rzecz|musi|musze|powin\w*|jeden|jedn\w{1,3}|kazd\w{1,3}|az|wysz(?:la|lo|edl|ly)|zle|dziwn\w*|wersj\w*)$/,
  daysApart: pairOfDays(`${days}|dzis|dzisiaj|dzis wieczorem`, `${days}|jutro|nastepnego dnia`),
  startTimes: {
    start:
      /\b(?:kiedy|(?:o|od|do|przed) ktorej|najpozniej)\b.{0,40}\b(?:zacz\w*|zaczn\w*|rozpocz\w*|wstaw\w*|wlozyc|wkladam|wsta\w*)\b/,
    ready:
      /\b(?:kiedy|ktorej)\b.{0,40}\b(?:gotow\w*|skoncz\w*|upiecz\w*|jesc|na stole)\b|\b(?:zdaz\w*|na czas|starczy|wystarczy)\b|\b(?:bedzie|moze)\b.{0,60}\b(?:gotow\w*|na stole)\b/,
    starting:
      /\b(?:zaczn\w*|zaczyna\w*|rozpoczn\w*|zacza\w*|zacze\w*)(?: (?:gotowac|robic|piec))? (?:o|okolo|od) #/,
    clock:
      /\b(?<noon>poludnie)\b|\b(?<midnight>polnocy?)\b|(?<=\b(?:na|o|okolo|do|przed|od) (?:godzin\w{1,2} )?)(?:(?<halfTo>wpol do )|(?<after>kwadrans po )|(?<before>za kwadrans ))?(?<h>\d{1,2})(?:[:.](?<m>[0-5]\d))?(?:-?(?:ej|ta|a)\b)?(?! ?(?:minut\w*|min\b|godzin\w*|dni|osob\w*|porcj\w*|stopni|[°x%/]|[.,:]?\d))/g,
    morning: /\b(?:sniadani\w*|brunch\w*|rano)\b/,
    hours: {
      pattern:
        /(?<=\b(?:o|na|do|po|od|okolo|przed|kwadrans) )(?:pierwsz|drug(?=iej)|trzeci|czwart|piat|szost|siodm|osm|dziewiat|dziesiat|jedenast|dwunast)(?=(?:i?ej|a)\b)/g,
      values: numbered(
        'pierwsz drug trzeci czwart piat szost siodm osm dziewiat dziesiat jedenast dwunast',
      ),
    },
  },
  portions: {
    alone: /\btylko dla mnie\b|\bdla mnie sam\w+\b|\bdla (?:1|jednej) osob\w*\b/,
    pair: /\bdla (?:mnie i (?:mojego|mojej) (?:meza|zony|chlopaka|dziewczyny|partnera|partnerki|syna|corki|mamy|taty|brata|siostry)|(?:mojego|mojej) (?:meza|zony|chlopaka|dziewczyny|partnera|partnerki|syna|corki|mamy|taty|brata|siostry) i (?:dla )?mnie)\b(?! i)/,
    people: /\bdla (?<n>\d+)\b|\b(?<m>\d+) (?:osob\w*|porcj\w*|gosci)\b/,
    eaters: /\b(?:na|dla) il[eu] (?:osob|porcji|gosci)\b|\bdla ilu\b|\bil[eu] (?:osob|porcji)\b/,
    each: /\bna (?:(?:1|jedna|kazda) )?(?:osobe|glowe|porcje)\b/,
    quarter: /\b(?:cwierc|jedna czwarta)\b(?! (?:szklan|lyz|kilo))/,
    third: /\bjedn[aą] trzeci[aą]\b/,
    limit:
      /\b(?:(?:mam|mamy|zostal\w* mi) tylko|tylko (?:mam|mamy)|majac tylko) (?<what>\d.{2,40})/,
    makes: /\b(?:wychodzi|wyjdzie|starczy na|wystarczy na) (?:okolo |ok\.? )?[\d½¼¾⅓⅔]/,
  },
  atHand:
    /(?:^|[,.;!] ?|\b(?:ale|i) )tylko (?<only>\d.{2,40})|\b(?:mam|mamy) (?:okolo )?(?<what>\d.{2,40})|\b(?:na|do|dla|z) (?:okolo )?(?<made>\d[\d.,]* ?(?:kg|kilo\w*|g|gram\w*|ml|l|litr\w*)\b.{2,30})|\b(?:na|do|dla|z) (?<count>\d{1,2} [a-z]{3,20})\b/,
  avoid: {
    avoids:
      /\bnie (?:je|jem|jemy|jedza|pije|pijemy|(?:moze|moge) (?:jesc|pic)|toleruje)\b|\bunika(?:m|my|ja)?\b/,
    instead: /\b(?:zamiast|zastap|zamien)/,
  },
  swaps: {
    unnamed: /\b(?:cos|czyms|inn(?:ego|ym|e)|co|czym|to|tym)\b/g,
    less: /\b(?:mniej|zmniejsz\w*|ogranicz\w*)\b/,
    dried: /\b(?:suszon\w*|mielon\w*|w proszku)\b/,
    fresh: /\b(?:swiez\w*|galaz\w*|peczek|peczka)\b/,
    only: /\b(?:mam|mamy) tylko (?<by>(?!\d)[a-z -]{3,40}?)(?:$|[?.,!])/,
    other: /^(?:cos|czyms) inn\w+\b/,
  },
};
