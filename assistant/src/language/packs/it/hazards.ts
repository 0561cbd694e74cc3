import type { ConceptLists } from '../../../safety/hazards/concepts';

export const hazards: ConceptLists = {
  infant:
    'neonat*, bebe, lattant*, svezzamento, (sotto|meno di|prima di|prima dei) (un anno|1 anno|12 mesi), bimb(o|a) di pochi mesi',
  toddler:
    '(bimb*|bambin*|figli*|piccol*|nipot*) di (un|1) anno, bimb(o|a|i|e) piccol*, bambin(o|a|i|e) piccol*, (un|1) anno e mezzo, (sotto|meno di) i? ?(2|3|4|5|tre|cinque) anni',
  child:
    'bambin*, bimb*, (mio|mia|miei|nostro|nostra) (figli*, figlio, figlia, nipot*), (mio|mia|nostro|nostra|miei) (figli*|nipot*|piccol*), figli*',
  pregnant:
    'incinta, gravid*, dolce attesa, # settimane di gravidanza, aspetto un (bambino|figlio|bimbo)',
  frail:
    'anzian*, (mia|mio|nostra|nostro|la|il) nonn*, nonn(a|o|i), casa di riposo, immun*, chemio*, malat*, trapiant*',
  sober:
    'alcolist*, alcolizzat*, (non) (beve|bevo|bevono|puo bere), astemi*, sobri*, guid(a|are|o), disintossic*',
  feeding:
    'mangi*, dare, darlo, darla, darglielo, do, va bene, vanno bene, adatt*, sicur*, indicat*, puo, possono, posso, perme*, fa male, pericolos*, per (mio|mia|un|una|il|la|nostro|nostra) (\\w+ )?(neonat*|bimb*|bambin*|figli*|nipot*|#), miele, noci, sale, soffoc*, assaggi*, ok, bambin* di #',
  monthsOld:
    '(bimb*|bambin*|neonat*|figli*|nipot*|ha|compiut*|gemell*|piccol*) … # mesi(?! (in|nel) (freezer|congelatore|frigo))',
  yearsOld:
    '(bimb*|bambin*|figli*|nipot*|ha|compiut*|piccol*) … # ann(o|i)(?! (di (stagionatura|matrimonio|esperienza)|fa))',
  hours: '# ?(-|–|a|o)? ?#? ?(buone )?(ore|ora|h)(?! (di cottura))',
  minutes: '# ?(minut*|min), mezz.?ora, mezza ora, un quarto',
  days: '# giorn(o|i)',
  long: "tutt(a|o) (la|il|l')? ?(notte|giorno|giornata|mattina|pomeriggio|sera|weekend), (la|una|di|durante la|per la) notte, da (ieri|stamattina|stamani|pranzo|cena|mezzogiorno|ieri sera|questa mattina|#), dall?(e|'|a) (#|ora di|mattina|pranzo), fino (a|al|alla|alle) (mattina|mattino|sera|stamattina|cena|notte|giorno|#), ieri( sera)?, (molte|parecchie|diverse|alcune|tante|un paio di|qualche) (ore|ora), ore e ore, per ore, mezza giornata, il giorno dopo, stamattina, stanotte, (mi|ci) (sono|siamo) addorment*, (a|andat* a) (letto|dormire), (al|in) (lavoro|ufficio), troppo",
  heat: 'al sole, sotto il sole, afa, caldo, calda, canicola, estate, agosto, (3[2-9]|4\\d) ?(°|gradi)(?! (in|nel|di) forno)',
  past: 'abbia, abbiano, (ho|abbiamo|ha|hanno|aveva*|avevo) (\\w+ )?(lasciat*|dimenticat*|scordat*|tenut*), lasciat*, dimenticat*, scordat*, rimast*, stat(o|a|i|e), era(no)?, stav*, per sbaglio, passat*, avanzat* fuori',
  out: 'fuori (dal|da|del) (frigo*|freezer)(?! (almeno )?(30|20|15|10) min), (lasciat*|lasci*|dimenticat*|rimast*|stat*|tenut*|scordat*|sta|star*) … fuori(?! (dal|di) (forno|fuoco)), senza (frigo*|refriger*), non … (in frigo*|refriger*|nel frigo*)(?! (fino|tutta)), (dimenticat*|scordat*) … (frigo*|mettere via|riporre), fuori (tutta|tutto|da|per|#|dalle|fino), (lasciat*|rimast*) … scopert*',
  place:
    "(sul|sulla|su un|su una|sopra il|al) (\\w+ )?(piano (di lavoro|della cucina|cottura)|tavol*|bancone|balcone|davanzale|mensola|buffet|terrazz*|lavello|credenza), (in|nella|nell'|nel|dentro) (la |mia |il )?(macchina|auto|bagagliaio|borsa|zaino|microonde|garage|giardino|cucina|ufficio|lavandino), (a )?temperatura ambiente, (forno|cuociriso|pentola|fornello) … (spent*|staccat*), al sole, (al|alla) (picnic|festa|grigliata|barbecue)",
  stove:
    '(in|nella|nel) (pentola|padella|tegame|casseruola), (sul|sui|sulla) (\\w+ )?(fuoco|fornell*|stufa|gas|piastra)',
  cooking:
    'sobboll*, fuoco (lento|basso|dolce|medio), cuoc*, cottura, bollire (per)?, quanto (tempo )?(deve|devo|si|dev)*',
  fridge: 'frigo*, refriger*',
  perishable:
    'zupp*, minestr*, brodo, stufato, spezzatino, bollito misto, lenticchie, chili, curry, pollo, tacchino, anatra, coniglio, carne, carni, manzo, vitello, maiale, agnello, macinato, macinata, polpett*, hamburger, salsicc*, wurstel, prosciutto cotto, pancetta, bistecc*, arrosto, pesce, salmone, tonno, merluzzo, baccala, gamber*, frutti di mare, cozze, vongole, sushi, pizz(a|e)(?! bianca cruda)(?<!impasto della pizza)(?<!impasto per pizza)(?<!pasta per pizza)(?<!impasto pizza), pasta(?! (madre|frolla|sfoglia|fresca cruda|brise|secca))(?! (per|della) (pizza|pane)), pasta al forno, lasagn*, spaghetti, gnocchi, ravioli, tortellini, cannelloni, parmigiana, quiche, frittat*, uov(a|o), uova sode, crem(a|e), crema pasticcera, panna, panna cotta, torta (alla panna|di ricotta|alla crema|salata), cheesecake, tiramisu, mousse, bigne, budin*, latte, latte materno, pappa, pappe, omogeneizzat*, pure, yogurt, maionese, insalat*, insalata di riso, fagioli, ceci, hummus, sug(o|hi), ragu, salse?, avanzi, resti, cibo, cena, pranzo, tofu, paella, arancin*, tramezzin*, panin*, frullato, ricotta, mozzarella, stracchino, besciamella, polpettone, vitello tonnato, ripieno, patate (lesse|al forno)',
  harmless:
    'burro, impast*, impasto (della|per|pizza|del) (\\w+)?, pasta (madre|frolla|sfoglia|brise), pasta (per|della) (pizza|pane), pane, panini dolci, focacc*, pagnott*, biscott*, crostat*, ciambell*, muffin, brownie*, torta di mele, torta(?! (alla panna|di ricotta|alla crema|salata)), pandoro, panettone, colomba, cornett*, lievito, lievito madre, biga, poolish, frutt*, banan*, mele, avocado, pesche, mango, pere, limon*, cipoll*, aglio, erbe, sottaceti, crauti, kimchi, kefir, kombucha, aceto, marmellat*, confettur*, gelatina, miele, zucchero, farina, noci, cioccolat*, caramell*, mering*, amaretti, caffe, te, spezie, (ammollo|ammollare) (i |le |dei |delle )?(fagioli|ceci|lenticchie|legumi), (fagioli|ceci|lenticchie|legumi) (in|a) ammollo, ammoll*, salsa di soia, ketchup, senape, olio, essicc*, crackers?, grissini, taralli, piadin*',
  rice: 'riso(?! (venere crudo))(?<!farina di riso)(?<!aceto di riso)(?<!spaghetti di riso)(?<!carta di riso)(?<!vino di riso)(?<!gallette di riso), risotto, insalata di riso, arancin*',
  poultry:
    'poll(o|i|astro), tacchino, anatra, cosc(e|ia), sovracosce, petto di (pollo|tacchino), petti di pollo, alette, faraona, gallina, volatili, pollame',
  ground:
    'hamburger, macinat*, polpett*, maiale, salsicc*, luganega, cotechino, lonza, arista, costine, kebab, fegato, braciol*',
  meat: 'carne, carni, manzo, vitello, maiale, agnello, arrosto, bistecc*, costolette, prosciutto, pancetta, coniglio, selvaggina, spezzatino',
  fish: 'pesce, pesci, salmone, tonno, merluzzo, trota, gamber*, scampi, cozze, vongole, branzino, orata, alici, acciughe fresche, frutti di mare',
  egg: 'uov(a|o), tuorl*, carbonara, frittat*',
  thaw: 'scongel*, decongel*',
  hotWater:
    'acqua (molto |ben )?(calda|tiepida|bollente), termosifone, calorifero, al sole, asciugacapelli, phon',
  homeCanned:
    'conserv(e|a) (fatt*|casaling*|di casa|della nonna), (fatto|fare|faccio|mess*|mettere|metto) … (sottovuoto|conserva|conserve), (vasett*|barattol*|conserv*) … (bagnomaria|sottovuoto|dispensa|cantina|mensola|mesi|anni|pentola a pressione|forno|sigillat*|clic|bollit*|scaffale), (bagnomaria|sottovuoto|steriliz*) … (vasett*|barattol*|conserv*), senza pentola a pressione … (vasett*|conserv*), botulin*, botulismo',
  lowAcid:
    'fagiol*, mais, piselli, zucca, carote, patate, asparagi, barbabietol*, funghi, peperoni, spinaci, verdur*, ortaggi, carne, pollo, tacchino, manzo, maiale, polpett*, ragu, sugo di carne, pesce, salmone, tonno, zupp*, minestr*, brodo, lenticchie, ceci, pesto, aglio, melanzan*, zucchin*, carciof*, caponata, legumi',
  badSeal:
    '(lattin*|scatol*|barattol*|vasett*|coperchi*|tappo|conserva) … (gonfi*|rigonfi*|bombat*|perd(e|eva) (liquido)?|ammaccat*|arruggin*|sibil*|schizz*|schium*|non (\\w+ )?(sigillat*|chius*|sottovuoto|ermetic*)|fa clic|fa click|sollevat*), (gonfi*|bombat*|ammaccat*|rigonfi*|arruggin*) … (lattin*|scatol*|barattol*|vasett*|coperchi*), ammaccatura … (lattin*|scatol*|barattol*)',
  inOil:
    "(aglio|erbe|rosmarino|timo|basilico|salvia|origano|peperoncin*|peperoni|pomodori|funghi|melanzane|carciofi|zucchine|zenzero|verdure) … (sott'?olio|sott olio|(in|con|sotto|nell'|coperti (di|d'|dall')) ?olio), olio (all'|al|alle|di|aromatizzato (all'|al|alle)) ?(aglio|rosmarino|basilico|peperoncin*|erbe|tartufo|timo), olio … (aromatizzat*|infuso), aglio confit, confit d'aglio, sott'?olio, pomodori confit",
  kept: 'conserv*, dur(a|ano), tenere, tengo, teng*, dispensa, credenza, piano di lavoro, temperatura ambiente, settiman*, mesi, regal*, bottigli*, imbottigli*, frigo*, botulin*, botulismo, vasett*, barattol*, buio, scaden*, cantina',
  marinade: 'marinat(a|ura)(?! per (un|una|#)), salamoia',
  usedMarinade:
    '(avanzat*|rest(o|ante|ata)*|usat*|stess*|rimast*|rimanente) … (marinat*|salamoia)(?! (il|la|le|i) (pollo|carne)) … (sals*|glass*|spennell*|irror*|di nuovo|ancora|riutilizz*|riusa*|altr*|usar*|conserv*|congel*|serv*|frigo*|condire), (marinat*|salamoia) … (avanzat*|rest*|rimast*|usat*|crud*|pollo|carne|pesce) … (sals*|riusa*|riutilizz*|di nuovo|spennell*|conserv*|glass*|condire), (sals*|riusa*|riutilizz*|spennell*|glass*|conserv*|usare) … (marinatura|marinata|salamoia) … (avanzat*|pollo|carne|pesce|crud*|rimast*|di nuovo|ancora|altr*|seconda), (marinata|marinatura|salamoia) … (come (una )?salsa|di nuovo|seconda volta|riutilizz*)',
  reuse: 'salsa, salse, riutilizz*, riusa*, di nuovo, ancora, avanzat*, glass*, spennell*',
  spare:
    'messa da parte, tenuta da parte, prima di (mettere|aggiungere), non usata, mai usata, quanto … (marinare|marina|marinano|marinarl*)',
  board:
    'taglier*, piatt*, vassoio, coltell*, pinz*, ciotola, piano, forchetta, spugna, lavello, strofinaccio',
  rawMeat:
    '(pollo|carne|pesce|tacchino|maiale|manzo|hamburger|bistecc*) … crud*, (succo|sugo|liquido) (del|della) (pollo|carne), (tagliat*|tagli*) (il |del )?pollo',
  afterRaw:
    '(stess*) (taglier*|piatt*|vassoio|coltell*|pinz*|ciotola), (rimett*|di nuovo) … (piatto|tagliere|vassoio), (sciacqu*|passat* (un|uno|una)|asciug*|pulit* con), (solo|veloc*) … (sciacqu*|acqua), senza (lavar*|pulir*), non … (lavat*|pulit*), (poi|dopo) … (insalat*|verdur*|pane|pomodor*|frutt*), (insalat*|verdur*|pomodor*) … (sopra|stess*|tagliat*)',
  pink: "non (e|sono|era|erano) (\\w+ )?(\\w+ )?(\\w+ )?cott*, rosa(?! (dell')?himalaya), rosat*(?! vino), sangu*, crud(o|a|i|e) (dentro|all'interno|in mezzo|al centro|vicino all'osso), (ancora|un po'|mezz(o|a)|leggermente|quasi) (\\w+ )?crud*, (poco|non) (\\w+ )?(\\w+ )?(cott*), mangi* … crud*, ross(o|a) (dentro|al centro|all'interno), mal cott*, succo ros*",
  runny:
    'liquid*, molli?, morbid*, barzott*, bazzott*, alla coque, crud*, poco cott*, in camicia, occhio di bue, non cott*',
  rawEgg:
    '(uov(a|o)|tuorl*|album*) … crud*, crud* … uov(a|o), (maionese|mousse|tiramisu|zabaione) (fatt*|casaling*|al cioccolato), tiramisu, mousse al cioccolato, maionese, zabaione, carbonara',
  rawDough:
    "(impasto|pasta frolla|farina|pastella) … crud* … (mangi*|assaggi*|bambin*|pericol*|sicur*|fa male), (mangi*|assaggi*|lecc*) (\\w+ )?(un po' (di|d') ?)?(l'|dell'|la |della )?(impasto|pasta frolla|pastella|farina)(?! (e|per) (cott*|vedere)), (lecc*) (il |la |le |lo )?(cucchiai*|ciotola|frust*|terrina|mestolo), impasto (dei biscotti )?crudo, pasta frolla cruda",
  rawMilk:
    'latte (crudo|non pastorizzato|appena munto), latte … (direttamente|fresco) (dalla|dal) (mucca|fattoria|contadino), formagg* … (latte crudo|non pastorizzat*)',
  rawFish:
    '(salmone|tonno|pesce|gamber*|branzino|alici|capesante) … (crud*|sushi|sashimi|ceviche|tartare|carpaccio|poke|marinat*) … (mangi*|sicur*|supermercato|casa|anisakis|ok|puo|posso|rischi*), (mangi*|usar*|fare|servire|preparare) … (salmone|tonno|pesce|gamber*|branzino|alici|capesante) … (crud*|sushi|sashimi|ceviche|tartare|poke), (sushi|sashimi|ceviche|tartare di (salmone|tonno|pesce)|poke) … (supermercato|surgelat*|congelat*|abbatt*|sicur*|casa|limone|lime|crud*), ostric* … crud*, ostriche crude, cozze crude, (limone|lime) … cuoc* … (pesce|gamber*|alici), (pesce|gamber*|alici|ceviche) … (limone|lime) … (cuoc*|sicur*), anisakis',
  kidneyBeans: 'fagioli (rossi|kidney|secchi|borlotti secchi|crudi|cannellini secchi)',
  beanRisk:
    'slow ?cooker, pentola (a cottura )?lenta, crock ?-?pot, crud*, senza (ammollo|ammoll*|bollir*|lessar*|metterli), non … (ammoll*|bollit*|lessat*), dur(i|o), croccant*, al dente, poco cotti, direttamente',
  tinned: 'in (scatola|lattina|barattolo), precotti, gia (cotti|lessati), cotti',
  reheatTwice:
    "(riscald*|scald*) … (due volte|2 volte|3 volte|tre volte|una seconda volta|piu volte|un'altra volta|ancora una volta|piu di una volta|ogni giorno|2.? volta), (due volte|2 volte|piu volte|seconda volta|gia) … (riscald*|scaldat*)",
  refreeze:
    "ricongel*, (congel* (di nuovo|ancora|un'altra volta)), (scongelat*|scongel*) … (ricongel*|congelare (di nuovo|ancora)|rimett* (in|nel) (freezer|congelatore))",
  slowCooker: 'slow ?cooker, pentola (a cottura )?lenta, crock ?-?pot',
  frozen: 'congelat*, surgelat*',
  warmSetting:
    '(funzione|modalita|posizione|in|su) (di )?(mantenimento|riscaldamento|warm|keep warm|tenere in caldo), tenere in caldo, mantieni in caldo',
  stuffing:
    '(farci*|ripien*|riempi*) … (tacchino|pollo|anatra|oca|cappone|faraona), (tacchino|pollo|anatra|oca|cappone|faraona) … (farci*|ripien*|riempi*)',
  stuffedAhead:
    '(sera|giorno|notte) prima, la vigilia, in anticipo, ieri, tutta la notte, dentro, sicur*, temperatura, crud*, frigo*',
  halfCooked:
    '(meta cottura|mezza cottura|pre-?|parzialmente|semi) ?(cuocere|cott*|grigli*|arrost*)*, precuoc*, precott*, rosol* … (oggi|sera prima|giorno prima), (iniziare|cominciare) (la cottura|a cuocere)',
  finishLater:
    '(domani|piu tardi|dopo|il giorno dopo|giorno seguente|quando arrivano) … (finir*|termin*|complet*|cuoc*|grigli*|forno)*, (finir*|finisc*|termin*|complet*) … (domani|piu tardi|dopo|giorno|sera|domenica|sabato)',
  powerCut:
    '(blackout|black-out), (mancat*|andat* via|saltat*|senza|interruzione|tolto|staccat*) … (corrente|luce|elettricita), (frigo*|freezer|congelatore) … (rott*|guast*|spent*|staccat*|apert*|non (raffredd*|funzion*)|smesso), (lasciat*|dimenticat*) … (frigo*|freezer|congelatore) apert*',
  mold: '(muff*|ammuffit*) … (togli*|tagli*|rasch*|mangi*|marmellat*|pane|formaggio|yogurt|resto|elimin*|cucchiai*|sicur*|sugo), (marmellat*|pane|formaggio|yogurt|sugo|frutta|fragole|hummus|avanzi|passata) … (muff*(?!in)|ammuffit*)(?<!muffin), (togli*|tagli*|rasch*) … muffa, peluria bianca',
  alcohol:
    'alcol*, alcool*, (?<!aceto di )vino(?! di riso), birra, rum, brandy, cognac, whisky, vodka, marsala, porto, liquore, amaretto, grappa, sambuca, spumante, prosecco, vin santo',
  cooksOff:
    "evapor*, svani*, va via, se ne va, sparisc*, sfum*, flamb*, (rest*|riman*|contien*|c'e) … (alcol|alcool), (alcol|alcool|vino|rum|liquore) … (rest*|evapor*|va via|sicur*|ancora), (sicur*|possono mangiar*|puo mangiar*|va bene|fa male|dare|darlo)",
  greenPotato:
    'patat* … (verd(i|e)|verdastr*)(?<!fagiolini verdi)(?<!olive verdi)(?<!peperoni verdi)(?<!insalata verde)(?<!salsa verde), patat* … (germogl*|occhi), germogli* … patat*, solanina',
  toxicPlant:
    '(manioca|cassava|yuca|sambuco|bacche di sambuco) … (crud*|senza (cuocere|cottura|sbucciar*)|frullat*|acerb*|verdi), fogli* di rabarbaro, rabarbaro … foglie, mandorle amare, (noccioli|semi|armelline|mandorle) (di|delle|dei) (albicocc*|pesc*|cilieg*|prugn*|susin*), armelline, (oleandro|mughetto|tasso|cicuta|colchico)',
  wildMushroom:
    '(raccolt*|trovat*|raccogli*|colt*) … (fungh*|porcin*|finferl*|gallinacci|spugnole|chiodini|ovoli), (fungh*|porcin*|finferl*|gallinacci|spugnole|chiodini) … (raccolt*|trovat*|bosco|giardino|prato|selvatic*|somigli*|sembra*|assomigli*|velenos*|commestibil*|app|crud*|riconosc*), amanita, funghi selvatici … (sicur*|mangi*|velen*)',
  oldLeftovers:
    '(da|per) (# giorni|una settimana|1 settimana|\\d settimane|settimane|(lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica) scors*|la settimana scorsa) … (frigo*), frigo* … (da|per) (circa |quasi |oltre |piu di )?(# giorni|una settimana|1 settimana|\\d settimane|settimane|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica), di (# giorni fa|una settimana fa|la settimana scorsa|settimana scorsa), (cucinat*|fatt*|preparat*) (# giorni|una settimana) fa',
  plea: "(boll*|cuoc*|cottur*|riscald*|scald*|frigg*|ricuoc*|ribol*) … (di nuovo|ancora|bene|a lungo|forte|piu|minuti|prima)*, (ribol*|ricuoc*|riscald*|far bollire|faccio bollire|farlo bollire|farla bollire), (odor*|profum*|sa di|sapor*|aspetto|sembr*|puzza*) … (buon*|ben*|normal*|niente|mal*|strano), (ancora|comunque|lo stesso) … (mangi*|buon*|usar*|va bene|serv*|sicur*), (posso|possiamo|puo|possono|potrei|si puo|devo) … (mangi*|usar*|dare|dar*|congel*|tener*|serv*|boll*|cuoc*|salvar*|recuper*|assaggi*|bere|riscald*), butt*, sprec*, peccato, solo (un|una) (po'|poco|boccone|cucchiai*), e se, (togli*|tagli*|rasch*|lav*|sciacqu*) … , e (grave|pericoloso|sicuro|vero|ok), fa male, ma (ha|e|il|la|odora|profuma|sembra|io|mia|mio|non), uccid* … (batteri|germi|tutto), sicur*, anche se",
  pronoun:
    'lo, la, li, le, ne, quest*, quell*, tutto, tutta, resto, mangiarl*, bollirl*, usarl*, darl*, congelarl*, riscaldarl*, cuocerl*, tenerl*, farl*, servirl*',
  swap: 'al posto, invece, sostitu*, rimpiazz*, senza (il|la|i|le)',
};
