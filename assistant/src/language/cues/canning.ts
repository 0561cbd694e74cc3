import type { Language } from '../languages';

/** What is spoken of where food is put up in jars. */
interface CanningCues {
  /** How high the kitchen lies: it changes boiling times. */
  altitude: RegExp;
  /** A lid that did not close. */
  unsealed: RegExp;
  /** Jars, lids, their sealing and processing. */
  about: RegExp;
}

/** For folded texts, as in `cues.ts`. */
export const canningCues: Readonly<Record<Language, CanningCues>> = {
  en: {
    altitude:
      /\b(?:altitudes?|elevations?|sea level|in the mountains|(?:\d+|\d+,\d+) ?(?:feet|ft|m|met(?:er|re)s) (?:up|high|above)|live (?:up )?at \d+ ?(?:feet|ft|m|met(?:er|re)s)|live (?:up )?high|high up)\b/,
    unsealed:
      /\b(?:(?:not|\w{2,6}n'?t|never) (?:\w+ )?(?:seal\w*|pop\w*|close)|unsealed|fail\w* to seal|lids? .{0,20}(?:pops? back|came off|flex\w*))\b/,
    about: /\b(?:jars?|lids?|seal(?:s|ed|ing)?|processing|process(?:ed)?|water ?bath|canning)\b/,
  },
  de: {
    altitude:
      /\b(?:hohenlage\w*|meereshohe|seehohe|in den bergen|im gebirge|\d+ ?(?:m|meter) hoch)\b/,
    unsealed:
      /\b(?:nicht (?:\w+ )?(?:geschlossen|zu|dicht|verschlossen)|(?:kein|nicht) .{0,12}vakuum|undicht\w*|deckel .{0,25}(?:nicht|hoch|wolbt\w*))\b/,
    about: /\b(?:glas(?:er|ern)?|deckel\w*|einkoch\w*|einweck\w*|einmach\w*|wasserbad)\b/,
  },
  es: {
    altitude: /\b(?:altitud|altura|nivel del mar|en la montana|las montanas)\b/,
    unsealed: /\bno (?:\w+ ){0,2}(?:sell\w*|cerr\w*|hizo vacio|hacen? vacio)\b|\bsin sellar\b/,
    about: /\b(?:frascos?|tarros?|botes?|tapas?|bano maria|sell\w*|envas\w*)\b/,
  },
  fr: {
    altitude: /\b(?:altitude|niveau de la mer|(?:a|en) (?:la )?montagne)\b/,
    unsealed:
      /\b(?:pas (?:\w+ )?(?:scelle\w*|ferme\w*|hermetique\w*|pris)|mal (?:scelle\w*|ferme\w*))\b/,
    about: /\b(?:bocal|bocaux|pots?|couvercles?|sterilis\w*|scelle\w*|bain-? ?marie)\b/,
  },
  it: {
    altitude: /\b(?:altitudine|alta quota|livello del mare|in montagna)\b/,
    unsealed: /\bnon (?:\w+ ){0,2}(?:sigillat\w*|chius\w*|sottovuoto)\b/,
    about: /\b(?:vasett[oi]|barattol[oi]|tapp[oi]|coperchi\w*|sigill\w*|bagnomaria|sterilizz\w*)\b/,
  },
  pt: {
    altitude: /\b(?:altitude|nivel do mar|na montanha|na serra)\b/,
    unsealed: /\bnao (?:\w+ ){0,2}(?:sel\w*|ved\w*|fech\w*|fez vacuo)\b|\bmal vedad\w*/,
    about: /\b(?:frascos?|potes?|vidros?|tampas?|banho-? ?maria|sel(?:ar|ado|ados)|vedad\w*)\b/,
  },
  pl: {
    altitude: /\b(?:wysokosc\w* (?:nad|n\.)|nad poziomem morza|w gorach|n\.? ?p\.? ?m)\b/,
    unsealed: /\b(?:nie (?:\w+ )?(?:zamkn\w*|zassa\w*|chwyci\w*|zlapa\w*)|nieszczeln\w*)\b/,
    about: /\b(?:sloik\w*|sloi\w*|wieczk\w*|zakretk\w*|pasteryz\w*|weck\w*)\b/,
  },
  ja: {
    altitude: /標高|高地|山の上/,
    unsealed: /(?:蓋|ふた|フタ|瓶|びん).{0,12}(?:閉まら|へこま|密閉でき|密封でき)/,
    about: /瓶|びん|蓋|ふた|密閉|密封|脱気|煮沸/,
  },
};
