import type { Language } from '../languages';

/** How a part is made and a thing is done, in questions and in the steps that tell it. */
export interface MethodCues {
  /** In a step: "for the sauce", before the part's name. */
  forPart: RegExp;
  /** Which way something is moved is asked for. */
  whichWay: RegExp;
  /** In a step: which way something is moved. */
  way: RegExp;
  /** One of two states is asked for: "hot or cold". */
  warmOrCold: RegExp;
  /** In a step: how warm something is when it is worked on. */
  warmth: RegExp;
  /** In a step: a thing goes to the others, "add", "stir in". */
  adds: RegExp;
  /** Warming up, in questions and in steps. */
  warms: RegExp;
  /** Of two things the order is asked for. */
  beforeOrAfter: RegExp;
}

/** For folded texts, as in `cues.ts`. */
export const methodCues: Readonly<Record<Language, MethodCues>> = {
  en: {
    forPart: /\b(?:for|make|prepare) (?:the |your )?$/,
    whichWay:
      /\b(?:which|what) (?:way|direction)\b|\bclockwise\b|\b(?:which|what) side\b.{0,30}\b(?:up|down|first)\b/,
    way: /\bdirection\b|\bclockwise\b|\bside[ -](?:up|down|first)\b|\bupside[ -]down\b|\b(?:one|same) way\b|\bagainst the grain\b|\blength(?:ways|wise)\b|\bcross(?:ways|wise)\b/,
    warmOrCold:
      /\b(?:hot|warm|cold|cool|cooled|chilled|room temperature)\b.{0,12}\bor\b.{0,20}\b(?:hot|warm|cold|cool|cooled|chilled|room temperature)\b/,
    warmth:
      /\b(?:hot|warm|cold|cool(?:ed|s)?|chilled|room temperature|lukewarm|(?:fresh|straight) (?:from|out of) the oven)\b/,
    adds: /\b(?:add(?:s|ed|ing)?|stir(?:red|ring)? (?:in|through)|fold(?:ed|ing)? (?:in|through)|mix(?:ed|ing)? in|tip in|pour (?:in|over)|beat in|whisk in|toss in|scatter|sprinkle|top with|drop in|spoon in|arrange|lay|layer|spread|lower in|go(?:es)? (?:in|on|into|over))\b/,
    warms: /\b(?:re-?)?(?:warm|heat)(?:s|ed|ing)?\b/,
    beforeOrAfter: /\b(?:before or after|after or before)\b/,
  },
  de: {
    forPart: /\bfur (?:den|die|das) $|\bfurs $/,
    whichWay: /\bwelche\w* (?:richtung|seite)\b|\bwie ?(?:he)?rum\b|\buhrzeigersinn\b/,
    way: /\brichtung\b|\b\w*seite nach (?:oben|unten)\b|\bkopfuber\b|\buhrzeigersinn\b|\bquer\b|\blangs\b/,
    warmOrCold:
      /\b(?:heiss\w*|warm\w*|kalt\w*|lauwarm\w*)\b.{0,12}\boder\b.{0,20}\b(?:heiss\w*|warm\w*|kalt\w*|(?:aus|ab)gekuhlt\w*|zimmerwarm\w*)\b/,
    warmth: /\b(?:heiss\w*|(?:lau)?warm\w*|kalt\w*|(?:ab|aus)gekuhlt\w*|zimmertemperatur)\b/,
    adds: /\b\w*(?:zugeb\w*|zugegeben|hinzufug\w*|unterruhr\w*|unterheb\w*|einruhr\w*|zufug\w*)\b|\b\w*(?:darauf|daruber|leg|verteil|beleg|streu)\w*|\bkomm(?:t|en)\b|\bdrauf\b|\bdazu\b|\bhinzu\b|\bdarauf\b|\bbestreu\w*/,
    warms: /\b(?:er|auf)?(?:warm(?:e|t|en)|hitz(?:e|t|en))\b/,
    beforeOrAfter: /\b(?:vor oder nach|nach oder vor|vorher oder nachher)\b/,
  },
  es: {
    forPart: /\bpara (?:el|la|los|las) $/,
    whichWay: /\b(?:en )?que (?:direccion|sentido)\b/,
    way: /\b(?:direccion|sentido|agujas del reloj|a lo largo)\b/,
    warmOrCold:
      /\b(?:calient\w*|tibi[oa]s?|fri[oa]s?)\b.{0,12}\bo\b.{0,20}\b(?:calient\w*|tibi[oa]s?|fri[oa]s?)\b/,
    warmth: /\b(?:calient\w*|tibi[oa]s?|templad[oa]s?|fri[oa]s?|temperatura ambiente)\b/,
    adds: /\b(?:anad\w*|agreg\w*|incorpor\w*|ech(?:a|ar|amos)|pon(?:er|emos|go)?|coloc\w*|dispon\w*|repart\w*|disuelv\w*)\b/,
    warms: /\b(?:re)?calient\w*|\b(?:re)?calentar\w*|\bentibi\w*/,
    beforeOrAfter: /\bantes o despues\b|\bdespues o antes\b/,
  },
  fr: {
    forPart: /\b(?:pour|preparez|faites|realisez) (?:la |le |les |l')$/,
    whichWay: /\b(?:quel sens|quelle direction)\b/,
    way: /\b(?:sens|direction)\b/,
    warmOrCold:
      /\b(?:chaude?s?|tiedes?|froide?s?)\b.{0,12}\bou\b.{0,20}\b(?:chaude?s?|tiedes?|froide?s?|refroidie?s?)\b/,
    warmth: /\b(?:chaude?s?|tiedes?|froide?s?|refroidie?s?|temperature ambiante)\b/,
    adds: /\b(?:ajout\w*|incorpor\w*|vers(?:ez|er|e)|met(?:s|tez|tre|tons)?|parsem\w*|reparti\w*|dispos\w*|depos\w*)\b/,
    warms: /\b(?:re)?chauff\w*/,
    beforeOrAfter: /\bavant ou apres\b|\bapres ou avant\b/,
  },
  it: {
    forPart: /\b(?:per (?:il |la |lo |le |i |gli |l')|prepara(?:te)? (?:il |la |lo |l'))$/,
    whichWay: /\b(?:quale|che) (?:verso|direzione|senso)\b/,
    way: /\b(?:verso|direzione|senso)\b/,
    warmOrCold:
      /\b(?:cald[oaie]|tiepid[oaie]|fredd[oaie])\b.{0,12}\bo\b.{0,20}\b(?:cald[oaie]|tiepid[oaie]|fredd[oaie])\b/,
    warmth: /\b(?:cald[oaie]|tiepid[oaie]|fredd[oaie]|temperatura ambiente)\b/,
    adds: /\b(?:aggiung\w*|unisci|unite|incorpor\w*|versa(?:te)?|mett\w*|metto|disponi\w*|distribu\w*|adagi\w*)\b/,
    warms: /\b(?:ri)?scald\w*/,
    beforeOrAfter: /\bprima o dopo\b|\bdopo o prima\b/,
  },
  pt: {
    forPart: /\b(?:para|prepare|faca) (?:o |a |os |as )$/,
    whichWay: /\b(?:que|qual) (?:o )?(?:direcao|sentido)\b/,
    way: /\b(?:direcao|sentido)\b/,
    warmOrCold:
      /\b(?:quentes?|morn[oa]s?|fri[oa]s?)\b.{0,12}\bou\b.{0,20}\b(?:quentes?|morn[oa]s?|fri[oa]s?)\b/,
    warmth: /\b(?:quentes?|morn[oa]s?|fri[oa]s?|temperatura ambiente)\b/,
    adds: /\b(?:adicion\w*|acrescent\w*|junte|juntar|incorpor\w*|coloc\w*|coloque|polvilhe|dispon\w*|distribu\w*|espalh\w*)\b/,
    warms: /\b(?:re)?aque[cç]\w*|\besquent\w*/,
    beforeOrAfter: /\bantes ou depois\b|\bdepois ou antes\b/,
  },
  pl: {
    forPart: /\b(?:na|do) $/,
    whichWay: /\b(?:w ktora|w jaka) strone\b|\bw jakim kierunku\b/,
    way: /\b(?:kierunk\w*|w jedna strone|wzdluz|w poprzek)\b/,
    warmOrCold:
      /\b(?:gorac\w*|ciepl\w*|zimn\w*)\b.{0,12}\bczy\b.{0,20}\b(?:gorac\w*|ciepl\w*|zimn\w*|wystudz\w*)\b/,
    warmth: /\b(?:gorac\w*|ciepl\w*|letni\w*|zimn\w*|(?:wy|o)stud\w*|temperatur\w* pokojow\w*)\b/,
    adds: /\b(?:doda\w*|wsyp\w*|wlej\w*|wrzuc\w*|wmiesza\w*|poloz\w*|wyloz\w*|uloz\w*|rozloz\w*)\b/,
    warms: /\b(?:pod|o)?grz(?:ej|ac|ewa)\w*|\brozgrz\w*/,
    beforeOrAfter: /\bprzed czy po\b|\bpo czy przed\b/,
  },
  ja: {
    forPart: /$^/,
    whichWay: /どちら向き|どっち(?:向き|の方向)|どの方向/,
    way: /一方向|同じ方向|方向|時計回り/,
    warmOrCold:
      /(?:熱い|温かい|冷たい|冷めて|冷まして).{0,12}(?:それとも|か、?).{0,12}(?:熱い|温かい|冷たい|冷め|冷まし)/,
    warmth: /熱い|温かい|冷たい|冷め|常温|粗熱/,
    adds: /加え|入れ|のせ|混ぜ込/,
    warms: /温め|あたため/,
    beforeOrAfter: /前(?:です)?か後|後(?:です)?か前/,
  },
};
