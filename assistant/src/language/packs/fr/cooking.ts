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
  },
  method: {
    beforeOrAfter: /\bavant ou apres\b|\bapres ou avant\b/,
  },
  moments: {
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
  },
  lids: {
    on: /\b(?:avec (?:le |un )?couvercle|a couvert|couvrez|couvert)\b/,
    off: /\b(?:sans (?:le )?couvercle|a decouvert|decouvr\w*|retirez le couvercle)\b/,
  },
  unneeded: {
    byHand: /\ba la main\b/,
  },
  heats: {
    asked:
      /\b(?:a|sur) combien\b.{0,30}\b(?:baiss|mont|regl|chauff|rechauff|cui[rst]|enfourn|met|fri[rst]|roti|grill|torref|mainten)\w*|\b(?:baiss|mont|regl|chauff|rechauff|enfourn|met)\w*\b.{0,15}\ba combien\b|^\W*a combien\b(?! (?:de|equivaut))|\ba combien\W*$|\bthermostat\b|\bquel feu\b/,
    reads:
      /\b(?:affich|indiqu)\w*\b.{0,15}\b(?:thermometre|sonde)\b|\b(?:thermometre|sonde)\b.{0,20}\b(?:affich|indiqu)\w*|\bsonde a combien\b/,
  },
  levels: { high: /\b(?:vif|fort|haut|elevee?|high)\b/, low: /\b(?:doux|basse?|faible|low)\b/ },
};
