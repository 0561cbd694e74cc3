import type { OutcomeCues } from '../../cues/outcome';

export const outcome: OutcomeCues = {
  troubles: {
    of: {
      thin: /\b(?:liquid[oa]s?|como (?:sopa|agua)|clar[oa]s?|aguad[oa]s?|caldos[oa]s?|no espesan?|espes(?:ar|arl[oa]s?|o)(?=\W*$))\b/,
      thick: /\b(?:espes[oa]s?|dens[oa]s?)\b/,
      sticky:
        /\b(?:no (?:se desmolda\w*|sale\w* del molde|se despega\w*)|peg(?:a|an|ajos\w*|ad\w*|ue\w*)|manos (?:mojadas|humedas|aceitadas|enharinadas))\b/,
      leaking: /\b(?:se sale\w*|derram\w*|gote\w*|revient\w*)\b/,
      dry: /\b(?:sec[oa]s?|reseca\w*|desmoron\w*|desmigaj\w*|agriet\w*|grietas|rompe\w*)\b/,
      wet: /\b(?:mojad[oa]s?|humed[oa]s?|empapad[oa]s?|sueltan? .{0,15}agua|demasiad[oa] (?:agua|liquido))\b/,
      burnt:
        /\b(?:quem\w*|se (?:pone|ponen|queda|quedan) negr[oa]s?|tuest\w* (?:mucho|demasiado)|tost\w* demasiado|muy oscur\w*|dora\w* demasiado)\b/,
      pale: /\b(?:palid[oa]s?|no se dora\w*|crud[oa]s? (?:por dentro|en el centro))\b/,
      flat: /\b(?:no (?:ha )?(?:sub\w*|lev\w*|crec\w*)|plan[oa]s?|se (?:baja|bajo|hunde|hundio)|apelmaz\w*)\b/,
      curdled: /\b(?:cort(?:a|o|ada|ado)|bolitas|grumos\w*|se separ\w*)\b/,
      salty: /\b(?:salad[oa]s?)\b/,
      sweet: /\b(?:dulces?)\b/,
      hot: /\b(?:pica(?:nte)?s?)\b/,
      bitter: /\b(?:amarg\w*)\b/,
      sour: /\b(?:acid[oa]s?|agri[oa]s?)\b/,
      hard: /\b(?:no se (?:ablanda\w*|ponen? (?:tiern|bland)\w*)|dur[oa]s?|correos[oa]s?|chiclos[oa]s?)\b/,
      soft: /\b(?:bland[oa]s?|pasad[oa]s?|deshace\w*)\b/,
      unset: /\b(?:no cuaja\w*|no se (?:endurece|espesa)|sin cuajar)\b/,
      broken:
        /\b(?:(?:se|me) (?:\w+ )?(?:romp|abr|deshac|desarm|desmoron|revient)\w*|rot[oa]s?|romper\w*)\b/,
    },
    mark: /\b(?:(?:a|en) las manos|normal|malo|ok|demasiad[oa]|muy|todavia|aun|sigue|no|ayuda|arregl\w*|salv\w*|que (?:hago|puedo hacer)|por que|evit\w*|mis?|tod[oa]s?|me (?:queda|ha quedado|quedo|salio|ha salido)|se me|espes\w*)\b/,
    remedy:
      /\b(?:es normal|debe\w* (?:quedar|estar)|no pasa nada|no importa|si|para que no|para evitar|demasiad[oa])\b/,
  },
  bounds: {
    afterTime:
      /\b(?:despues de|a partir de|tras|a los|pasados|al cabo de) (?:unos |los primeros )?$/,
    ifSo: /\bsi\b/,
  },
  doneWhen:
    /\b(?:list|hech|cocid|cuajad)[oa]s? (?:cuando|si)\b|\b(?:suben?|floten?|flotan) a la superficie\b|\bdeben? (?:quedar|sonar|estar|temblar)\b/,
  canning: {
    altitude: /\b(?:altitud|altura|nivel del mar|en la montana|las montanas)\b/,
    unsealed: /\bno (?:\w+ ){0,2}(?:sell\w*|cerr\w*|hizo vacio|hacen? vacio)\b|\bsin sellar\b/,
    about: /\b(?:frascos?|tarros?|botes?|tapas?|bano maria|sell\w*|envas\w*)\b/,
    opened: /\b(?:abiert[oa]s?|(?:una vez|despues de|al|tras) abrir\w*)\b/,
  },
};
