import type { Language } from '../languages';

/** How things are done in a step: how often, and whether things go in together. */
export interface MannerCues {
  often: RegExp;
  together: RegExp;
  /** "Does the sugar go in at the start?": when it is added. */
  goesIn: RegExp;
  /** Verbs of adding, which say nothing of which step is meant. */
  add: RegExp;
  /** "What do I do with the pulp?" */
  doWith: RegExp;
}

/** For folded texts, as in `cues.ts`; `add` for folded words. */
export const mannerCues: Readonly<Record<Language, MannerCues>> = {
  en: {
    often: /\bhow (?:often|frequently|many times)\b/,
    together: /\b(?:together|at the same time|separately|in one go)\b/,
    goesIn:
      /\b(?:do|does) .{2,30} go (?:in|on|into|onto|over)\b|\bwhere (?:do|does|should|shall|to|is|are) .{0,30}\b(?:go(?:es)?|put|added|used)\b/,
    add: /^(?:add\w*|put\w*|go|goes|going|use\w*|pour\w*|in|get\w*|make\w*|readi|ready)$/,
    doWith: /\bwhat (?:do|should|must|can|shall) (?:i|we) do (?:with|to)\b/,
  },
  de: {
    often: /\bwie (?:oft|haufig)\b/,
    together: /\b(?:zusammen|gleichzeitig|getrennt|auf einmal)\b/,
    goesIn:
      /\bkomm(?:t|en) .{2,30} (?:rein|hinein|dazu|dran|drauf)\b|\bwo(?:hin|rein|rauf)? (?:komm(?:t|en)|gehor(?:t|en)|mit|soll(?:en)?|gebe?|tue?) /,
    add: /^(?:gib\w*|geb\w*|komm\w*|zugeb\w*|dazu|hinzu\w*|dazugeb\w*)$/,
    doWith: /\bwas (?:mache|mach|soll|muss|kann|tue) (?:ich|man|wir) (?:.{0,10} )?mit\b/,
  },
  es: {
    often: /\b(?:cada cuanto|con que frecuencia|cuantas veces)\b/,
    together: /\b(?:junt[oa]s?|a la vez|al mismo tiempo|por separado)\b/,
    goesIn:
      /\b(?:va|van|entra|se echa) .{2,30}(?:al principio|despues|al final|dentro)\b|\b(?:a)?donde (?:va|van|pongo|echo|meto|se pone|se echa|coloco)\b/,
    add: /^(?:anad\w*|agreg\w*|ech\w*|pon\w*|incorpor\w*)$/,
    doWith: /\bque (?:hago|hacer|se hace|debo hacer|hay que hacer) con\b/,
  },
  fr: {
    often: /\b(?:a quelle frequence|tous les combien|combien de fois)\b/,
    together: /\b(?:ensemble|en meme temps|separement|a la fois)\b/,
    goesIn:
      /\b(?:va|vont|se met|on met) .{2,30}(?:au debut|apres|a la fin|dedans)\b|\bou (?:va|vont|met-on|se mett?(?:ent)?|mettre|dois-je mettre|(?:est-ce qu(?:e |'))?(?:je|on) met[st]?)\b/,
    add: /^(?:ajout\w*|met\w*|vers\w*|incorpor\w*)$/,
    doWith:
      /\b(?:que|quoi) (?:faire|dois-je faire|fait-on|fais-je|faut-il faire) (?:de|d'|du|des|avec)\b/,
  },
  it: {
    often: /\b(?:ogni quanto|quante volte|con che frequenza)\b/,
    together: /\b(?:insieme|contemporaneamente|separat\w+|allo stesso tempo)\b/,
    goesIn:
      /\b(?:va|vanno|si mette) .{2,30}(?:all'inizio|dopo|alla fine|dentro)\b|\bdove (?:va|vanno|metto|si mett(?:e|ono)|devo mettere|aggiungo)\b/,
    add: /^(?:aggiung\w*|mett\w*|unisc\w*|un(?:ire|ite)|vers\w*)$/,
    doWith: /\b(?:cosa|che) (?:faccio|si fa|devo fare|posso fare) (?:con|col|coi|della?|del)\b/,
  },
  pt: {
    often: /\b(?:de quanto em quanto|quantas vezes|com que frequencia)\b/,
    together: /\b(?:junt[oa]s?|ao mesmo tempo|separad\w+)\b/,
    goesIn:
      /\b(?:vai|vao|entra|entram) .{2,30}(?:no comeco|no inicio|depois|no final|dentro)\b|\b(?:a)?onde (?:(?:eu )?(?:vai|vao|coloco|ponho|boto|entra|entram)|se coloca|devo (?:colocar|por))\b/,
    add: /^(?:adicion\w*|coloc\w*|acrescent\w*|junt\w*|ponh\w*|por)$/,
    doWith: /\bo que (?:eu )?(?:faco|fazer|se faz|devo fazer) com\b/,
  },
  pl: {
    often: /\b(?:jak czesto|co ile|ile razy)\b/,
    together: /\b(?:razem|jednoczesnie|osobno|naraz)\b/,
    goesIn:
      /\b(?:dodaje sie|idzie|ida) .{2,30}(?:na poczatku|pozniej|na koncu)\b|\b(?:gdzie|dokad) (?:idzie|ida|dac|daje sie|wlozyc|mam (?:dac|wlozyc)|dodac|kladzie sie)\b/,
    add: /^(?:doda\w*|wlo[zs]\w*|wsyp\w*|wrzuc\w*|wle\w*)$/,
    doWith: /\bco (?:mam )?(?:zrobic|robic|robie|robi sie) z\b/,
  },
  ja: {
    often: /何回|どのくらいの頻度|どれくらいの頻度|何分(?:ごと|おき)/,
    together: /一緒に|同時に|別々に/,
    goesIn:
      /(?:最初|後|あと|途中)(?:に|から)?(?:入れ|加え)|どこ(?:に|へ)(?:入れ|置|のせ|塗|加え|使)/,
    add: /^(?:入れ\S*|加え\S*|足\S*|入れる|加える)$/,
    doWith: /は(?:どうし|どうする|どうすれ)/,
  },
};

/** How often, together, or "does it go in later?": asked of a step without its words. */
export const isOfManner = (folded: string, language: Language): boolean => {
  const { often, together, goesIn } = mannerCues[language];
  return [often, together, goesIn].some((cue) => cue.test(folded));
};
