import type { CookingCues } from '../../cues/cooking';

export const cooking: CookingCues = {
  deeds: {
    roll: /\b(?:etal\w*|abaiss\w*|roul\w*)\b/,
    cut: /\b(?:coup\w*|eminc\w*|hach\w*|tranch\w*|detaill\w*)\b/,
    peel: /\b(?:epluch\w*|pel(?:er|ez|e))\b/,
    turn: /\b(?:retourn\w*)\b/,
    drain: /\b(?:egoutt\w*|filtr\w*|passoire)\b/,
    pour: /\b(?:vers(?:er|ez|e))\b/,
    shape: /\b(?:faconn\w*|form(?:er|ez|e)|boul\w+|tress\w+)\b/,
    fill: /\b(?:garni(?:r|s|ssez)?|farc(?:i\w*|es?)|rempli\w*)\b/,
    wash: /\b(?:lav(?:er|ez|e)|rinc\w*)\b/,
    cover: /\b(?:couvr\w*|couvercle)\b/,
    remove: /\b(?:retir\w*|enlev\w*|ot(?:er|ez)|sort(?:ir|ez))\b/,
    crush: /\b(?:ecras\w*|pil(?:er|ez))\b/,
    spread: /\b(?:repart\w*|tartin\w*|etal\w*)\b/,
    divide: /\b(?:divis\w*|partag\w*)\b/,
    brush: /\b(?:badigeonn\w*|dorure|dorer au pinceau|glac(?:er|ez))\b/,
    scatter: /\b(?:parsem\w*|saupoudr\w*)\b/,
    serve: /\b(?:serv(?:ir|ez)|servi\w*)\b/,
    season: /\b(?:assaisonn\w*|sal(?:er|ez)|poivr(?:er|ez))\b/,
    grease: /\b(?:beurr(?:er|ez)|graiss\w*|chemis\w*)\b/,
    prick: /\b(?:piqu(?:er|ez|e))\b|\b(?:trous?|cheminee|perc\w*)\b/,
    flavour: /\b(?:frott\w*|marin\w*)\b/,
    unmould: /\b(?:demoul\w*|retourn\w* sur|transfer\w*)\b/,
    open: /\bouvr\w*\b/,
  },
  manner: {
    often: /\b(?:a quelle frequence|tous les combien|combien de fois)\b/,
    together: /\b(?:ensemble|en meme temps|separement|a la fois)\b/,
    goesIn:
      /\b(?:va|vont|se met|on met) .{2,30}(?:au debut|apres|a la fin|dedans)\b|\bou (?:va|vont|met-on|se mett?(?:ent)?|mettre|dois-je mettre|(?:est-ce qu(?:e |'))?(?:je|on) met[st]?)\b/,
    add: /^(?:ajout\w*|met\w*|vers\w*|incorpor\w*)$/,
    doWith:
      /\b(?:que|quoi) (?:faire|dois-je faire|fait-on|fais-je|faut-il faire) (?:de|d'|du|des|avec)\b/,
  },
  method: {
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
  moments: {
    meanwhile: /\b(?:pendant (?:que|ce temps|la|le)|entre-temps|tandis)\b/,
    rest: /\b(?:reste|restant\w*|a nouveau|de nouveau|reserve\w*)\b/,
    order: /\b(?:que|quoi|qu'est-ce)\b.{0,30}\b(?:apres|avant|une fois)\b/,
    size: /\b(?:quelle (?:taille|epaisseur|longueur|grosseur)|taille|epaisseur|combien (?:pese\w*|mesure\w*))\b/,
    served:
      /\ba table\b|\b(?:accompagn\w*|avec quoi|(?:quoi|mange\w*|deguste\w*)\b.{0,20}\bavec|ser[vt]\w* .{0,30}avec|(?:aim|mang|degust|savour)\w*\b.{0,25}\bavec (?:une?|du|de la|des|l')|avec (?:une|du|de la) .{0,20}(?:salade|pain|riz))\b/,
    also: /\b(?:a (?:lire|gouter|decouvrir|essayer|tester|cuisiner) aussi|vous aimerez|(?:essayez|testez|goutez) aussi|aussi (?:ma|mon|mes)\b|voir aussi|decouvrez|ma recette d|si vous avez aime|jetez un oeil)/,
    perSide: /\b(?:par|chaque|de chaque|des deux) (?:face|cote)s?\b/,
    side: /\b(?:faces?|cotes?)\b/,
  },
  reasons: {
    because: /\b(?:pour (?:que|qu'|eviter|que)|afin|sinon|car|parce qu\w*|ainsi|evite\w*)/,
  },
  vessels: {
    holder:
      /\b(?:moules?|plat|plaques?|poeles?|casseroles?|cocottes?|faitout|marmite|sauteuse|terrine)\b/,
    inWhat: /\b(?:dans|sur) quoi\b/,
    or: /\bou\b/,
  },
  lids: {
    on: /\b(?:avec (?:le |un )?couvercle|a couvert|couvrez|couvert)\b/,
    off: /\b(?:sans (?:le )?couvercle|a decouvert|decouvr\w*|retirez le couvercle)\b/,
  },
  unneeded: {
    byHand: /\ba la main\b/,
  },
  heats: {
    level: /\bfeu (?:tres |assez |au )?(?:vif|doux|moyen|fort|modere|minimum|maximum)\b/g,
    asksLevel: /\b(?:feu|flamme)\b/,
    asked:
      /\b(?:a|sur) combien\b.{0,30}\b(?:baiss|mont|regl|chauff|rechauff|cui[rst]|enfourn|met|fri[rst]|roti|grill|torref|mainten)\w*|\b(?:baiss|mont|regl|chauff|rechauff|enfourn|met)\w*\b.{0,15}\ba combien\b|^\W*a combien\b(?! (?:de|equivaut))|\ba combien\W*$|\bthermostat\b|\bquel feu\b/,
    reads:
      /\b(?:affich|indiqu)\w*\b.{0,15}\b(?:thermometre|sonde)\b|\b(?:thermometre|sonde)\b.{0,20}\b(?:affich|indiqu)\w*|\bsonde a combien\b/,
    changes: /\b(?:baiss|redui|augment|mont)\w*|\bchang\w* .{0,12}temperature\b/,
    start:
      /\b(?:(?:au|des le) (?:debut|depart)|d'abord|les premieres|premiere (?:partie|moitie|phase|etape|fois|cuisson|friture)|premier bain|pour commencer)\b/,
    end: /\b(?:a la fin|ensuite|les dernieres|apres|pour finir|enfin|fin de (?:la )?cuisson|(?:deuxieme|seconde|derniere) (?:partie|moitie|phase|etape|fois|cuisson|friture|bain))\b/,
  },
  levels: { high: /\b(?:vif|fort|haut|elevee?|high)\b/, low: /\b(?:doux|basse?|faible|low)\b/ },
  warmth: /\b(?:tiedes?|chaude?s?|froide?s?|bouillante?|(?<!sucre )glacee?|temperature ambiante)\b/,
  warmedUp: {
    held: /\b(?:gard|tenir|tenez|maint)\w*\b.{0,30}\bchaud(?:e|s|es)?\b/,
  },
};
