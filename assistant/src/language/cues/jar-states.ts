import type { Language } from '../languages';

/** What became of a jar or a packet: it was opened, or it did not seal. For folded texts. */
export interface JarStateCues {
  opened: RegExp;
  unsealed: RegExp;
}

/** By language. */
export const jarStateCues: Readonly<Record<Language, JarStateCues>> = {
  en: {
    opened: /\b(?:(?:once|after|when|if) (?:\w+ ){0,3}open(?:ed|ing)?|opened)\b/,
    unsealed:
      /\b(?:(?:did(?: not|n'?t)|does(?: not|n'?t)|do(?: not|n'?t)|has(?: not|n'?t)|have(?: not|n'?t)|fail\w* to|never|not) (?:\w+ )?seal(?:ed)?|unsealed|failed seal)\b/,
  },
  de: {
    opened:
      /\b(?:geoffnet\w*|angebrochen\w*|(?:nach|beim) (?:dem )?(?:offnen|anbrechen)|offene[ns]? glas\w*)\b/,
    unsealed:
      /\b(?:nicht (?:richtig )?(?:dicht|verschlossen|luftdicht|vakuum\w*)|kein vakuum|undicht\w*|ohne vakuum)\b/,
  },
  es: {
    opened: /\b(?:abiert[oa]s?|(?:una vez|despues de|al|tras) abrir\w*)\b/,
    unsealed:
      /\bno (?:se )?(?:ha |han |hayan? )?(?:sell|cerr|hecho (?:el )?vacio|hicieron vacio|hizo vacio)\w*|\bsin (?:sellar|vacio)\b/,
  },
  fr: {
    opened: /\b(?:ouvert(?:e?s?)|(?:apres|des) (?:l')?ouverture|entamee?s?)\b/,
    unsealed:
      /\b(?:n'(?:est|a|ont|sont) pas|ne (?:se )?\w+ pas) (?:bien )?(?:scell\w*|ferm\w*|hermetique\w*|pris le vide)|\bmal (?:scell|ferm)\w*/,
  },
  it: {
    opened:
      /\b(?:apert[oaie]|(?:dopo|una volta) (?:l')?apertura)\b|\bdopo averl[oaie] apert[oaie]\b/,
    unsealed:
      /\bnon (?:si )?(?:e|ha|sono|hanno) (?:ben )?(?:sigillat\w*|chius\w*|fatto (?:il )?(?:sottovuoto|vuoto))|\bsenza (?:sotto)?vuoto\b/,
  },
  pt: {
    opened: /\b(?:abert[oa]s?|(?:depois de|apos|ao) abri\w*|apos abertura)\b/,
    unsealed:
      /\bnao (?:\w+ )?(?:sel(?:ou|aram|ado)|ved(?:ou|aram|ado)|fech(?:ou|aram)|vacuo)\w*|\bmal (?:vedad|fechad)\w*/,
  },
  pl: {
    opened: /\b(?:po otwarciu|otwart\w*|otworz\w*)\b/,
    unsealed:
      /\bnie (?:\w+ )?(?:zassal\w*|zamkn\w*|zawekow\w*|chwycil\w*|szczeln\w*)|\bnieszczeln\w*/,
  },
  ja: {
    opened: /開封|開け(?:た|て)(?:後|から|あと|ら)?/,
    unsealed: /密(?:封|閉)(?:でき|されて|して)(?:い)?な|しまっていない|閉まら(?:な|な)/,
  },
};
