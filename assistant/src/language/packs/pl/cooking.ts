import type { CookingCues } from '../../cues/cooking';

export const cooking: CookingCues = {
  deeds: {
    roll: /\b(?:rozwalk\w*|walk\w*|rozciag\w*|zwin\w*)\b/,
    cut: /\b(?:kro[ij]\w*|pokro\w*|posiek\w*|siek\w*|wy(?:cin|kraw|kro|tni)\w*)\b/,
    peel: /\b(?:obier\w*|obra\w*)\b/,
    turn: /\b(?:odwro\w*|odwrac\w*|przewro\w*|przewrac\w*)\b/,
    drain: /\b(?:odced\w*|odsacz\w*|odcisn\w*)\b/,
    pour: /\b(?:wl(?:ej|ac|ewa)\w*|przel\w*|zal(?:ej|ac)\w*)\b/,
    shape: /\b(?:uformuj\w*|formuj\w*|(?:u)?formowac|(?:za|s)pl(?:at|ec)\w*)\b/,
    fill: /\b(?:napeln\w*|nadzi\w*|nalozy\w*)\b/,
    wash: /\b(?:myj\w*|umyj\w*|plucz\w*|oplucz\w*|umyc)\b/,
    cover: /\b(?:przykry\w*|pokrywk\w*)\b/,
    remove: /\b(?:wyjm\w*|wyjac|usun\w*|wyciag\w*)\b/,
    crush: /\b(?:rozgnie\w*|zgnie\w*|ugnie\w*)\b/,
    spread: /\b(?:rozsmaruj\w*|rozprowadz\w*|rozloz\w*)\b/,
    divide: /\b(?:podziel\w*|dziel\w*)\b/,
    brush: /\b(?:posmaruj\w*|smaruj\w*)\b/,
    scatter: /\b(?:posyp\w*|opro[sc]\w*)\b/,
    serve: /\b(?:podaj\w*|podawa\w*|podac)\b/,
    season: /\b(?:dopraw\w*|przypraw\w*)\b/,
    grease: /\b(?:natlus\w*|wysmaruj\w*|wyloz\w*)\b/,
    prick: /\b(?:naklu\w*|nakluw\w*)\b|\b(?:dziur\w*|otwor|otwory|kominek)\b/,
    flavour: /\b(?:natrzyj\w*|natrzec|maryn\w*)\b/,
    unmould: /\b(?:wyjm\w* z formy|przeloz\w*|przeklad\w*)\b/,
    open: /\b(?:otwier\w*|otworz\w*)\b/,
  },
  manner: {
    often: /\b(?:jak czesto|co ile|ile razy)\b/,
    together: /\b(?:razem|jednoczesnie|osobno|naraz)\b/,
    goesIn:
      /\b(?:dodaje sie|idzie|ida) .{2,30}(?:na poczatku|pozniej|na koncu)\b|\b(?:gdzie|dokad) (?:idzie|ida|dac|daje sie|wlozyc|mam (?:dac|wlozyc)|dodac|kladzie sie)\b/,
    add: /^(?:doda\w*|wlo[zs]\w*|wsyp\w*|wrzuc\w*|wle\w*)$/,
  },
  method: {
    beforeOrAfter: /\bprzed czy po\b|\bpo czy przed\b/,
  },
  moments: {
    size: /\b(?:jak(?:iej|i|a) (?:wielkosci|grubosci|dlugosci|rozmiar|grubosc)|jak (?:grub|duz|cienk)\w*|rozmiar|grubosc)\b/,
    served:
      /\b(?:na|do) stol\w*\b|\b(?:poda\w* (?:\w+ ){0,3}(?:z|ze|w|na)|dodatek|dodatki|z czym|pasuj[ea]|smakuj[ea] (?:\w+ )?(?:z|ze)|co (?:\w+ )?do (?:tego|nich|niego|niej)\W*$|(?:lubimy|lubie|jemy|jem|jedz\w*|je sie) (?:je|ja|go|to )?(?:z|ze))\b/,
    also: /\b(?:zobacz (?:tez|takze)|przeczytaj (?:tez|takze)|sprawdz (?:tez|takze)|wyprobuj (?:tez|moj\w*)|spodoba\w*|zajrzyj)\b/,
    perSide: /\b(?:na|z) (?:kazd\w*|jedn\w*|obu) stron\w*|\bna strone\b/,
    side: /\bstron\w*\b/,
  },
  reasons: { because: /\b(?:zeby|aby|bo|poniewaz|inaczej|dzieki temu|zapobie\w*)\b/ },
  vessels: {
    holder:
      /\b(?:form(?:a|y|e|ie)|blach\w*|patelni\w*|garn\w*|rondel\w*|tortownic\w*|naczyni\w*|brytfann\w*|keksow[kc]\w*|blasz\w*|forem[kc]\w*)\b/,
    inWhat: /\bw czym\b|\bczym (?:wycin|wykraw|wycia|wykro|miesz|ubi|robi|zrobi)\w*/,
  },
  lids: {
    on: /\b(?:pod przykryciem|pod pokrywk\w*|z pokrywk\w*|przykry\w*)\b/,
    off: /\b(?:bez (?:przykrycia|pokrywk\w*)|odkry\w*|zdejm\w* pokryw\w*)\b/,
  },
  unneeded: {
    byHand: /\b(?:recznie|reka|rekami)\b/,
  },
  heats: {
    asked:
      /\b(?:do|na) (?:ilu|ile)\b.{0,20}\b(?:zmniejsz|obniz|zwieksz|podkrec|skrec|przykrec|ustaw|podgrz|rozgrz|nagrz)\w*|\b(?:zmniejsz|obniz|zwieksz|skrec|przykrec|ustaw)\w*.{0,20}\b(?:do|na) (?:ilu|ile)\b/,
    reads:
      /\b(?:pokaz|wskaz)\w*\b.{0,15}\b(?:termometr|sond)\w*|\b(?:termometr|sond)\w*.{0,20}\b(?:pokaz|wskaz)\w*/,
  },
  levels: { high: /\b(?:wysok\w*|duz(?:ym|ej)|high)\b/, low: /\b(?:nisk\w*|mal(?:ym|ej)|low)\b/ },
};
