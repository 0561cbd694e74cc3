import type { TopicCues } from '../../cues/cues';

export const topics: TopicCues = {
  safety: {
    canning:
      /\b(einkoch\w*(?! lass)|einweck\w*|einmach\w*|eingeweckt|einzukochen|sterilisier\w*|botulis\w*|weckglas\w*)\b|\b(glas|glaser\w*) .{0,40}(monate|vorratskammer|vorrat|ungekuhlt)/,
    poultry:
      /\b(rosa|roh\w*|sicher|durchgegart|durch|gar|kerntemperatur|salmonell\w*|blutig)\b.{0,40}\b(hahnchen\w*|huhn\w*|huhner\w*|pute\w*|ente\w*|geflugel\w*|hendl)\b|\b(hahnchen\w*|huhn\w*|pute\w*|ente|geflugel\w*)\b.{0,40}\b(rosa|roh|sicher|durchgegart|durch ist|durch sein|kerntemperatur|blutig|waschen|abwaschen)\b/,
    meat: /\b(rosa|roh\w*|sicher|kerntemperatur|durchgegart|blutig|medium|rare)\b.{0,40}\b(\w*fleisch|hack\w*|steaks?|schwein\w*|rind\w*|lamm\w*|frikadellen?|burger|wurst|buletten?)\b|\b(\w*fleisch|hack\w*|steaks?|schwein\w*|rind\w*|lamm\w*|frikadellen?|burger|braten)\b.{0,40}\b(rosa|roh|sicher|kerntemperatur|durch sein|durchgegart|blutig)\b/,
    fish: /\b(roh\w*|sicher|sushi)\b.{0,40}\b(\w*fisch|lachs|thunfisch|garnelen|muscheln|austern)\b|\b(\w*fisch|lachs|thunfisch|garnelen|muscheln|austern)\b.{0,40}\b(roh|sicher|kerntemperatur|geschlossen|offen)\b/,
    rice: /\b(aufwarm\w*|rest\w*|ubrig\w*|gestern|vom vortag|uber nacht)\b.{0,30}\breis\b|\breis\b.{0,40}\b(aufwarm\w*|ubrig\w*|gestern|uber nacht|stehen|zimmertemperatur)\b/,
    'room-temperature':
      /\b(draussen|ungekuhlt|bei (raum|zimmer)temperatur|auf der (theke|arbeitsplatte)|nicht im kuhlschrank|auf dem tisch)\b.{0,40}\b(stehen|gestanden|gelassen|liegen|lassen|vergessen|uber nacht)\b|\b(uber nacht|stundenlang|\d+ stunden) .{0,30}\b(draussen|ungekuhlt|stehen gelassen|rumgestanden|herumgestanden)\b/,
    'raw-egg':
      /\brohe[ns]? (ei(er)?\w*|eigelb|eiweiss)\b|\b(eier?|eigelb|eiweiss)\b.{0,20}\broh\b|\bsalmonell\w*/,
    'raw-flour':
      /\brohe[rn]? (\w*teig|mehl)\b|\b(\w*teig) (roh|naschen|essen|probieren)\b|\bmehl roh\b/,
    infant:
      /\b(baby|babys|saugling\w*|kleinkind\w*|\d+ monate alt\w*|unter 1 jahr|unter einem jahr|beikost)\b/,
    pregnancy: /\b(schwanger\w*|stillend\w*|stillzeit|ich stille|in der stillzeit)\b/,
    refreezing:
      /\b(wieder|erneut|nochmals?|noch ?mal|zweites mal) ?einfrieren\b|\bauftauen und .{0,20}einfrieren\b/,
    mould: /\b(schimm\w+|verschimmelt|schleimig|riecht (komisch|schlecht|sauer))\b/,
    'cross-contact':
      /\bspuren von\b|\bkreuzkontamination\b|\b(selbe[ns]?|gleiche[ns]?) (messer|brett|schneidebrett|pfanne|fritteuse)\b/,
  },
  diets: {
    vegan: /\b(vegan\w*|pflanzlich\w*|tierisch\w*)\b/,
    vegetarian: /\b(vegetari\w*|veggie|fleisch|fleischlos\w*)\b/,
    pescatarian: /\b(pesc[oe]tari\w*)\b/,
    'gluten-free': /\b(gluten\w*|zoliakie|weizen\w*)\b/,
    'dairy-free': /\b(milch|milchfrei\w*|milchprodukte?n?|kuhmilch|milcheiweiss\w*)\b/,
    'lactose-free': /\b(laktose|lactose)\w*/,
    'egg-free': /\b(ei|eier|eifrei\w*|ohne ei(er)?|huhnerei\w*|eiallergie)\b/,
    'nut-free':
      /\b(nuss|nusse|nussfrei\w*|nussallergie|schalenfruchte|mandeln?|haselnuss\w*|walnuss\w*|cashew\w*|pistazien?)\b/,
    'peanut-free': /\berdnuss\w*/,
    'soy-free': /\bsoja\w*/,
    'sesame-free': /\b(sesam\w*|tahini?)\b/,
    'shellfish-free':
      /\b(krebstiere?n?|schalentiere?n?|garnelen?|meeresfruchte\w*|krabben|hummer)\b/,
    'fish-free': /\b(fisch\w*|sardellen?)\b/,
    'alcohol-free': /\b(alkohol\w*|wein|bier|schnaps)\b/,
    'pork-free': /\b(schwein\w*|speck|schinken|schmalz)\b/,
    halal: /\b(halal|muslim\w*)\b/,
    kosher: /\b(koscher|judisch\w*)\b/,
    'low-sugar': /\b(diabet\w*|zuckerfrei\w*|zuckerarm\w*|wenig zucker|ohne zucker)\b/,
    keto: /\b(keto\w*|low[- ]?carb|kohlenhydratarm\w*)\b/,
  },
  allergy:
    /allergi|\bunvertraglich\w*|\bintoleran\w*|\bzoliakie|\banaphyla\w*|\bvertrage? (kein|keine|keinen)\b|\bnussallergie/,
  adapt:
    /\b(mach\w*|zubereit\w*|umwandeln|abwandeln|anpassen|back\w*|koch\w*|bekomme?)\b.{0,40}\b(vegan|vegetarisch|\w*frei|koscher|halal|ohne (milch|ei|gluten|zucker))\b|\b(vegane?|vegetarische?|\w*freie?) (version|variante|alternative)\b|\b(vegan|vegetarisch|glutenfrei|laktosefrei|milchfrei) (machen|zubereiten|backen|kochen|abwandeln)\b/,
  actions: {
    bake: /\b(back(en|e|t|zeit|dauer)|gebacken|abback\w*|uberback\w*|im (vorgeheizten )?(back)?ofen|in den ofen|ofen)\b/,
    roast: /\b(rost(en|e|et)|gerostet|schmoren|schmort|im ofen garen)\b/,
    boil: /\b(koch(en|e|t|zeit)|gekocht|aufkoch\w*|blanchier\w*|abkoch\w*|sprudelnd)\b/,
    simmer:
      /\b(kochel\w*|pochier\w*|simmer\w*|einkoch\w*|einreduzier\w*|reduzier\w*|(?<!\b(?:nacht|stunden?|tage?|kuhl\w*|kuhlschrank|kalt\w*|beiseite)\b.{0,25})ziehen lassen|schmor\w*|dunst\w*|gar ziehen)\b/,
    fry: /\b(brat\w*|anbrat\w*|gebraten|angebraten|frittier\w*|anschwitz\w*|andunst\w*|anrost\w*|ausback\w*|brut?zel\w*|im heissen (?:fett|ol))\b/,
    grill: /\b(grill\w*|gegrillt)\b/,
    steam: /\b(dampf(en|t)?|dampfgar\w*|gedampft)\b/,
    toast: /\b(toast\w*|getoastet|ohne fett rosten)\b/,
    melt: /\b(schmelz\w*|geschmolzen|zerlass\w*)\b/,
    knead: /\b(knet\w*|geknetet|verknet\w*|durchknet\w*)\b/,
    mix: /\b(misch\w*|vermisch\w*|ruhr\w*|verruhr\w*|unterruhr\w*|unterheb\w*|vermeng\w*|purier\w*|mix\w*|gemischt|geruhrt)\b/,
    whip: /\b(schlag\w*|aufschlag\w*|geschlagen|schaumig|steif)\b/,
    rise: /\b(geh(?:zeit|dauer)\w*|gehen(?: lassen)?|aufgehen|geht|stockgare|stuckgare|gare)\b/,
    rest: /\b(bleib\w*|ruh(en|t|e|ezeit|edauer)|rasten|stehen lassen|quellen)\b/,
    chill:
      /\b(kuhl(en|stellen|t|zeit|schrank)|(?:kalt|kuhl) ?(?:stell\w*|gestellt)|kaltgestellt|kuhl gestellt|gekuhlt)\b/,
    freeze: /\b(\w*frier\w*|\w*gefror\w*|tiefkuhl\w*|frost|\w*truhe|eisfach)\b/,
    cool: /\b(abkuhl\w*|auskuhl\w*|erkalten)\b/,
    marinate:
      /\b(marinier\w*|marinade|einleg\w*|durchziehen|in der (?:beize|lake|marinade)|(?:nacht|stunden?|tage?|kuhlschrank)\b.{0,25}ziehen lassen)\b/,
    soak: /\b(einweich\w*|eingeweicht|quell\w*|wasser(n|t))\b/,
    cook: /\b(gar(en|t|zeit)|koch(en|t|zeit)|zubereit\w*|erhitz\w*|erwarm\w*)\b/,
    preheat:
      /\b((?:schalt|mach|dreh|stell)\w* .{0,15}ofen .{0,10}(?:ein|an)|ofen (?:ein|an)(?:schalten|machen|stellen)|vorheiz\w*|vorgeheizt\w*)\b/,
  },
  tools: {
    oven: /\b(?:(?:back)?ofen|(?:ober|unter)hitze|ober-? ?(?:und|\/)? ?-?unterhitze)\b/,
    stove: /\b(herd|herdplatte|kochfeld)\b/,
    microwave: /\bmikrowelle\w*/,
    'air-fryer': /\b(heissluftfrit\w*|luftfritteuse|airfryer|air ?-?fryer)\b/,
    'slow-cooker': /\b(slow ?-?cooker|schongarer|crock ?-?pot)\b/,
    'pressure-cooker': /\b(schnellkochtopf|dampf(?:druck|koch)topf|instant ?pot)\b/,
    'rice-cooker': /\breiskocher\b/,
    grill: /\bgrill\b/,
    mixer:
      /\b(handmixer|handruhrgerat|kuchenmaschine|ruhrgerat|knethaken|ruhrbesen|mixer|thermomix)\b/,
    blender: /\b(standmixer|stabmixer|purierstab|puerierstab|blender|mixstab|zauberstab)\b/,
    'food-processor': /\b(food ?processor|zerkleinerer|blitzhacker|universalzerkleinerer)\b/,
    'bread-machine': /\b(brotbackautomat|brotbackmaschine)\b/,
    'ice-cream-maker': /\beismaschine\b/,
    'frying-pan': /\b(brat)?pfannen?\b/,
    pot: /\b(koch)?(topf|topfe)\b/,
    wok: /\bwok\b/,
    'dutch-oven': /\b(brater|schmortopf|gusseisen\w*|gusseiserner topf)\b/,
    bowl: /\b(\w*schussel|ruhrschussel)n?\b/,
    'baking-sheet': /\b(back)?blech(e|s)?\b/,
    'baking-dish': /\b(auflaufform|ofenform|gratinform)\b/,
    'cake-tin': /\b(kuchenform|backform|gugelhupfform|backrahmen)\b/,
    'loaf-tin': /\b(kastenform|brotform|konigskuchenform)\b/,
    'muffin-tin': /\b(muffin(form|blech)\w*|papierformchen|muffinformchen)\b/,
    springform: /\bspringform\b/,
    'pie-dish': /\b(tarteform|pieform|quicheform)\b/,
    'baking-paper': /\bbackpapier\b/,
    foil: /\b(alufolie|frischhaltefolie|folie)\b/,
    whisk: /\bschneebesen\b/,
    'rolling-pin': /\b(nudelholz|teigrolle|wellholz)\b/,
    sieve: /\b(sieb|durchschlag)\b/,
    thermometer: /\b\w*thermometer\b/,
    'piping-bag': /\b(spritzbeutel|spritztulle)\b/,
    grater: /\b(reibe|zester)\b/,
    skewer: /\b(spiesse?|zahnstocher|holzstabchen|stabchen)\b/,
    jar: /\b(einmach|schraub|weck)?glas(er)?\b/,
  },
  places: {
    fridge: /\b(kuhlschrank|kuhl gestellt|gekuhlt)\b/,
    freezer:
      /\b(einfrier\w*|eingefror\w*|gefrier\w*|gefror\w*|tiefkuhl\w*|auftau\w*|aufgetaut\w*|tau(?:e|en|t|st)\b.{0,30}\bauf|frieren)\b/,
    room: /\b(zimmertemperatur|raumtemperatur|vorratsschrank|keksdose|dose|ungekuhlt|luftdicht)\b/,
  },
  ahead:
    /\b(vorbereit\w*|im voraus|vortags?|vorabend|(am )?(tag|abend) (vorher|zuvor|davor)|uber nacht|vorkochen|vorbacken)\b/,
  reheat:
    /\b(aufwarm\w*|aufgewarmt\w*|aufzuwarmen|aufback\w*|erwarm\w*|wieder (?:warm|heiss|knusprig)|warme? .{0,20}\bauf)\b/,
  nutrients: {
    calories: /\b(kalorien?|kcal|energie|kilojoule|kj)\b/,
    protein: /\b(eiweiss|protein\w*)\b/,
    fat: /\bfett\w*/,
    carbohydrate: /\b(kohlenhydrate?n?|carbs)\b/,
    sugar: /\bzucker\b/,
    fiber: /\bballaststoffe?n?\b/,
    sodium: /\b(natrium|salz)\b/,
  },
};
