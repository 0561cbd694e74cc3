import type { SlotCues } from '../../cues/cues';

export const slots: SlotCues = {
  convert: {
    metric: /\b(metryczn\w*|wag[aei]|wazy|waza)\b/,
    us: /\b(amerykansk\w*|imperialn\w*)\b/,
    celsius: /\b(celsjusz\w*|celsius)\b|°c\b|\bw c\b/,
    fahrenheit: /\bfahrenheit\w*\b|°f\b|\bw f\b/,
    gasMark: /\bgas ?mark\b|\bpiekarnik\w* gazow\w*|\bgazow\w* piekarnik\w*/,
    fan: /\btermoobieg\w*/,
    target:
      /\b(?:w|na|ile|ilu)(?: to| bedzie)? (?<unit>gram(?:y|ow|ach)?|g|cups?|sticks?|ounces?|lbs?|pounds?|tbsps?|tsps?|dag|deko|kg|kilogram(?:y|ow|ach)|ml|mililitr(?:y|ow|ach)|litr(?:y|ow|ach)|l|szklank(?:i|ach)|szklanek|filizank(?:i|ach)|filizanek|uncj(?:e|i|ach)|oz|funt(?:y|ow|ach)|lyzk(?:i|ach)|lyzek|lyzeczk(?:i|ach)|lyzeczek)\b/,
  },
  scale: {
    servings:
      /\b(?:dla|na|jest nas|bedzie nas|nas jest|jestesmy w)(?: (?:tylko|okolo|jakies))? (?<n>\d+(?:[.,]\d+)?)\b|\b(?<m>\d+) (?:osob\w*|porcj\w*|gosci|doroslych|dzieci|sztuk\w*)\b|\b(?:robie|robimy|zrobic|upiec|pieke|pieczemy)(?: (?:nur|etwa|nur noch|solo|unas|unos|seulement|environ|circa|so|umas|uns|tylko|okolo))? (?<o>\d+)(?!\d)(?! ?(?:g|gram\w*|dag|kg|ml|l|litr\w*|szklan\w*|lyz\w*|min\w*|godz\w*|h|stopni|°|%|cm|razy|x|krok\w*|dni)\b)/,
    times: /\b(?<n>\d+(?:[.,]\d+)?) ?(?:x|razy)\b/,
    double: /\b(podwo\w*|dwukrotn\w*)\b/,
    triple: /\b(potro\w*|trzykrotn\w*)\b/,
    half: /\b(polow\w*|pol (porcji|przepisu))\b/,
    yield: /\b(ile|ilu)\b|\bwielkosc porcji\b/,
    original: /\b(oryginaln\w*|wyjsciow\w*)\b/,
  },
  replace: [
    /\b(?:dac|uzyc|dodac|wziac|uzywac|daje|dam|z) (?<by>.{1,40}?) zamiast (?<food>.{1,50}?)(?:$|[?.,!])/,
    /\b(?:zastapic|zamienic|podmienic|zastapie|zastepuje) (?<food>[\w-]{2,30}(?: [\w-]{3,20})?) (?:na )?(?<by>[\w-]{3,30}(?: [\w-]{3,20})?)(?:$|[?.,!])/,
    /\b(?:zamiast|zamiennik\w*|alternatywa dla) (?<food>.{1,50}?)(?:$|[?.,!]| (?:moge|mozna|co)\b)/,
    /\b(?:zastapic|zamienic|podmienic|zastapie) (?<food>.{1,50}?)(?:$|[?.,!]| (?:w tym|czyms)\b)/,
    /\bnie (?:mam|lubie|jem|chce|uzywam|znalazlam|znalazlem|dostalam|dostalem|moge jesc|moge dostac|moge znalezc) (?<food>.{1,40}?)(?:$|[?.,!]| (?:co|czy|w domu|moge)\b)/,
    /\b(?:brakuje(?: mi)?|zabraklo(?: mi)?|skonczyl\w* (?:mi )?sie|uczulon\w* na|alergi\w* na) (?<food>.{1,40}?)(?:$|[?.,!]| (?:co|czy)\b)/,
    /\b(?:moge|mozna|da sie) (?:tez |tu )?(?:uzyc|dac|dodac|wziac|uzywac|zrobic (?:to )?z) (?<by>.{1,40}?)(?:$|[?.,!])/,
    /\b(?:czy )(?<by>.{1,40}?) (?:tez )?(?:nada sie|sie nada|sprawdzi sie|tez moze byc|moze byc)\b/,
  ],
  omit: [
    /\b(?:pominac|opuscic|nie dodawac|zrezygnowac z|pomine|pomijac) (?<food>.{1,40}?)(?:$|[?.,!])/,
    /\bbez (?<food>.{1,40}?)(?:$|[?.,!]| (?:wyjdzie|sie uda|da sie|mozna)\b)/,
    /\b(?:czy )?(?<food>[\w-]{3,30}) (?:jest|sa) (?:konieczn|niezbedn|obowiazkow|opcjonaln)\w*/,
    /\b(?:konieczn|niezbedn|obowiazkow|opcjonaln)\w* (?:jest|sa) (?<food>.{1,40}?)(?:$|[?.,!])/,
    /^(?:a )?czy (?:potrzebuje|potrzebn[aey] (?:jest|sa)|(?:trzeba|musze) (?:dodac|dac)|musi byc) (?<food>[\w' -]{2,30}?)(?:$|[?.,!])/,
  ],
  step: {
    first: /\b(pierwsz\w*|zacz\w*|zaczyn\w*|najpierw|poczatek|poczatku)\b/,
    next: /\b(nastepn\w*|kolejn\w*|potem|dalej|co (?:teraz|wtedy)|pozniej|gotowe|zrobione|kontynuuj\w*|juz)\b/,
    previous: /\b(poprzedni\w*|wstecz|cofn\w*|wroc\w*)\b/,
    last: /\b(ostatni\w*|na koncu|koncow\w*)\b/,
    repeat: /\b(powtorz\w*|jeszcze raz)\b/,
    number:
      /\b(?:krok\w*|etap\w*|punkt\w*) (?:numer |nr\.? ?)?(?<n>\d{1,2})\b|\b(?<m>\d{1,2})\.? (?:krok|etap|punkt)\w*/,
    count: /\bile (jest )?(krokow|etapow)\b/,
    when: /\bkiedy\b|\bw ktorym momencie\b/,
    sign: /\b(jak|skad|po czym) (mam |bede )?(poznac|pozna\w*|wiem|wiedziec|wiadomo|sprawdzic|rozpozna\w*)\b|\bkiedy .{0,25}(gotow|upieczon|ugotowan)\w*|\bjak (?:powin\w*|ma|maja) .{0,25}wygladac\b|\b(?:jaki(?:ego)? )?kolor\w*\b/,
    after: /\b(?:po tym jak|gdy|kiedy juz|jak juz|po) (?<what>.{2,60})/,
    before: /\b(?:zanim|przed) (?<what>.{2,60})/,
    how: /\b(jak|dlaczego|czemu|po co)\b/,
  },
  internal: /\b(wewn\w*|w srodku|srodek (?:ma|powinien|osiagnie)|termometr\w*|sond\w*)\b/,
  until: /\b(az|do czasu|dopoki|do momentu|kiedy|gdy)\b/,
  times: {
    total:
      /\b(razem|lacznie|calkowit\w*|w sumie|calosc|caly|od poczatku do konca|to (zajmuje|zajmie|trwa|potrwa))\b/,
    prep: /\b(przygotow\w*)\b/,
    cook: /\b(pieczeni\w*|piec|gotow\w*|smaz\w*|piekarnik\w*)\b/,
  },
  minutes: {
    second: /^(sek|sekund[aey]?|s)$/,
    minute: /^(min|minut[aey]?|m)$/,
    hour: /^(h|godz|godzin[aey]?)$/,
    day: /^(dni|dzien|doba|dobe)$/,
    week: /^(?:tydzien|tygodni[ea]?|tygodnia)$/,
    month: /^miesi(?:ac(?:a|e|ach)?|ecy)$/,
  },
  range: 'do|lub|albo|i',
  followUp: /^(a|i|tez|co z|ok,? a|dobra,? a|potem|albo|ale|wiec|w|na|dla|z|bez)\b/,
  pronoun: /\b(to|go|je|ja|ich|jego|jej|tego|tym|nim|nia|nie|te|ten|ta|kazd\w*)\b/,
  food: /\b((?:moge|mozna) (?:dodac|uzyc|dac)|na (?:cieplo|zimno)|wysokosci nad poziomem|sloik\w*|pokryw\w*|blach\w*|kratk\w*|przepis\w*|got(uj|ow)\w*|piec\w*|piecz\w*|piekarnik\w*|dani\w*|jesc|jedzeni\w*|posilek|smak\w*|sos\w*|ciast\w*|przypraw\w*|dopraw\w*|sol|soli|cuk\w*|poda\w*|kolacj\w*|obiad\w*|sniadani\w*|deser\w*|skladnik\w*|krok\w*|kuchni\w*|miesz\w*|kro(ic|j)\w*|siek\w*|smaz\w*|slodk\w*|slon\w*|przypal\w*|such\w*|gest\w*|rzadk\w*|chrupi\w*|konsystencj\w*|swiez\w*|mroz\w*|lodow\w*|resztk\w*|pateln\w*|garn\w*|form\w*|mies\w*|ryb\w*|warzyw\w*|chleb\w*|zup\w*|salat\w*)\b/,
  injection:
    /\b(?:napisz|powtorz|powiedz|wypisz)\b.{0,10}\b(?:slowo|tekst|zdanie)\b|\bzapomnij o przepisie\b|\b(zignoruj|ignoruj|zapomnij|pomin|obejdz)\w*\b.{0,40}\b(instrukcj\w*|zasad\w*|polece\w*|wytyczn\w*|wszystko powyzej)\b|\b(prompt|komunikat|instrukcj\w*) systemow\w*\b|\b(jestes teraz|teraz jestes|od teraz jestes)\b|\b(zachowuj sie|udawaj|odpowiadaj) jak\w*\b|\b(pokaz|ujawnij|podaj|powtorz) (mi )?(swoje|swoj|twoje|twoj) (instrukcj\w*|zasad\w*|prompt|haslo|konfigurac\w*)\b|\bnowe instrukcje\b|\b(asystent\w*|ai|model\w* jezykow\w*|chatbot\w*)\b.{0,40}\b(musi\w*|powin\w*|ma|maja|prosze)\b|\b(powiedz|odpowiadaj|odpowiedz|napisz) (tylko|wylacznie|dokladnie|zawsze)\b|\b(polec|powiedz) (wszystkim )?(czytelnik\w*|uzytkownik\w*)\b/,
  chatter:
    /\b(zapisz sie|subskryb\w*|newsletter\w*|obserwuj\w*|instagram\w*|pinterest\w*|facebook\w*|afiliac\w*|sponsorowan\w*|reklam\w*|polityk\w* (prywatnosci|cookies)|komentarz\w*|skomentuj\w*|prawa zastrzezone|amazon)\b/,
};
