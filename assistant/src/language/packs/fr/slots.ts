import type { SlotCues } from '../../cues/cues';

export const slots: SlotCues = {
  convert: {
    metric: /\b(metriques?|poids|pese)\b/,
    us: /\b(americaines?|imperial\w*|tasses)\b/,
    celsius: /\bcelsius\b|°c\b|\ben c\b/,
    fahrenheit: /\bfahrenheit\b|°f\b|\ben f\b/,
    gasMark: /\bgas ?mark\b|\bfour a gaz\b/,
    fan: /\bchaleur tournante\b|\bfour ventile\b|\bconvection\b/,
    target:
      /\b(?:en|combien de|combien d'|de) ?(?<unit>grammes?|g|cups?|sticks?|ounces?|lbs?|pounds?|tbsps?|tsps?|gr|kg|kilos?|ml|millilitres?|cl|litres?|l|dl|tasses?|onces?|oz|livres?|cuilleres? a soupe|cuilleres? a cafe|cas|cac)\b/,
  },
  scale: {
    servings:
      /\b(?:pour|on est|on sera|nous sommes|nous serons)(?: (?:seulement|environ|juste|a peu pres))? (?<n>\d+(?:[.,]\d+)?)\b|\b(?<m>\d+) (?:personnes?|portions?|parts?|convives?|invites?|adultes?|enfants|pieces)\b|\b(?:fais|faire|ferai|prepare)(?: (?:nur|etwa|nur noch|solo|unas|unos|seulement|environ|circa|so|umas|uns|tylko|okolo))? (?<o>\d+)(?!\d)(?! ?(?:g|grammes?|kg|kilos?|ml|cl|l|litres?|tasses?|cuill\w*|min\w*|heures?|h|degres|°|%|cm|fois|x|etapes|jours?)\b)/,
    times: /\b(?<n>\d+(?:[.,]\d+)?) ?(?:x|fois)\b/,
    double: /\bdoubl\w*/,
    triple: /\btripl\w*/,
    half: /\b(moitie|demi[- ]recette|diviser)\b/,
    yield: /\bcombien\b|\btaille d.une (portion|part)\b/,
    original: /\b(recette (originale|d'origine|de base)|quantites? (d'origine|initiales?))\b/,
  },
  replace: [
    /\bquelque chose de (?:moins|plus) \w+ que (?:le |la |les |l')?(?<food>.{1,40}?)(?:$|[?.,!])/,
    /\b(?:utiliser|mettre|prendre|employer|avec|mets|utilise) (?:du |de la |de l'|des |d'|les? |la |l'|un |une )?(?<by>.{1,40}?) (?:a la place|au lieu|plutot que)(?: du| de la| de l'| des| de| d')? ?(?<food>.{1,50}?)(?:$|[?.,!])/,
    /\b(?:remplacer|substituer|remplace|echanger) (?:le |la |les |l'|du |de la )?(?<food>.{1,40}?) par (?:du |de la |de l'|des |d'|les? |la |un |une )?(?<by>.{1,40}?)(?:$|[?.,!])/,
    /\b(?:a la place|au lieu|alternatives? (?:a|pour)|substituts? (?:a|pour|de))(?: du| de la| de l'| des| de| d'| au| le| la| les| l')? ?(?<food>.{1,50}?)(?:$|[?.,!])/,
    /\b(?:remplacer|substituer|remplace|remplacement)(?: du| de la| de l'| des| de)? ?(?:le |la |les |l'|du )?(?<food>.{1,50}?)(?:$|[?.,!])/,
    /\b(?:n'ai|ai|avons|a|trouve|aime|mange|veux|reste|y a) (?:pas|plus) (?:de |d'|les? |la |l'|du )(?<food>.{1,40}?)(?:$|[?.,!]| (?:que|je|comment|on|puis|qu)\b)/,
    /\b(?:il me manque|me manque|il manque|allergique (?:a|au|aux))(?: du| de la| de l'| des| le| la| les| l')? ?(?<food>.{1,40}?)(?:$|[?.,!])/,
    /\b(?:puis-je|peut-on|on peut|je peux|pourrais-je|je pourrais|on pourrait) (?:aussi |plutot )?(?:utiliser|mettre|prendre|employer|l[ea] faire avec|faire avec) (?:du |de la |de l'|des |d'|les? |la |l'|un |une )?(?<by>.{1,40}?)(?:$|[?.,!])/,
    /\bca (?:marche|va|fonctionne|marcherait) (?:aussi )?avec (?:du |de la |de l'|des |d'|les? |la |l'|un |une )?(?<by>.{1,40}?)(?:$|[?.,!])/,
  ],
  omit: [
    /\b(?:omettre|zapper|enlever|supprimer|retirer|ne pas mettre|se passer|me passer)(?: du| de la| de l'| des| de| d'| le| la| les| l')? ?(?<food>.{1,40}?)(?:$|[?.,!])/,
    /\bsans (?:le |la |les |l'|mettre de |mettre d'|mettre )?(?<food>.{1,40}?)(?:$|[?.,!])/,
    /\b(?:le|la|les|l') ?(?<food>.{1,40}?) (?:est|sont)(?:-il|-elle|-ils|-elles)? (?:vraiment )?(?:indispensable|obligatoire|necessaire|facultati|optionnel)/,
    /\bfaut-il vraiment (?:du |de la |de l'|des |mettre )*(?<food>.{1,40}?)(?:$|[?.,!])/,
    /\b(?:faut-il|il faut|dois-je|je dois) (?:mettre|utiliser) (?:du |de la |de l'|des |le |la |les |l')(?<food>[a-z' -]{2,30}?)(?:$|[?.,!])/,
    /\bbesoin (?:de la |de l'|du |des )(?<food>[a-z' -]{2,30}?)(?:$|[?.,!])/,
  ],
  step: {
    first: /\b(premiere?|commenc\w*|debut\w*|d'abord)\b/,
    next: /\b(prochaine?|suivante?|ensuite|apres|et (puis|maintenant|la)|la suite|continue\w*|c'est (fait|pret|fini)|j'ai fini|quoi maintenant)\b/,
    previous: /\b(precedente?|d'avant|en arriere|revenir|revenons)\b(?! a la poele)/,
    last: /\b(derniere?|final\w*|pour finir)\b/,
    repeat: /\b(repet\w*|encore une fois|redis|redire)\b/,
    number: /\betape (?:numero |n°? ?)?(?<n>\d{1,2})\b|\b(?<m>\d{1,2})(?:e|eme)? etape\b/,
    count: /\bcombien (d'|y a-t-il d')etapes\b/,
    when: /\bquand\b|\ba quel moment\b/,
    sign: /\b(comment|a quoi) .{0,20}(savoir|sais|sait|vois|voit|reconnai\w*|voir)\b|\bquand (est|sont|c'est)(-ce que (c'est|le|la|les)|-il|-elle)? ?.{0,20}(cuit|pret|prete|cuite)s?\b|\ba quoi .{0,20}ressembl\w*|\b(?:cuit|pret)e?s? quand\b|\bquelle couleur\b|\bcouleur d(?:u|e la|es)\b/,
    after:
      /\b(?:apres(?: avoir)?|une fois(?: que)?|des que) (?:le |la |les |l'|j'ai |que )?(?<what>.{2,60})/,
    before: /\bavant (?:de |d'|le |la |les |l')?(?<what>.{2,60})/,
    how: /\b(comment|pourquoi)\b/,
  },
  internal: /\b(a coeur|au coeur|interne|a l'interieur|(?:au|le) centre|thermometre|sonde)\b/,
  until: /\b(jusqu'a|jusqu|quand|des que|lorsque)\b/,
  times: {
    total: /\b(total|en tout|au total|ca prend|tout compris|du debut a la fin|toute la recette)\b/,
    prep: /\b(prepar\w*)\b/,
    cook: /\b(cuisson|cuire|cuit|cuisent|four)\b/,
  },
  minutes: {
    second: /^(sec|secondes?|s)$/,
    minute: /^(min|mins|minutes?|mn|m)$/,
    hour: /^(h|heures?)$/,
    day: /^(j|jours?|journees?)$/,
    week: /^semaines?$/,
    month: /^mois$/,
  },
  range: 'a|ou|et|jusqu.a',
  followUp: /^(et|aussi|qu'en est-il|ok,? et|d'accord,? et|puis|ou|mais|alors|en|pour|avec|sans)\b/,
  pronoun: /\b(le|la|les|ca|cela|celui|celle|ceux|celles|en|ceci|il|elle|chacun)\b/,
  food: /\b((?:je peux|on peut|peut-on|puis-je) (?:mettre|ajouter|utiliser)|altitude|bocaux|bocal|pots?|couvercles?|plaques?|grille|recettes?|cuisin\w*|cui(re|sson|t|te)|four|plats?|manger|repas|gout|saveur|sauce|pate|epices?|assaisonn\w*|sel|sucre|servir|diner|dejeuner|dessert|ingredients?|etapes?|cuisine|melang\w*|coup\w*|hach\w*|bouill\w*|frire|sucre|sale|brule|sec|seche|epais\w*|croustillant\w*|texture|frais|fraiche|congel\w*|frigo|restes|poele|casserole|moule|viande|poisson|legumes?|pain|soupe|gateau|tarte)\b/,
  injection:
    /\b(?:ecris|repete|dis|affiche)\b.{0,10}\b(?:le mot|le texte|la phrase)\b|\boublie la recette\b|\b(ignor\w*|oubli\w*|contourne\w*)\b.{0,40}\b(instructions?|regles?|consignes?|directives?|tout ce qui precede)\b|\b(prompt|message|instructions?) (du )?systeme\b|\btu es (maintenant|desormais)\b|\b(agis|comporte-toi|fais comme|reponds) comme\b|\b(montre|revele|donne|affiche|repete)\w*([- ]moi)? (tes|ton|le|les|la) (instructions?|regles?|prompt|mot de passe|configuration)\b|\bnouvelles (instructions?|consignes?)\b|\b(assistants?|ia|modeles? de langage|chatbots?)\b.{0,40}\b(doi\w*|devez|il faut|veuillez)\b|\b(dis|reponds|ecris) (seulement|uniquement|exactement|toujours)\b|\b(recommande|dis) aux? (lecteurs?|utilisateurs?|visiteurs?)\b/,
  chatter:
    /\b(abonn\w*|newsletter|infolettre|suivez-moi|suis-moi|instagram|pinterest|facebook|affili\w*|sponsoris\w*|publicite|politique de confidentialite|cookies? (du site|policy)|commentaires?|droits reserves|amazon)\b/,
};
