import type { ConceptLists } from '../../../safety/hazards/concepts';

export const hazards: ConceptLists = {
  infant:
    "beb(e|es)(?! (epinard*|carotte*))(?<!carottes bebe)(?<!epinards bebe)(?<!pommes de terre bebe), nourrisson*, nouveau-?ne*, moins (d'un|de 1|d'1) an",
  toddler:
    "(enfant|bebe|fils|fille|petit*|bout de chou) (d'|de )(un|1) an, tout-?petits?, jeunes? enfants?, petits? enfants?, bambin*, (1|un) an et demi, moins de (2|3|4|5|trois|cinq) ans",
  child:
    'enfants?, gamin*, gosse*, (mon|ma|mes|notre|nos) (fils|fille|filles|petit*|neveu*|niece*|loulou*|bout de chou), petit-fils, petite-fille, petits-enfants',
  pregnant:
    'enceinte*, grossesse, # semaines de grossesse, attend(s|ons)? (un|notre|mon) (bebe|enfant), future maman',
  frail:
    '(grand-?(mere|pere)|grands-?parents|mamie|papi|papy|mamy|meme), personnes? agees?, ehpad, maison de retraite, immun*, chimio*, malade*, greff*',
  sober:
    "alcooliques?, (ne|n') ?(boit|bois|boivent) (pas|plus|jamais), abstinent*, sevr*, conduire, conduit, au volant, sobre",
  feeding:
    'mang*, donn*, nourrir, servir, peu(t|x|vent), puis-je, ok, bon, bonne, convien*, adapt*, sans danger, sans risque, autoris*, dangereux, pour (mon|ma|un|une|le|la|notre) (\\w+ )?(bebe|enfant|fille|fils|#), miel, noix, sel, etouff*, gout*, permis, possible, mauvais, propos*',
  monthsOld:
    '(bebe|fils|fille|enfant|petit*|il a|elle a|neveu|niece|age*|jumea*) … # mois(?! (au|dans|de conserv*)), de # mois(?! (au|dans|de conserv*))',
  yearsOld:
    "(bebe|fils|fille|enfant*|petit*|il a|elle a|neveu|niece|age* de|d'|de|pour un|pour une) … # ans?(?! (d'age|de cave|d'affinage|de mariage|d'experience))(?<!comte de \\d\\d ans), un an(?= (peut|mange*)), (enfant|petit*|fille|fils) d'(1|un) an",
  hours: '# ?(-|–|a|ou)? ?#? ?(bonnes |longues )?(heures?|h)',
  minutes: "# ?(minutes?|min|mn), demi-heure, demi heure, quart d'heure",
  days: '# jours?',
  long: "(toute|pendant|durant|pour) (la|une) (nuit|journee|matinee|apres-midi|soiree), (la|une) nuit, depuis (hier|ce|cet|cette|midi|le|la|#|que), jusqu'(a|au) (ce |cet |le |la )?(matin|soir|midi|lendemain|#), hier( soir)?, (plusieurs|quelques|des) heures, le lendemain, ce matin, (me|nous|se) (suis |sommes )?(couche*|endormi*), au (travail|boulot|bureau), trop longtemps, tout le (week-?end|temps|jour), demi-journee, du (midi|matin) au soir, des heures",
  heat: '(au|en plein|plein) soleil, canicule, (voiture|cuisine|piece) (chaude|brulante|surchauffee), forte chaleur, grosse chaleur, chaleur, (3[2-9]|4\\d) ?(°|degres)(?! au four), ete',
  past: 'ait, aient, (ai|a|avons|ont|avait|avais) (\\w+ )?(laiss*|oubli*|pass*|ete|traine*), laiss(e|ee|es|ees), oubli(e|ee|es|ees), (est|sont|etait|etaient) (\\w+ )?(rest*), rest(e|ee|es|ees), pass(e|ee|es|ees), traine*, etait, etaient, par erreur',
  out: "hors (du|de la|d'un) (frigo*|refrigerateur|froid)(?! y), (laiss*|oubli*|rest*|pass*|traine*|etait|sont) … dehors, sans (refriger*|frigo*), (pas|jamais|plus) … (refriger*|au frigo*|au frais|au refrigerateur)(?! jusqu), oubli* … (frigo*|refrigerateur|au frais|ranger|mettre au), sorti* du (frigo*|refrigerateur) (toute|depuis|pendant), a l'air libre, dehors (toute|depuis|pendant|#|hier)",
  place:
    "sur (le|la|mon|une|ma) (\\w+ )?(plan de travail|table|comptoir|buffet|rebord|balcon|terrasse|paillasse|ilot), (dans|au fond de) (la|le|ma|mon|un|une|l') ?(voiture|coffre|sac|micro-?ondes|garage|jardin|bureau|cuisine|glaciere|evier), (a )?temperature ambiante, (four|cuiseur*|mijoteuse|cocotte) (eteint*|debranch*|froid), (four|cuiseur*|mijoteuse|plaque|feu) … (eteint*|debranch*), au soleil, (au|du) pique-nique, (au|du) barbecue, a la fete, tiede",
  stove:
    'dans (la|une|ma) (casserole|cocotte|marmite|poele), sur (la|le|les) (\\w+ )?(feu|plaque*|cuisiniere|gaziniere|fourneau|gaz)',
  cooking:
    'mijot*, feu (doux|moyen), a petits bouillons, cuire (pendant|\\d)*, cuisson, combien de temps (faut|doit|dois)*, (laiss*) (cuire|mijoter|fremir)',
  fridge: 'frigo*, refrigerateur, refrigere*',
  perishable:
    'soupes?, potages?, veloutes?, bouillons?, ragouts?, pot-au-feu, blanquette, boeuf bourguignon, daube, cassoulet, chili, curry(?! en poudre), poulets?, dinde, canard, viandes?, boeuf, porc, agneau, veau, roti, steaks?, hache*, hachis, boulettes?, jambon, lardons, bacon, saucisses?, merguez, cotelettes?, poissons?, saumon, thon, cabillaud, crevettes?, fruits de mer, moules, huitres?, sushis?, pizzas?(?! (pate|base))(?<!pate a pizza)(?<!pate a pizzas), pates(?! (brisee|feuilletee|sablee|a))(?! (au beurre cru)), lasagnes?, spaghettis?, nouilles, gratins?, quiches?, omelettes?, oeufs?, oeufs durs, flan(s)?, creme(s)?, creme patissiere, chantilly, gateau a la creme, fraisier, eclairs?, choux a la creme, cheesecakes?, tiramisu, mousse(s)?, panna cotta, lait(s)?, lait maternel, biberon, petit pot, puree, compote bebe, bouillie, yaourts?, mayo*, salade(s)?, salade de (riz|pates|pommes de terre), haricots, lentilles, houmous, sauces?, bolognaise, (les|des|mes|ces|nos|aux|de) restes, plat(s)?, repas, tofu, paella, sandwich*, smoothies?, ricotta, fromage (frais|blanc), mozzarella, farce, riz au lait, terrine, rillettes, pate de campagne',
  harmless:
    "beurre, pates? a (\\w+ )?(pizza|pain|crepes?|choux|tarte|brioche|cookies?|gateau|tartiner)s?, pate, pates? (brisee|feuilletee|sablee|levee)s?, levee, pains?, baguettes?, brioches?, viennoiseries, croissants?, biscuits?, cookies?, sables, madeleines, brownies?, muffins?, gateau (?!a la creme), gateaux, cake, quatre-quarts, levain, levure, fruits?, bananes?, pommes?(?! de terre), avocats?, peches?, mangues?, poires?, citrons?, oignons?, ail, herbes, cornichons, choucroute, kimchi, kefir, kombucha, vinaigre, confitures?, gelee, miel, sucre, farine, noix, chocolat, caramels?, meringues?, macarons?, cafe, the, epices, tremp* (les|des|mes) (haricots|pois chiches|lentilles), (haricots|pois chiches|lentilles) (qui |a )?tremp*, tremp*, sauce soja, ketchup, moutarde, huile, secher, fondant, pain d'epices, creme fraiche maison, tortillas",
  rice: 'riz(?! (au lait en poudre))(?<!farine de riz)(?<!vinaigre de riz)(?<!nouilles de riz)(?<!galettes de riz)(?<!feuilles de riz)(?<!cuiseur a riz)(?<!vin de riz), risotto, riz cantonais, riz au lait, paella',
  poultry:
    'poulets?, dinde, canard, volailles?, cuisses?, blancs? de poulet, pilons?, ailes, pintade, coquelet, poule, nuggets',
  ground:
    'burgers?, hamburgers?, steaks? haches?, viande hachee, boulettes?, porc, saucisses?, merguez, chipolatas?, cotes? de porc, foie, kebab, hache, andouillette',
  meat: 'viandes?, boeuf, porc, agneau, veau, roti, steaks?, cotes?, cotelettes?, jambon, lardons, gibier, lapin, entrecote, filet mignon',
  fish: 'poissons?, saumon, thon, cabillaud, truite, crevettes?, fruits de mer, moules, saint-jacques, lotte, bar, daurade',
  egg: 'oeufs?, jaunes?, carbonara, hollandaise, omelettes?',
  thaw: 'decongel*, degel*',
  hotWater:
    'eau (tres |bien )?(chaude|tiede|bouillante), radiateur, chauffage, au soleil, seche-cheveux',
  homeCanned:
    'conserves? (maison|de ma|de mon|fait*)*, (mis|mettre|mets|mise|faire|fait|fais) (\\w+ )?(\\w+ )?(\\w+ )?en (conserve|bocal|bocaux)s?, (bocal|bocaux) … (bain-?marie|sterilis*|placard|cave|etagere|mois|ans|autocuiseur|cocotte-minute|four|scelle*|clac|vide|ferme*|joint*), (sterilis*|bain-?marie|autocuiseur|four) … (bocal|bocaux), sans (autocuiseur|sterilis*|cocotte-minute), botulisme',
  lowAcid:
    'haricots( verts)?, mais(?= (en|doux|dans|sans|au)), petits pois, potiron, courge*, citrouille, carottes?, pommes de terre, asperges, betteraves?, champignons?, poivrons?, epinards, legumes?, viandes?, poulet, dinde, canard, boeuf, porc, pate, terrine, rillettes, foie gras, boulettes, bolognaise, ragout, poisson*, saumon, thon, soupes?, bouillons?, potages?, veloutes?, ratatouille, lentilles, pois chiches, pesto, ail, aubergines?, courgettes?, cassoulet, chili, sauce a la viande, mais',
  badSeal:
    '(boite|boites|conserve|conserves|bocal|bocaux|couvercle|couvercles) … (bomb*|gonfl*|fui*|coul*|caboss*|bossel*|rouill*|siffl*|gicl*|mouss*|(pas|plus|mal) (\\w+ )?(scell*|ferm*|etanche*)|descell*|ouvert* tout seul|saut*), (bomb*|gonfl*|caboss*|bossel*|rouill*) … (boite|boites|conserve|conserves|bocal|bocaux|couvercle)',
  inOil:
    "(ail|gousses|herbes|romarin|thym|basilic|piments?|poivrons|tomates|champignons|aubergines|artichauts|gingembre) … (dans|a|sous|avec|recouvert* (de|d')) (\\w+ )?(\\w+ )?(l'|de l'|d')?huile(?! et (faire|fais)), huile (a l'|d'|au|aux|de) ?(ail|herbes|romarin|basilic|piment|piments|truffe|thym|estragon), huile … (aromatis*|infus*|parfum*), ail confit, confit d'ail, tomates (confites|sechees) … huile",
  kept: 'conserv*, gard*, stock*, tient, tiennent, placard, plan de travail, temperature ambiante, semaines?, mois, offrir, cadeau*, bouteille*, frigo*, botulisme, bocal, bocaux, abri, noel, cave, etagere',
  marinade: 'marinade*, saumure*',
  usedMarinade:
    '(reste|restes|restante*|utilisee|usagee|deja servi|meme|vieille) … (marinade|saumure) … (sauce*|glac*|napp*|arros*|badigeonn*|encore|a nouveau|reutilis*|autre*|utilis*|gard*|conserv*|congel*|serv*|frigo*|vinaigrette), (sauce*|glac*|napp*|arros*|badigeonn*|reutilis*|recuper*|gard*|conserv*|reserv*|serv*) … (marinade|saumure) … (reste*|poulet|viande|poisson|cru*|encore|a nouveau|autre*), (marinade|saumure) … (reste*|cru*|poulet|viande|poisson|trempe*) … (en sauce|comme sauce|pour (la |une |faire )?(la |une )?sauce|a nouveau|encore|reutilis*|gard*), (marinade|saumure) … (a nouveau|une 2|deuxieme|seconde fois|en sauce|comme sauce|reutilis*), reutilis* … (marinade|saumure)',
  reuse: 'sauce, reutilis*, a nouveau, encore, reste*, napp*, arros*, badigeonn*',
  spare:
    'reservee?, mise de cote, mis de cote, avant (de mettre|le contact), non utilis*, combien de temps … (mariner|marine|marinent)',
  board:
    'planches?, assiettes?, plat, plateau, couteaux?, pinces?, saladier, plan de travail, fourchette, eponge, evier, torchon',
  rawMeat:
    '(poulet|viande|poisson|dinde|porc|boeuf|volaille|steaks?) … cru(e|s|es)?, jus (de|du) (poulet|viande), (coupe|decoupe) (le |du |mon )?poulet',
  afterRaw:
    '(meme|memes) (planche|assiette|plat|plateau|couteau|pinces?|saladier)s?, (remettre|remis|remets|a nouveau) … (assiette|planche|plat), (rinc*|essuy*|passe un coup)*(?<=rinc\\w|rinc\\w\\w|essuy\\w|essuy\\w\\w|coup), rince*, essuye*, sans (laver|la laver|le laver|nettoyer), (pas) … (lav*|nettoy*), (ensuite|puis|apres) … (salade|legumes?|pain|tomates?|fruits?), (salade|legumes?|tomates?|crudites) … (dessus|coup*)',
  pink: "pas (\\w+ )?(\\w+ )?(\\w+ )?cuit*, rose(?! (himalaya|poivre))s?, rosee?s?(?! de provence), saignant*, sang, cru(e|s|es)? (a l'interieur|au (centre|milieu|coeur)|pres de l'os), (encore|un peu|a moitie|pas assez|mi-?) ?(\\w+ )?(cru|crue|crus|crues|cuit|cuite|cuits), (pas|mal|insuffisamment) (\\w+ )?(\\w+ )?cuit*, mang* … cru(e|s|es)?, rouge (a l'interieur|au milieu|au centre), jus (rose|rouge)",
  runny:
    'coulant*, baveu*, mollet*, a la coque, cru(s|e|es)?, liquide*, au plat, poche*, pas (assez |bien )?cuit*',
  rawEgg:
    '(oeufs?|jaunes?|blancs?) … cru(s|e|es)?, cru(s|e|es)? … oeufs?, (mayo*|aioli|mousse|tiramisu|ile flottante) (maison|au chocolat), tiramisu, mousse au chocolat, mayonnaise, aioli, sabayon, lait de poule, hollandaise',
  rawDough:
    '(pate|pates|farine) … cru(e|es)? … (mang*|gout*|enfant*|danger*|risque|sans), (mang*|gout*|lech*|grignot*) (\\w+ )?(un peu |un bout )?(de )?(la |cette |de la )?(pate|farine) (a (cookies?|gateau|crepes?|brownies?|biscuits?) |crue|avant|sans|cru)*(?! (brisee|feuilletee)), (lech*) (la |le |les |ma )?(cuillere*|bol|saladier|fouet*|spatule), pate crue, pate a (cookies?|gateau) crue',
  rawMilk:
    'lait (cru|non pasteurise|pas pasteurise), lait … (directement|frais) de la (ferme|vache), fromages? (au lait cru|non pasteurise*), lait cru',
  rawFish:
    '(saumon|thon|poisson|cabillaud|crevettes|saint-jacques) … (cru|crue|crus|crues|sushis?|sashimi|ceviche|tartare|carpaccio|poke|gravlax) … (mang*|sans danger|supermarche|risque|maison|ok|parasit*|peu*), (mang*|utilis*|servir|faire|prendre) … (saumon|thon|poisson|crevettes|saint-jacques) … (cru|crue|crus|sushis?|sashimi|ceviche|tartare|poke), (sushis?|sashimi|ceviche|tartare de saumon|poke) … (supermarche|congel*|surgel*|danger|maison|citron|cru|parasit*), huitres? … (cru*|enceinte|sans danger|malade), huitres? crues?, (citron|citron vert) … (cuit|cuire|cuisent) … (poisson|crevettes|saumon|ceviche), (poisson|crevettes|ceviche) … citron … (cuit|cuire|danger)',
  kidneyBeans: 'haricots (rouges|secs|crus|kidney)(?! en (boite|conserve))',
  beanRisk:
    'mijoteuse, cuisson lente, slow ?cooker, crock ?-?pot, cru(s|es|e)?, sans (trempage|tremp*|les faire|faire|bouillir|precuisson), (pas|oublie*) … (tremp*|bouilli*), (durs?|croquants?|fermes?|al dente), pas (assez )?cuits?, directement',
  tinned: 'en (boite|conserve), de (boite|conserve), deja cuits?, en bocal',
  reheatTwice:
    "(rechauff*) … (deux fois|2 fois|3 fois|trois fois|une (deuxieme|seconde|2e|troisieme) fois|plusieurs fois|encore une fois|a nouveau|chaque jour|plus d'une fois), (deux fois|2 fois|plusieurs fois|deuxieme fois|seconde fois|2e fois|deja) … rechauff*",
  refreeze:
    'recongel*, re-congel*, resurgel*, (decongel*) … (congel* (a nouveau|de nouveau|encore)|remettre au congel*|au congelateur), congel* (a nouveau|de nouveau|encore une fois)',
  slowCooker: 'mijoteuse, slow ?cooker, crock ?-?pot, cuiseur lent',
  frozen: 'congel(e|ee|es|ees), surgel*',
  warmSetting:
    '(mode|position|fonction|sur|en) (garder au chaud|maintien au chaud|maintien|rechaud|warm|keep warm), maintien au chaud, garder au chaud',
  stuffing:
    '(farc*) … (dinde|poulet|canard|oie|volaille|chapon), (dinde|poulet|canard|oie|volaille|chapon) … (farc*)',
  stuffedAhead:
    "la veille, veille, a l'avance, hier, toute la nuit, dedans, a l'interieur, cru*, temperature, danger, risque, frigo*, lendemain, jour d'avant",
  halfCooked:
    "(a moitie|mi-|pre-?|partiellement|en partie) ?(cui*|grill*|roti*), precui*, saisir … (aujourd'hui|la veille|ce soir), (commencer|debuter) (la cuisson|a cuire|a griller|le roti), (cuire|griller|rotir) … a moitie, cuisson en deux fois",
  finishLater:
    '(demain|plus tard|le lendemain|lendemain|ensuite|quand (les|mes) invites) … (fini*|termin*|cui*|grill*|four|barbecue)*, (fini*|termin*|reprend*) … (demain|plus tard|lendemain|ce soir|dimanche|samedi|soir)',
  powerCut:
    "(panne|coupure) (de |d')?(courant|electricite|electrique), (plus|sans|pas) (de |d')?(courant|electricite), (frigo*|refrigerateur|congel*) … (panne|lache|eteint*|debranch*|coupe*|(reste*|laisse*) ouvert*|ouvert*|mort|arrete*|ne refroid*), debranch* … (frigo*|congel*|refrigerateur), porte du (frigo*|congel*) … ouverte",
  mold: '(moisi*|moisissure*) … (enlev*|retir*|coup*|gratt*|mang*|confiture|pain|fromage|yaourt|reste*|cuillere|danger*|sauce), (confiture|pain|fromage|yaourt|sauce|fruits?|fraises|houmous|restes) … (moisi*), (enlev*|retir*|coup*|gratt*) … moisi*, duvet blanc',
  alcohol:
    'alcool*, (?<!vinaigre de )vin(?! de riz)(?<!vinaigre de vin), biere, rhum, cognac, armagnac, calvados, whisky, vodka, porto, marsala, madere, kirsch, liqueur, grand marnier, cidre, champagne, amaretto',
  cooksOff:
    "evapor*, (s'en va|part|disparai*|elimin*|s'elimine), flamb*, (reste*|contien*|y a) … alcool, alcool … (reste*|part|encore|evapor*|danger*|disparai*|cuisson), (sans danger|danger*|peuvent (en )?manger|peut (en )?manger|convient|ok|mang*|donn*|autoris*)",
  greenPotato:
    'pommes? de terre … (verte?s?|verdi*|verdatre*)(?<!haricots verts)(?<!oignons verts)(?<!poivrons verts)(?<!poivron vert)(?<!olives vertes)(?<!salade verte)(?<!lentilles vertes), patates? (\\w+ )?(\\w+ )?(vertes?|verdi*|germ*), pommes? de terre … (germ*|germee*|pousses|yeux), germ* … pommes? de terre, solanine',
  toxicPlant:
    "(manioc|sureau|baies de sureau) … (cru*|sans (cuire|cuisson|eplucher)|smoothie|vertes|pas mures?), feuilles? de rhubarbe, rhubarbe … feuilles, amandes? ameres?, (noyaux?|amandes?) d'?(e |es )?(abricots?|peches?|cerises?|prunes?), (muguet|if|laurier-rose|digitale|cigue|colchique)",
  wildMushroom:
    '(cueilli*|ramass*|trouv*|recolt*) … (champignons?|girolles?|cepes?|morilles?|chanterelles?|bolets?), (champignons?|girolles?|cepes?|morilles?|chanterelles?|bolets?) … (cueilli*|ramass*|trouv*|foret|des bois|du jardin|pelouse|ressembl*|confond*|veneneu*|toxiq*|comestible*|identifi*|appli*|crue*), amanite, champignons sauvages … (danger|sur|risque|mang*)',
  oldLeftovers:
    '(depuis|ca fait|fait|age* de|pendant) … (# jours|une semaine|1 semaine|\\d semaines|la semaine derniere|(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) dernier|semaines) … (frigo*|refrigerateur)*, (frigo*|refrigerateur) … (depuis|pendant|ca fait) … (# jours|une semaine|1 semaine|\\d semaines|la semaine derniere|semaines|(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)), il y a (# jours|une semaine|1 semaine|\\d semaines), de la semaine derniere, vieux de (# jours|une semaine)',
  plea: "(bouilli*|cui*|rechauff*|chauff*|frire|roti*|recui*) … (a nouveau|de nouveau|encore|bien|fort|longtemps|plus|minutes|a fond|avant)*, (re-?bouilli*|rebouillir|recuire|rechauff*|refaire bouillir|faire bouillir|faire cuire), (sent*|sentait|odeur|gout|aspect|air|semble*|parai*) … (bon|bonne|bien|normal*|rien|mauvais*|bizarre), (encore|quand meme|toujours) … (mang*|bon*|utilis*|serv*|consomm*|ok|comestible*), (puis-je|peut-on|je peux|on peut|peux-tu|peut|pourrais-je|est-ce que (je|on) peu*) … (mang*|utilis*|donn*|congel*|gard*|serv*|cui*|bouilli*|sauver|recuper*|gout*|boire|rechauff*|consomm*), jet*, gaspill*, dommage, juste (un|une) (peu|petit*|bouchee|cuillere*), et si, (enlev*|coup*|gratt*|lav*|rinc*) … , c'est (grave|dangereux|risque|bon|ok), mais (ca|il|elle|c'est|je|on|ma|mon|le|la), tue* … (bacteries|microbes|germes|tout), vraiment, meme si",
  pronoun:
    "le, la, les, l', ca, cela, ceci, en, y, tout, reste, ils, elle, elles, il, celui*, celle*",
  swap: '(a la|au) (place|lieu), remplac*, substitu*, plutot que, sans (le|la|les)',
};
