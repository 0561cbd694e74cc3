import type { OutcomeCues } from '../../cues/outcome';

export const outcome: OutcomeCues = {
  troubles: {
    of: {
      thin: /\b(?:liquides?|comme de (?:l'eau|la soupe)|claires?|coule\w*|n'epaissi\w*|epaissir)\b/,
      thick: /\b(?:epais\w*|compact\w*|pateu\w*)\b/,
      sticky:
        /\b(?:ne se (?:demoule|decolle)\w* pas|coll(?:e|ent|ant|ante|antes|er|ees?)|s'accroch\w*|mains (?:mouillees|humides|huilees|farinees)|huile\w* (?:vos|les|tes) mains)\b/,
      leaking: /\b(?:fui\w*|debord\w*|depassent|coule\w*|s'echappe\w*)\b/,
      dry: /\b(?:sec|secs|seche|seches|s'effrit\w*|friable|craquel\w*|se casse|se dechire)\b/,
      wet: /\b(?:detremp\w*|mouill\w*|rend\w* .{0,25}(?:eau|jus|liquide)|trop d'(?:eau|humidite)|plein d'eau|humides?)\b/,
      burnt:
        /\b(?:brul\w*|noircit|noircissent|crame\w*|trop (?:cuit\w*|fonce\w*|vite|dor\w*)|noirci\w*|(?:brun|color|fonc|dor)\w* trop)\b/,
      pale: /\b(?:pales?|pas (?:assez )?(?:dore\w*|cuit\w*)|cru\w* (?:au|a l'interieur))\b/,
      flat: /\b(?:ne (?:leve|gonfle|monte) pas|n'a pas (?:leve|gonfle|monte)|pas (?:leve|gonfle)|retomb\w*|plat\w*|raplapla)\b/,
      curdled: /\b(?:tranch\w*|caill\w*|grumeaux?|granuleu\w*|se separe)\b/,
      salty: /\b(?:trop sale\w*|sale)\b/,
      sweet: /\b(?:trop sucre\w*|moins sucre\w*)\b/,
      hot: /\b(?:piquant\w*|epice\w*|trop fort\w*)\b/,
      bitter: /\b(?:amer\w*|amertume)\b/,
      sour: /\b(?:acides?|aigres?)\b/,
      hard: /\b(?:(?:pas|jamais) (?:tendres?|fondants?|moelleu\w*)|ramolli\w* pas|dur|dure|durs|dures|caoutchouteu\w*|coriaces?)\b/,
      soft: /\b(?:mou|molle|mous|molles|bouillie|se defait)\b/,
      unset: /\b(?:ne prend pas|n'a pas pris|pas pris\w*|tremblote\w*|encore liquides?)\b/,
      broken:
        /\b(?:cass(?:e|ent|ee?s?)|dechir\w*|(?:s'|se )?ouvrent|s'ouvre|se def\w*|eclat\w*|fend(?:ent|u\w*)?|tombe\w* en morceaux)\b/,
    },
    mark: /\b(?:aux (?:mains|doigts)|normal|grave|trop|toujours|encore|tres|pas|aide|au secours|rattrap\w*|sauver|epaissir|que faire|quoi faire|je fais quoi|pourquoi|evit\w*|empech\w*|m(?:on|a|es)|tout|partout|plein)\b/,
    remedy: /\b(?:normal|pas grave|doit (?:etre|rester)|si|pour eviter|pour ne pas|sinon|trop)\b/,
  },
  bounds: {
    afterTime: /\b(?:apres|a partir de|au bout de|au bout d') ?(?:environ |les premieres )?$/,
    ifSo: /\b(?:si|s'il|s'ils)\b/,
  },
  doneWhen:
    /\b(?:pret|cuit)e?s? (?:quand|lorsque?|si|des que)\b|\b(?:remont\w+|flott\w+) a la surface\b|\bdoi(?:t|vent) (?:\w+ )?(?:trembl\w*|sonn\w*|se detach\w*|etre (?:\w+ )?(?:dore|pris|ferme|tendre|moelleu)\w*)/,
  canning: {
    altitude: /\b(?:altitude|niveau de la mer|(?:a|en) (?:la )?montagne)\b/,
    unsealed:
      /\b(?:pas (?:\w+ )?(?:scelle\w*|ferme\w*|hermetique\w*|pris)|mal (?:scelle\w*|ferme\w*))\b/,
    about: /\b(?:bocal|bocaux|pots?|couvercles?|sterilis\w*|scelle\w*|bain-? ?marie)\b/,
    opened: /\b(?:ouvert(?:e?s?)|(?:apres|des) (?:l')?ouverture|entamee?s?)\b/,
  },
};
