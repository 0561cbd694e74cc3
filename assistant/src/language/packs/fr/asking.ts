import type { AskingCues } from '../../cues/asking';
import { pairOfDays } from '../../cues/days-apart';

const days = 'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche';

export const asking: AskingCues = {
  questionStarts: {
    start:
      /^(?:(?:et|aussi)[, ]+)*(?:peut-on|puis-je|je peux|on peut|est-ce|faut-il|quel\w*|comment|quand|combien|ou|pourquoi|qu'est|c'est|dois-je|peut on|puis je|faut il|ca se|(?:a|de|dans) quel\w*|pour combien|y a-t-il|doit-on)\b/,
    joint: /,? et(?: aussi| sinon| en plus)?,? (?=\w)/g,
    another: /aussi|sinon|en plus/,
  },
  questionWords: {
    who: /\bqui\b/,
    where: /\bou\b(?= (?:est|avez|as|trouv|acheter|tu|vous))/,
    when: /\bquand\b/,
    which: /\bquel(?:le)?s?\b/,
    what: /\b(?:qu.est|quoi|que)\b/,
    howMany: /\bcombien\b(?! de temps)/,
    how: /\bcomment\b/,
    howLong: /\bcombien de temps\b/,
  },
  address: {
    writer:
      /(?<!\b(?:peux|pourrais|sais)[- ])\btu\b(?! (?:peux|pourrais|sais|dois|es maintenant)\b)|\b(?:te|toi|ton|ta|tes|votre|vos)\b|\bt'|\b(?:auteure?|autrice|blogueu(?:r|se)|photographe)\b/,
    here: /\b(?:ce(?:t|tte|s)?|ca|cela|il|elle|ils|elles|ici|recette|article|blog|site|page|video|photo|livre|newsletter|imprim\w*|commentaires?|convien\w*|(?:pour|aux) (?:\w+ )?(?:enfants?|petits|bebes?|debutants?)|version)\b/,
  },
  otherPeople:
    /\b(?:qui|a qui|comment s'appelle|quel age|combien|ou|quand|quel\w*)\b.*\b(?:(?:le|la|son|sa|ses) (?:chien|chat|mari|femme|grand-mere|fils|fille|mere|pere|voisin|voisine|soeur|frere))s?\b/,
  self: /\b(?:es[- ]tu|tu es|t'es|etes[- ]vous|vous etes|c'est|est-ce que (?:tu es|c'est)|je parle a) (?:vraiment |bien )?(?:un |une |1 |l'|le |la )?(?:vrai |vraie )?(?:ia|ai|bot|chat ?bot|robot|humain|humaine|personne|machine|auteur|autrice)\b|\bqui (?:es[- ]tu|etes[- ]vous|repond)\b|\btu es qui\b/,
  writer:
    /\b(?:quel age|nom de famille|ton prenom|anniversaire)\b|\bmariee?\b|\b(?:qui|que|quel\w*|comment|ou|quand|combien|as-tu|tu as)\b.{0,20}\b(?:ton|ta|tes|votre|vos) (?:enfants?|fils|fille|mari|femme|famille|mere|grand-mere|chien|chat|maison|travail|metier|appareil|age|blog)\b|\b(?:en quelle annee|quand|depuis quand)\b.{0,20}\b(?:l'aut(?:eur|rice)|la blogueuse|le blogueur|a-t-elle)\b|\bou (?:habit\w*|vit\b|vis-tu|vivez|es-tu|etais-tu|as-tu (?:appris|grandi|etudie))\b|\btu (?:habites|vis|viens) (?:ou|d'ou)\b|\b(?:as-tu|tu as|avez-vous) (?:fait (?:une ecole|des etudes)|etudie|appris|voyage|des enfants)\b|\b(?:photos?|appareil photo)\b.{0,25}\b(?:prise?s?|faite?s?|utilises?)\b|\b(?:qui|ou|quel)\b.{0,15}\b(?:photos?|appareil photo)\b|\bqui t'a (?:appris|inspire)\b|\b(?:chiens?|chats?|animaux)\b|\bquand\b.{0,25}\bpubliee?\b|\b(?:quand|depuis quand|en quelle annee|depuis combien)\b.{0,20}\b(?:commence|debute|cree|lance|ouvert|blogues?)\b.{0,20}\b(?:blog|site|cuisin\w+)?|\bcombien d(?:'|e )(?:etoiles|avis|commentaires)\b|\bmusique\b/,
  unsaid:
    /\bmarques?\b|\bou .{0,15}(?:achet|trouv)\w*|\bque(?:l|lle)s? (?:magasin|boucher\w*|supermarche|marche|boutique)\b|\b(?:cout\w*|prix|chere?s?|moins cher|vendez|vends)\b|\bquel(?:le)? (?:pays|region)\b|\borigines?\b|\bqui a invente\b|\bl'histoire\b|\b(?:degre|taux|teneur)s? (?:d'|en )alcool\b|\bcombien de degres d'alcool\b|\bas-tu teste\b/,
  feelings: {
    glad: /\b(?:delicieu\w*|super|parfait\w*|genial\w*|excellent\w*|ador\w*|miam|un regal)\b/,
    sad: /\b(?:complique\w*|difficile|deteste|abandonne|debord\w*|frustr\w*|stress\w*)\b/,
  },
  onward:
    /^(?:(?:ok|d'accord|bien|merci|c'est fait|c'est bon)[ ,.!]+)*(?:c'est fait|fait|autre chose|quoi d'autre|et (?:apres|ensuite|maintenant)|c'est tout|il y a autre chose|(?:qu'est-ce que )?j'en fais quoi|qu'est-ce que j'en fais|j'en fais quoi|que (?:faire|dois-je faire|fais-je) (?:de ca|avec(?: ca| eux| elles)?|d'(?:eux|elles))(?: maintenant)?)\W*$/,
  forWhat: /\b(?:pour|dans|avec|sur)\b/,
  either: {
    either: /\b(?:non plus|ni)\b/,
    join: /^,? (?:ni|ou|et (?:sans|pas))(?: de| d'| du| la| le| les)? ?$/,
    another: /\b(?:quoi d'autre|autre chose|autres? (?:option|idee|solution|alternative)s?)\b/,
  },
  whether: {
    asks: /\b(?:faut-il|il faut|je dois|dois-je|puis-je|je peux|peut-on|on peut|est-ce qu)\b/,
  },
  whole: /\b(?:tout|tous|toute la recette|la recette|ingredients?)\b/,
  worth:
    /\b(?:combien|quoi|que?) (?:font|fait|est|sont|represente\w*|c'est) .{0,12}\d{2,3}\b|\d{2,3}.{0,12}\b(?:c'est|ca fait|ca donne) (?:combien|quoi)\b|=/,
  general: {
    lack: /\b(?:sans(?! (?:cesser|arreter?|remuer|melanger|laisser|faire|trop|attendre|couvrir|colorer)\b)|manque)\b|\b(?:pas|plus) d[e'’]|\bn'ai (?:pas|plus)\b|\bj'ai (?:pas|plus)\b|\b(?:trouve[sz]?|avez) (?:pas|plus)\b/,
    fine: /\b(?:ok|ca va|ca marche|possible|convient|conviennent|marche|marchent|va aussi|fonctionnent?)\b/,
    form: /\b(?:(?:sur|con)gele[es]{0,2}\b|en conserve|en boite|sech\w*|secs?|frais|fraiches?|en poudre)\b/,
    wholeEgg: /\b(?:durs?|mollets?|poches?|cailles?)\b/,
    why: /\b(?:pourquoi|pour quelle raison|a quoi sert)\b/,
    time: /\b(?:temps|duree|minutes|heures|repos|cuisson)\b/,
    offer:
      /\b(?:a la place|au lieu|remplac\w*|substitu\w*|alternativ\w*|convien\w*|fonctionn\w*|f(?:ait|ont) l'affaire|marche\w*|meme quantite|vous pouvez|du commerce|toute prete|utilise[zr]?|prenez|sans(?! (?:cesser|arreter?|remuer|melanger|laisser|faire|trop|attendre|couvrir|colorer)\b)|omettre|omettez)\b|^avec (?:des?|du|de l[a']) ?\p{L}+,/u,
    keep: /\b(?:conserv\w*|gard\w*|se tien\w*|restes?|reste(?:nt)? (?:\w+ )?(?:moelleu|frai|fondant|croustillant)\w*)\b/,
    must: /\b(?:doit|doivent|faut|faudra|dois)\b/,
    most: /\b(?:au plus|au maximum|maximum|pas plus de)\b/,
    least: /\b(?:minimum|au moins|minimal\w*)\b/,
  },
  filler:
    /^(?:remplac\w*|place|lieu|sans|peut|peux|marche|quand|quel(?:le)?s?|met\w*|mis\w*|ajout\w*|prend\w*|utilis\w*|faut|faire|fait|fais|laiss\w*|dure\w*|temps|duree|quantite|taille|grand\w*|gros\w*|epais\w*|temperature|degres|minutes?|heures?|jours?|total|tout|exactement|environ|merci|bonjour|svp|recette|chose|dois|doit|besoin|rest\w*|combien|chaque|par|jusqu\w*|deven\w*|bizarre|versions?)$/,
  daysApart: pairOfDays(`${days}|aujourd'hui|ce soir`, `${days}|demain|lendemain`),
  startTimes: {
    start:
      /\b(?:quand|(?:a|jusqu'a|vers) quelle heure|a partir de quelle heure|au plus tard)\b.{0,40}\b(?:commenc\w*|debut\w*|m'y mettre|demarr\w*|enfourn\w*|me lever)\b/,
    ready:
      /\b(?:quand|quelle heure)\b.{0,40}\b(?:pret\w*|fini\w*|cuit\w*|manger|mange|a table)\b|\b(?:a temps|assez de temps|le temps)\b|\b(?:peut|puis|peux|sera|est|avoir)\b.{0,60}\b(?:pret\w*|sur la table)\b/,
    starting:
      /\b(?:commenc\w+|demarre\w*|debute\w*|m'y mets)(?: (?:a \w+|l[ea] \w+))? (?:a|vers) #/,
    clock:
      /(?<!apres[- ])\b(?<noon>midi)\b|\b(?<midnight>minuit)\b|(?<=\b(?:a|pour|vers|avant) )(?<h>\d{1,2}) ?(?:h|heures?)(?: ?(?<m>[0-5]\d)| et (?:(?<half>demie)|(?<after>quart))\b| moins le (?<before>quart)\b)?(?!\d)/g,
    morning: /\b(?:petit[ -]dejeuner|brunch|du matin|demain matin)\b/,
    hours: { pattern: /(?<=\b(?:a|vers|pour) )une(?= heure)/g, values: { une: '1' } },
  },
  portions: {
    alone:
      /\bpour moi(?: seule?)\b|\b(?:juste|seulement) pour moi\b|\bpour (?:1|une)(?: seule)? personne\b/,
    pair: /\bpour (?:moi et m(?:on|a) (?:mari|femme|copain|copine|ami|amie|fils|fille|mere|pere|frere|soeur|conjointe?)|m(?:on|a) (?:mari|femme|copain|copine|ami|amie|fils|fille|mere|pere|frere|soeur|conjointe?) et moi)\b(?! et)/,
    people: /\bpour (?<n>\d+)\b|\b(?<m>\d+) (?:personnes?|portions?|convives?|invites?)\b/,
    eaters:
      /\bpour combien\b(?! de (?:temps|minutes|heures|jours|degres|grammes))|\bcombien de (?:personnes|portions|parts|convives)\b/,
    each: /\bpar (?:personne|tete|convive|portion|part|invite)\b|\bchacune? ?\?*$/,
    quarter: /\b(?:un|le) quart (?:de la|des|du)\b/,
    third: /\b(?:un|le) tiers (?:de la|des|du)\b/,
    limit:
      /\b(?:(?:je n'ai|j'ai|on n'a|on a|nous n'avons|il ne me reste|il me reste)(?: plus)? (?:que|qu'|seulement|juste)|avec seulement) ?(?<what>\d.{2,40})/,
    makes: /\b(?:donne|on obtient|vous obtiendrez|permet de faire) (?:environ )?[\d½¼¾⅓⅔]/,
  },
  atHand:
    /(?:^|[,.;!] ?|\b(?:mais|et) )seulement (?<only>\d.{2,40})|\b(?:j'ai|on a|nous avons|il me reste) (?:environ )?(?<what>\d.{2,40})|\b(?:pour|avec) (?:environ )?(?<made>\d[\d.,]* ?(?:kg|kilos?|g|grammes?|ml|cl|l|litres?)\b.{2,30})|\b(?:pour|avec) (?<count>\d{1,2} [a-z]{3,20})\b/,
  avoid: {
    avoids:
      /\b(?:mange|mangeons|mangent|boit|bois|consomme|supporte)s? (?:pas|plus|jamais)\b|\b(?:peut|peux) (?:pas|plus) (?:manger|boire)\b/,
    instead: /\ba la place|\bau lieu|\bremplac/,
  },
  swaps: {
    unnamed: /\b(?:autres?|choses?|quelque|quoi|ca|cela|les?|la)\b/g,
    less: /\b(?:(?<!\bau )moins|redui\w*|diminu\w*)\b/,
    dried: /\b(?:sech\w*|secs?|moulue?s?|en poudre)\b/,
    fresh: /\b(?:frais|fraiches?|brins?|bouquet|feuilles)\b/,
    only: /\b(?:ai|a|avons|reste|trouve) que (?:du |de la |de l'|des |d')(?<by>(?!\d)[a-z' -]{3,40}?)(?:$|[?.,!])|\bj'ai (?:seulement|juste) (?:du |de la |de l'|des )(?<held>[a-z' -]{3,40}?)(?:$|[?.,!])/,
    other: /^(?:autre chose|quelque chose d'autre)\b/,
  },
};
