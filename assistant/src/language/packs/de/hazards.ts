import type { ConceptLists } from '../../../safety/hazards/concepts';

export const hazards: ConceptLists = {
  infant:
    'bab(y|ys|ies)(?![- ]?(spinat|mohre*|karotte*|kartoffel*|mais|leaf|salat*|ananas|tomate*|calamari|tintenfisch*|party|zucchini)), saugling*, neugeborene*, unter (1|einem) jahr, beikost',
  toddler:
    '(ein|zwei|drei|vier)jahrig*, kleinkind*, krippenkind*, kleine kinder, kleinen kindern, 1-?jahrige*, ein(e|en|em)? jahr alt*',
  child:
    'kind(er|ern|es)?, (mein|meine|meinem|meiner|unser|unsere|unserem|unserer|meinen) (sohn|tochter|enkel|enkelin|neffe|nichte|junge|kleine|kleiner|kleinen), kleinkind*, #[- ]?jahrige*',
  pregnant:
    'schwanger*, #\\. (woche|monat) schwanger, ssw, erwarte(n|t)? (ein|unser|mein) (baby|kind), in anderen umstanden',
  frail:
    'senioren, altenheim, pflegeheim, (meine|unsere|meiner|meinem|mein|unser|seine|ihre) (oma|opa|grossmutter|grossvater|grosseltern), immun*, chemo*, kranke*, alte leute, transplant*',
  sober:
    '(trockene*|ehemalige*|ex-?) ?alkoholiker*, alkoholiker*, trocken (ist|bin|lebt), (trinkt|trinke|trinken) (keinen|nie|nicht), autofahr*, fahren muss, (noch|selbst) fahren, entzug*, keinen alkohol',
  feeding:
    'ess*, isst, gegessen, futter*, gib*, geb*, gegeben, ok, okay, sicher, geeignet, unbedenklich, erlaubt, darf, durfen, schadlich, fur (mein|meine|meinen|unser|unsere|unseren|ein|eine|einen|das|den|die) (\\w+ )?(baby|kleinkind|#), honig, nusse, salz, verschluck*, probier*, beikost, was fur, vertrag*, kosten, haben',
  monthsOld:
    '# monate alt*, #[- ]?monatige*, # monate (und|ist|jung), (baby|sohn|tochter|kleine*|enkel*|er ist|sie ist) … # monate*',
  yearsOld:
    '#( einhalb| 1/2)?[- ]?jahrige(s|n|m|r)? (sohn|tochter|kind|enkel*|kleine*|junge*|madchen|zwilling*|nichte|neffe*), #[- ]?jahrige(s|n|m|r)?(?! (kase|gouda|wein*|whisky|rum|cheddar|starter|sauerteig)), (sohn|tochter|kind|enkel|enkelin|kleine|kleiner|kleinkind|er|sie) (ist|wird) (erst |gerade |bald )?#(?! (monat*|woch*|tag*|kg|uhr|min*|stund*)), (kind|kinder|sohn|tochter) … # jahre?, # jahre alt(?! (ist der|ist mein sauer))',
  hours: '# ?(-|–|bis|oder)? ?#? ?(ganze |volle |gute )?(stunden?|std|h)',
  minutes: '# ?(minuten?|min), halbe stunde, viertelstunde, paar minuten',
  days: '# (ganze )?tage?',
  long: 'uber nacht, die (ganze|halbe) nacht, (ganze[nr]?|halbe[nr]?) (tag|nacht|nachmittag|abend|vormittag|wochenende), stundenlang, (mehrere|viele|einige|paar|etliche) stunden, seit (heute|gestern|mittag|dem|der|morgens|fruh|#)*, von (mittag*|gestern|morgens) bis, bis (zum )?(nachsten|nachste|heute|morgen|abend*|spat*), (nachsten|heute|gestern|morgen) (morgen|abend|nachmittag|mittag|fruh|nacht), tagsuber, gestern, heute (fruh|morgen), eingeschlafen, ins bett, schlafen gegangen, aufgewacht, (in|auf|bei|von) der arbeit, zu lange, die nacht',
  heat: '(in der|direkte|direkter|praller|pralle|prallen) sonne, hitze*, heisse[nmrs]? (auto|tag|kuche|sommer*|wetter), sommerhitze, hochsommer, (3[2-9]|4\\d) ?(°|grad)',
  past: 'stehen (ge)?lassen, liegen (ge)?lassen, steh(t|en)? … seit, vergessen, gestanden, gelegen, stand, standen, lag, lagen, war, waren, gelassen, stehengelassen, geblieben, blieb, versehentlich, aus versehen, rumgestanden, herumgestanden, hatte, habe, stehengeblieben',
  out: 'draussen, ungekuhlt*, (nicht|nie|ohne) … (kuhlschrank|gekuhlt|kuhlung), ausserhalb (vom|des) kuhlschrank*, (vergessen|vergass) … (kuhlschrank|kuhl|kalt zu stellen|wegzuraumen|kaltzustellen), (kuhlschrank|kalt|wegzustellen|wegzuraumen|einzuraumen|kaltzustellen) … vergessen, stehen (ge)?lassen, stehengelassen, stehenlassen, stehen geblieben, (rum|herum)(gestanden|gelegen|stehen lassen), liegen gelassen, liegengelassen, offen (gestanden|stehen|rumgestanden), gestanden, stand … rum',
  place:
    '(auf|an) (der|dem|die|den|meinem|unserem) (\\w+ )?(arbeitsplatte|theke|tisch|kuchentisch|anrichte|fensterbank|buffet|balkon|terrasse|spule|esstisch|kuchenzeile), (im|in|in dem|in meinem|in der) (\\w+ )?(auto|kofferraum|rucksack|tasche|mikrowelle|garage|garten|sonne|kuche|brotdose|schreibtisch|buro|zelt|spulbecken|rucksacktasche), (bei|auf) (raum|zimmer)temperatur, zimmerwarm*, (kalten|ausgeschalteten|abgeschalteten|ausgestellten) (ofen|backofen|reiskocher|herd|slow ?cooker), (reiskocher|ofen|backofen|slow ?cooker|herd) … (aus|ausgeschaltet|abgeschaltet), beim (grillen|picknick), auf (der feier|dem picknick|der party), lauwarm, stehen lassen, stehenlassen',
  stove:
    '(im|in der|in dem) (topf|pfanne|brater|kochtopf|slow ?cooker), auf (dem|der|den) (\\w+ )?(herd|herdplatte|platte|kochfeld|ofen)',
  cooking:
    'gart, garen, gegart werden, kocht, kochel*, schmor*, simmer*, bei (kleiner|niedriger|schwacher|geringer) (hitze|flamme|stufe)*, gart, garen, gekocht werden, wie lange (muss|soll|koch)*, kochen (muss|soll|lassen)',
  fridge: 'kuhlschrank*, gekuhlt',
  perishable:
    '*suppe*, *eintopf*, bruhe, *bruhe, fond, chili con carne, chili(?! ?(flocken|ol|pulver|sosse|sauce)), curry(?! ?(pulver|paste))*, *auflauf*, hahnchen*, huhn, huhner*, *geflugel*, pute*, truthahn, ente, gans, *fleisch*, rind*, schwein*, lamm*, kalb*, hack, gehacktes, hackb*, *hackfleisch*, frikadelle*, bulette*, schinken, speck, *wurst, *wurste, *wurstchen, steaks?, burger, braten, schweinebraten, gulasch, rouladen, schnitzel, *fisch*, lachs, thunfisch, garnelen, muscheln, sushi, pizza(?! ?(teig|boden|stein|sosse))*, nudel*, pasta(?! ?teig)*, lasagne*, spaghetti, tortellini, gnocchi, quiche*, omelett*, ruhrei, eier, eiersalat, (gekochte|hartgekochte|gefullte) eier, pudding, vanillesosse, sahne*, sahnetorte*, *sahnetorte*, cremetorte*, kasekuchen, kasesahne*, tiramisu, mousse, eclairs?, windbeutel, milch(?! ?(brot|brotchen|pulver|schokolade))*, muttermilch, pre-?milch, babynahrung, babybrei, brei, milchreis, joghurt, schmand, quark, mayo*, dip, kartoffelsalat, nudelsalat, krautsalat, *salat, kartoffelbrei, puree, kartoffelpuree, bohnen, linsen*, hummus, *sosse, *sossen, *sauce, sauce, bolognese, ragout, rest, reste, resten, essensreste, mitgebrachtes, tofu, paella, sandwich*, smoothie, frischkase, ricotta, mozzarella, gratin, frikassee, essen, mittagessen, abendessen',
  harmless:
    'butter(?! ?(chicken|creme))*, *teig, *teige, *teiges, brot, brote, *brot, brotchen, *brotchen, brezel*, kekse?, *kekse, platzchen, cracker, brownies?, muffins?, scones, croissants?, (?<!kase)(?<!sahne)kuchen, ruhrkuchen, apfelkuchen, marmorkuchen, stollen, lebkuchen, sauerteig*, *vorteig, anstellgut, starter, hefe, obst*, banane*, apfel*, avocado*, pfirsich*, mango*, birne*, pflaume*, beeren, zwiebel*, knoblauch, krauter, gurken, sauerkraut, kimchi, kefir, kombucha, essig*, marmelade*, konfiture*, gelee, honig, zucker, sirup, mehl, nusse, musli, schokolade*, fondant, karamell, baiser*, makronen, macarons, kaffee, tee, gewurz*, *boden, tortillas, einweich*, eingeweicht*, quellen, (bohnen|linsen|kichererbsen) … (einweichen|eingeweicht|quellen), senf, ketchup, erdnussbutter, sojasosse, creme fraiche, trocken*, getrocknet*, ol, wein, bier, geschirr',
  rice: 'reis(?! ?(mehl|essig|papier|nudel*|kocher|waffel*|milch|wein)), risotto, milchreis, gebratener reis, bratreis, sushireis, reisrest*, reispfanne',
  poultry:
    'hahnchen*, huhn, huhner*, hahn, pute*, putenbrust, truthahn, ente*, gans, geflugel*, hendl, chicken, nuggets',
  ground:
    'burger*, hack, hackfleisch*, gehackte*, frikadelle*, bulette*, fleischpflanzerl, hackb*, schwein*, mett, wurst, wurste, *wurst, *wurste, *wurstchen, kotelett*, leber, cevapcici, kebab',
  meat: '*fleisch*, rind*, schwein*, lamm*, kalb*, steaks?, braten, *braten, speck, schinken, kotelett*, gulasch, wild, reh, hirsch, kaninchen',
  fish: '*fisch*, lachs*, thunfisch, kabeljau, forelle, garnelen, shrimps, meeresfruchte, muscheln, scholle, dorsch',
  egg: 'ei, eier, eiern, eigelb*, carbonara, hollandaise, omelett, ruhrei, spiegelei*',
  thaw: 'auftau*, aufgetaut*, abtau*, aufzutauen',
  hotWater: '(heiss|warm|kochend)(es|em|en)? wasser, heizung, (in der|an der) sonne, fohn',
  homeCanned:
    'eingekocht*, einkoch(en|e|t|st|topf|automat)(?! lassen), einzukochen, eingeweckt*, einweck*, eingemacht*, einmach*, weckglas*, weckglaser*, sturzglas*, (glas|glaser*) … (vorratskammer|vorrat|keller|regal|monate|jahre|wasserbad|backofen|ofen|vakuum|plopp*|gezogen|geschlossen|schnellkochtopf|haltbar), (im|ohne) (wasserbad|backofen|schnellkochtopf|drucktopf) … (glas|glaser*|haltbar), wasserbad … (glas|glaser*|haltbar*|eingekocht), haltbar … (glas|glaser*), botulis*, selbst ?(gemachte|eingemachte) konserve*, vakuum (gezogen|gebildet)',
  lowAcid:
    '*bohnen, mais, erbsen, kurbis*, mohren, karotten, kartoffeln, spargel, rote bete, pilze*, paprika, spinat, gemuse*, *fleisch*, hahnchen*, huhn, huhner*, rind*, schwein*, wurst, gulasch, bolognese*, hackfleisch*, ragout, fisch*, lachs, thunfisch, *suppe*, eintopf, *eintopf, bruhe, *bruhe, fond, chili, curry, linsen*, kichererbsen, pesto, knoblauch, zucchini, aubergine*, rouladen, kuchen im glas',
  badSeal:
    '(dose|dosen|konserve|konserven|glas|glaser|deckel|konservendose) … (gewolbt|aufgeblaht|geblaht|bombiert|undicht|ausgelaufen|lauft aus|verbeult|beule*|eingedellt|delle*|rost*|zisch*|spritz*|schaumt), (gewolbt*|aufgeblaht*|geblaht*|verbeult*|undicht*|eingedellt*|bombiert*|rostig*|eingedruckt*) … (dose|dosen|konserve|konserven|glas|glaser|deckel), (dellen?|beulen?) in der (dose|konserve*), (deckel|glas|glaser) … (nicht (mehr )?(fest|dicht|geschlossen|zu|gezogen)|lose|aufgegangen|hochgewolbt|kein vakuum)',
  inOil:
    '(knoblauch*|krauter*|rosmarin|thymian|basilikum|salbei|oregano|chili*|peperoni|paprika|tomaten|pilze|aubergine*|artischocken|schalotten|ingwer|zitronenschale|barlauch) … (in|mit|unter) (\\w+ )?(\\w+ )?(oliven|raps|sonnenblumen)?ol, (knoblauch|krauter|rosmarin|basilikum|chili|barlauch|truffel|thymian|wurz)[- ]?ol, ol … (knoblauch*|krauter*|rosmarin|chili*) … (aromati*|ansetz*|angesetzt|drin|eingelegt), eingelegt* … ol, (oliven|raps)?ol … (aromati*|angesetzt), knoblauch-?confit, confierter knoblauch, confit … knoblauch',
  kept: 'halt, halten, haltbar*, aufbewahr*, aufheb*, lager*, monat*, woche*, jahr*, schrank, vorrats*, regal, kuche*, zimmertemperatur, raumtemperatur, verschenk*, geschenk*, abfull*, flasche*, glas, glaser*, kuhlschrank, botulis*, keller, stehen, dunkel*',
  marinade: 'marinade*, beize, salzlake, lake, pokellake',
  usedMarinade:
    '(ubrig*|restliche*|rest|gebrauchte*|benutzte*|alte*|selbe*|gleiche*) … (marinade|lake|salzlake|beize) … (sosse|sauce|dip|glasur|bestreich*|begiess*|ubergiess*|wieder*|noch ?mal*|nachste*|verwend*|benutz*|nehm*|aufbewahr*|aufheb*|einfrier*|halt*|essen|dressing|servier*|ein(koch|kochen)), (marinade|lake|salzlake|beize) … (wieder*|noch ?mal*|noch einmal|erneut|zweites mal|2\\. mal|nachste* (mal|portion|fleisch|charge)|als (\\w+ )?(sosse|sauce|dip|glasur|dressing)|ubrig* … (sosse|sauce|verwend*|nehm*|halt*|aufheb*)), (marinade|lake) … (rohe[sm]?|fleisch|hahnchen*|huhn|fisch) … (lag*|gelegen|drin) … (sosse|sauce|dip|verwend*|nehm*), (sosse|sauce|dip|glasur|bestreich*|begiess*) … (aus|mit) (der |dem )?(\\w+ )?(marinade|lake) … (rest|ubrig|lag|rohe*|fleisch|hahnchen*|vom), (sosse|sauce) aus der marinade',
  reuse: 'wieder*, sosse, sauce, dip, glasur, bestreich*, begiess*, ubrig*, rest*, noch ?mal',
  spare:
    'beiseite*, vorher abgenommen, unbenutzt*, zuruckbehalten*, nicht beruhrt, wie lange … marinier*',
  board:
    'brett, brettchen, schneidebrett*, teller*, platte, messer, zange, grillzange, schussel, gabel, arbeitsplatte, tablett, schwamm, spule',
  rawMeat:
    'rohe[ms]? (\\w+ )?(hahnchen*|huhn|huhner*|fleisch|geflugel*|hack*|putenfleisch|pute*|rindfleisch|schweinefleisch|lachs), rohe[rnm]? (\\w+ )?(fisch|pute|ente|steaks?|wurst*|burger*|hahnchen*), (fleisch|hahnchen*|fisch|geflugel|steaks?) … roh, (hahnchen|fleisch|geflugel)saft, hahnchen (ge)?schnitten',
  afterRaw:
    '(selbe[nrm]?|gleiche[nrm]?|demselben|derselben|denselben|dieselbe) (\\w+ )?(brett*|teller*|platte|messer|zange|schussel|gabel|schneidebrett*), (wieder|zuruck) … (teller|brett*|platte), (teller|brett*|platte) … (wieder|zuruck), (nur|kurz|schnell) … (abgespult|abgewischt|abspulen|abwischen|gewischt|abgewaschen), abgewischt, ohne … (waschen|spulen|abzuwaschen|zu spulen), nicht … (gewaschen|abgewaschen|gespult), danach … (salat|gemuse|brot|tomaten|gurke), (salat|gemuse|brot|tomaten|gurke*) … (drauf|darauf|geschnitten|schneiden)',
  pink: 'rosa(?! (pfeffer*|salz|beeren)), blutig*, roh (innen|in der mitte|am knochen|geblieben|ist|sind), (innen|noch|halb|etwas|leicht|teils|teilweise|fast|mitte … ) … roh, (nicht|nicht ganz|nicht richtig|noch nicht) (durch|durchgegart|gar|durchgebraten)(?! ?gelesen), halbgar, (roh|rohes|rohe) … (essen|gegessen|verzehr*), (essen|gegessen) … roh, glasig … (innen|mitte), medium, rare, roter saft, rotlich*',
  runny: 'weich*, flussig*, wachsweich*, spiegelei*, roh*, glibberig*, nicht durch, pochiert*',
  rawEgg:
    'rohe[nrsm]? … (ei|eier|eiern|eigelb*|eiweiss|eischnee), (ei|eier|eigelb|eiweiss) … roh, (selbst ?gemachte*|hausgemachte*) (mayo*|aioli|eierlikor|tiramisu|mousse), tiramisu, mousse au chocolat, mayonnaise, aioli, eierlikor, zabaione, sauce hollandaise, hollandaise',
  rawDough:
    '(rohe[rnms]?|ungebackene[rnms]?) (\\w+ )?(*teig|mehl) … (ess*|nasch*|probier*|kind*|sicher|kosten|schleck*|gefahrlich|okay|ok), (teig|*teig) … (nasch*|probier*|roh (ess*|probier*|kosten|ist)|schleck*|kosten|roh ess*)(?! backen), (nasch*|probier*|schleck*|ess*|isst) … (rohe* )?(vom |von dem |den |am |etwas )?(rohe[nrms]? )?(*teig), (loffel|schussel|ruhrstabe|schneebesen) … (ablecken|abschlecken|auslecken|ausschlecken|auskratzen), teigschussel … (lecken|schleck*)',
  rawMilk:
    'rohmilch*, (unpasteurisierte*|nicht pasteurisierte*) (milch|kuhmilch|sahne|kase*|ziegenmilch), milch … (direkt|frisch) vom (bauern*|hof|bauer), frisch gemolken*',
  rawFish:
    '(lachs|thunfisch|fisch|forelle|kabeljau|makrele|garnelen|jakobsmuscheln) … (roh|sushi|sashimi|ceviche|tatar|carpaccio|poke|gravlax) (\\w+ )?(ess*|verwend*|verzehr*|nehm*|servier*|ok|okay|sicher|machen)*, (sushi|sashimi|ceviche|tatar|poke) … (supermarkt|tiefkuhl*|tk|gefroren*|sicher|zuhause|zu hause|roh*|limette*|zitrone*|discounter) … (lachs|thunfisch|fisch|garnelen)*, (rohe[rnms]?) (lachs|thunfisch|fisch|garnelen|austern|muscheln|meeresfruchte) … (ess*|sicher|sushi|ok|okay|verzehr*|ceviche), austern … roh, rohe austern, (limette*|zitrone*) … (gart|garen|kocht|gegart) … (fisch|garnelen|lachs), (fisch|garnelen|lachs|ceviche) … (limette*|zitrone*) … (gart|gar|gegart|sicher)',
  kidneyBeans: 'kidney-?bohnen, rote bohnen, (getrocknete|trockene|rohe) (\\w+ )?bohnen',
  beanRisk:
    'slow ?-?cooker, schongarer, crock ?-?pot, roh*, ungekocht*, nicht (eingeweicht|gekocht|vorgekocht|einweichen), ohne … (einweichen|kochen|vorkochen|einzuweichen|vorzukochen), (noch|zu|etwas|leicht) (hart|bissfest|roh), knackig, halbgar, niedrigtemperatur, direkt in',
  tinned: 'aus der (dose|konserve), dosen*, dose, dosenbohnen, aus dem glas, vorgekocht*, gekochte',
  reheatTwice:
    '(aufwarm*|aufgewarmt*|erhitz*|warm ?mach*|mikrowelle) … (2\\. mal|3\\. mal|zweites mal|zweite mal|drittes mal|2 ?mal|3 ?mal|2x|mehrmals|mehrfach|ofter|jeden tag), (2\\. mal|zweites mal|zweite mal|drittes mal|2 ?mal|3 ?mal|zweimal|mehrmals|mehrfach|schon (einmal|mal|1 ?mal)|bereits) … (aufwarm*|aufgewarmt*|erhitz*|erwarm*|warm ?mach*)',
  refreeze:
    '(wieder|erneut|nochmals?|noch ?mal|noch einmal|zweites mal) ?(einfrier*|eingefroren|einzufrieren), (aufgetaut*|auftau*) … (einfrier*|eingefroren|gefrierschrank|tiefkuhl*)(?! (langsam|im))',
  slowCooker: 'slow ?-?cooker, schongarer, crock ?-?pot, crockpot',
  frozen: '(tief)?gefroren*, tiefgekuhlt*, tk-?*, tiefkuhl*, gefrorene*',
  warmSetting: 'warmhalte*, warm ?halte*, auf warm, stufe warm, warmhalten',
  stuffing:
    '(full*|gefull*|fullung) … (truthahn|pute|hahnchen|huhn|ente|gans|vogel|geflugel), (truthahn|pute|hahnchen|huhn|ente|gans|vogel) … (full*|gefullt*|fullung)',
  stuffedAhead:
    'am (abend|tag|vorabend|vortag) (vorher|davor|zuvor), am vorabend, am vortag, vorabend, abend vorher, einen tag vorher, schon heute, uber nacht, gestern, im voraus, im vogel, drin (lassen|gelassen), sicher, temperatur, kern*, roh*, kuhlschrank',
  halfCooked:
    '(halb|an|vor|teilweise) ?(ge)?(gar*|gegart|koch*|gekocht|brat*|gebraten|grill*|gegrillt|backen|durch), angaren, vorgaren, anbraten … (heute|vorher|am vortag|abends), (heute|am vortag|abends) … (anbrat*|angar*|vorgar*|vorbrat*|anbraten), zur halfte (gar*|brat*|grill*|koch*)',
  finishLater:
    '(morgen|spater|am nachsten tag|nachsten tag|tag danach|am abend|ubermorgen|wenn die gaste|vor dem servieren|danach) … (fertig*|zu ende|weiter*|gar*|grill*|brat*|koch*|back*)*, (fertig*|zu ende|weiter*|rest) … (morgen|spater|am nachsten tag|abend*|nachher|ubermorgen)',
  powerCut:
    'stromausfall*, (strom) … (weg|aus|ausgefallen|ausfall*|abgestellt|unterbrochen), kein(en)? strom, (kuhlschrank|gefrierschrank|tiefkuhl*|gefriertruhe|kuhltruhe) … (kaputt*|ausgefallen|aus|ausgeschaltet|defekt|offen|nicht (mehr )?(kalt|gekuhlt)|abgetaut|ausgesteckt|ausgestiegen)(?! dem| der), stecker … (kuhlschrank|gefrier*|tiefkuhl*)',
  mold: '(schimmel*|schimmlig*|verschimmelt*|angeschimmelt*)(?! ?kase)(?!kase) … (wegschneid*|abschneid*|abkratz*|entfern*|abschopf*|ess*|marmelade|brot|kase|joghurt|rest|rausnehm*|loffel*|noch|stelle|toast*|abloffel*|schlimm|sosse), (marmelade|brot|kase|joghurt|sosse|obst|beeren|frischkase|toast*|kuchen|hummus|reste) … (schimmel(?!kase)(?! ?kase)*|schimmlig*|verschimmelt*|angeschimmelt*), (pelzig*|flaum*) (belag|stelle*)',
  alcohol:
    'alkohol*(?! ?frei), (?<!reis)(?<!reis )wein(?! ?essig), rotwein(?!essig), weisswein(?!essig), bier, rum, weinbrand, cognac, whisk(e)?y, wodka, sherry, marsala, portwein, kirschwasser, likor, amaretto, eierlikor, sekt',
  cooksOff:
    'verkoch*, verdampf*, verflieg*, verdunst*, flambier*, ausgekocht, weggekocht, backt … raus, (noch|ganz|vollstandig|komplett|rest*) … (alkohol), alkohol … (noch|weg|raus|drin|ubrig|ubrigbleib*|enthalten|schlimm|ok|okay|sicher), (ok|okay|sicher|unbedenklich|geeignet|darf|durfen|schadlich|mitessen|essen|gefahrlich)',
  greenPotato:
    'grune[nrs]? (\\w+ )?kartoffel*, kartoffel* … (grun|grune|grunlich*|grune stellen)(?! (bohne*|spargel|salat|erbsen|paprika|sosse|krauter))(?!e (bohne*|sosse|erbsen)), (keim*|gekeimt*|ausgetrieben*|austreib*|triebe) … kartoffel*, (?<!suss)kartoffel* … (keim*|gekeimt*|ausgetrieben*|triebe|augen), solanin',
  toxicPlant:
    '(rohe*|bittere*|ungekochte*|unreife*) (maniok|cassava|holunderbeere*|holunder|yuca|taro|lupine*), (maniok|cassava|holunderbeere*|holunder) … (roh|ungekocht|ohne (kochen|zu kochen)|smoothie|unreif|grun), rhabarberblatt*, rhabarberblatter*, (blatter) … rhabarber, rhabarber … blatter, bittermandel*, bittere mandeln, (aprikosen|pfirsich|kirsch|pflaumen|zwetschgen)kern*, (kerne) … (aprikose*|pfirsich*|kirsche*) … (ess*|mahl*|verwend*|knack*), (maiglockchen|eibe|fingerhut|herbstzeitlose|aronstab|oleander), gruner holunder',
  wildMushroom:
    '(gesammelt*|gefunden*|gepfluckt*|sammel*|selbst gesammelte*|fund) … (pilz*|pfifferling*|steinpilz*|morchel*|champignon*|marone*), (pilz*|pfifferling*|steinpilz*|morchel*|champignon*|marone*) … (gesammelt*|gefunden*|gepfluckt*|aus dem (\\w+ )?(wald|garten)|im (wald|garten)|wiese|sieht aus wie|sehen aus wie|verwechs*|giftig|bestimm*|app), (unbekannte*|wild*) pilz* … (essbar|giftig|sicher|ess*), knollenblatter*, waldpilz* … (sicher|giftig|gesammelt), morchel* … roh',
  oldLeftovers:
    '(seit|schon|uber|fast|ungefahr|etwa) … (# tagen?|einer woche|1 woche|eine woche|\\d wochen?|letzte[rn]? (woche|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|wochen) … (kuhlschrank|gekuhlt), kuhlschrank … (seit|schon) … (# tagen?|# tage|einer woche|1 woche|\\d wochen|letzte[rn]? (woche|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|wochen), (von|vor) (letzter woche|# tagen|einer woche|\\d wochen) … (noch|ess*|aufwarm*|gut), # tage (alt*|im kuhlschrank (gestanden|gelegen)), wochenalt*',
  plea: '(noch ?mal|noch einmal|wieder|erneut|einfach|gut|richtig|lange*|kraftig|grundlich|stark) … (aufkoch*|koch*|abkoch*|erhitz*|aufwarm*|brat*|durchbrat*|durcherhitz*|erwarm*|back*), (aufkoch*|abkoch*|durchkoch*|aufwarm*|erhitz*|durchbrat*), (riech*|schmeck*|sieh*|seh*|ausseh*) … (gut|okay|ok|normal|lecker|frisch|nichts|nicht|einwandfrei), (noch|trotzdem|doch|denn) … (ess*|gegessen|verwend*|benutz*|gut|okay|ok|sicher|nehm*|einfrier*|servier*|trink*|geb*), (kann|darf|konnte|soll|muss|konnen|durfen) (ich|man|wir|er|sie|es|die|das) … (ess*|verwend*|nehm*|geb*|einfrier*|aufheb*|servier*|koch*|aufkoch*|trink*|retten|probier*|brat*), wegwerf*, wegschmeiss*, schade, verschwend*, nur (ein|eine|einen) (bisschen|wenig|kleine*|loffel*|bissen), und wenn, was (ist )?wenn, (abschneid*|wegschneid*|abkratz*|abspul*|abwasch*|abschopf*|entfern*), ist (das|es|der|die) … (schlimm|ok|okay|sicher|gut|gefahrlich), aber (es|sie|er|das|die|der|ich|wir|mein*), wirklich, sicher, totet*, auch (wenn|nicht)',
  pronoun:
    'es, sie, ihn, das, die, der, den, dem, damit, davon, daraus, alles, rest, diese*, welche, eine, einen',
  swap: 'statt, anstatt, anstelle, ersetz*, ersatz, tausch*, ohne (den|die|das)',
};
