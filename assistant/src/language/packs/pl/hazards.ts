import type { ConceptLists } from '../../../safety/hazards/concepts';

export const hazards: ConceptLists = {
  infant:
    'niemowl*, noworod*, oseska, dzidzi*, (ponizej|przed|do) (1\\.?|pierwszego) rok*, bobas*, miesieczne* dzieck*',
  toddler:
    'malych dzieci, malym dzieciom, male(mu|go)? dzieck*, malutk* dzieck*, przedszkolak*, (roczn|dwulet|trzylet|czterolet|1-?roczn|2-?let|3-?let|4-?let)*(?! (ser|gouda|cheddar|wino|zakwas)), poltoraroczn*, maluch*, (ponizej|do) (2|3|4|5) lat',
  child:
    'dziec*, dzieck*, (moj|moja|moje|moim|mojej|mojemu|nasz*) (syn*|cork*|wnu*|siostrzen*|bratan*), synek, synk*, coreczk*, wnuczk*',
  pregnant:
    'ciaz*, ciezarn*, # tydzien ciazy, spodziewam sie dziecka, spodziewa sie dziecka, przy nadziei',
  frail:
    'babci*, babcia, dziadk*, dziadek, starsz* (osob*|ludz*), seniorow, dom* opieki, immun*, odpornosc*, chemi(i|a) , chemioterap*, chor(y|a|ych|ego|ej), przeszczep*',
  sober:
    'alkoholi(k|czk)*, niepij*, trzezw*, (nie) (pije|moze pic|pija), abstynen*, prowadz* (auto|samochod), kierowc*, jechac autem, odwyk*',
  feeding:
    'je(sc|dz|m|)*, zje*, podac, podaw*, dac, daje*, dawac, moze, moga, mozna, mog*, bezpieczn*, nadaje*, odpowiedn*, dobre, szkodz*, zaszkodz*, dla (mojego|mojej|naszego|naszej|mojemu)? ?(\\w+ )?(niemowl*|dzieck*|synk*|syna|corki|coreczki|malucha|#|roczn*|dwulat*|trzylat*|wnuk*|wnuczki), miod*, orzech*, sol, zadlaw*, sprobow*, ok, wolno',
  monthsOld:
    '#[- ]?miesieczn*(?! (ser|kurs|zakwas)), (dzieck*|syn*|cork*|coreczk*|niemowl*|wnu*|ma|skonczyl*) … # miesi*(?! (w zamrazarce|w lodowce))',
  yearsOld:
    '#[- ]?letni(ego|emu|ej|m|a|e)? (syn*|cork*|dzieck*|wnu*|chlop*|dziewczyn*), (dzieck*|syn*|cork*|coreczk*|wnu*|ma|skonczyl*) … # (rok|lata|latka|lat)(?! (temu|doswiadcz*))',
  hours: '# ?(-|–|do|albo|czy)? ?#? ?(dobre |pelne )?(godzin(y|e|a)?|godz|h)',
  minutes: '# ?(minut(y|e|a)?|min), pol godziny, kwadrans, polgodzin*',
  days: '# (dni|dzien)',
  long: '(cala|przez|na|w) noc, (caly|cale|przez) (dzien|popoludnie|wieczor|weekend|ranek), od (rana|wczoraj|obiadu|poludnia|kolacji|sniadania|wczorajszego|#|wieczora), do (rana|wieczora|nastepnego|dzisiaj|dzis|kolacji|#|poznego), (kilka|pare|wiele|ladnych pare|kilkanascie) godzin, godzinami, przez noc, pol dnia, wczoraj*, nastepnego dnia, dzis rano, dzisiaj rano, (zasnel*|zasnal*|poszl* spac|poszedl* spac|polozyl*), (w|z|do) pracy, za dlugo, nocy, noca',
  heat: '(na|w) (pelnym )?slonc*, upal*, (goracym|nagrzanym|rozgrzanym|goracy) (samochodzie|aucie|dzien|kuchni), w lecie, latem, (3[2-9]|4\\d) ?(°|stopni)',
  past: 'zostawil*, zapomnial*, stal(a|o|y)?, staly, lezal*, zostal*, przelezal*, przestal*, byl(a|o|y)?, postal*, pozostawion*, zostawion*, przypadkiem, niechcacy, odstal*, spedzil*',
  out: 'poza lodowk*, bez lodowki, niechlodzon*, nieschlodzon*, (nie) … (do lodowki|w lodowce|schowal*|schlodz*)(?! (na|przez) noc), zapomnial* … (lodowk*|schowac|wstawic|wlozyc), (wyjet*|wyjal*|wyciagn*) z lodowki … (od|przez|cal*), na wierzchu, na zewnatrz, na dworze, na powietrzu, odkryt* (cal*|przez|od)',
  place:
    '(na) (blacie|stole|stol|kuchennym blacie|ladzie|parapecie|balkonie|tarasie|polce|bufecie|szafce), (w) (\\w+ )?(aucie|samochodzie|bagazniku|plecaku|torbie|mikrofalowce|garazu|ogrodzie|kuchni|biurze|sloncu|zlewie|namiocie|biurku|szafce), (w )?temperatur(ze|a) pokojow(ej|a), temp* pokojow*, (wylaczon*|zimn*) (piekarnik*|kuchenk*|plyt*|ryzowar*|wolnowar*), (piekarnik*|ryzowar*|wolnowar*) … wylaczon*, na (imprezie|pikniku|grillu), na sloncu',
  stove: 'w (garnku|rondlu|patelni), na (\\w+ )?(kuchence|plycie|gazie|palniku|piecu|kuchni)',
  cooking:
    '(na|pod) (malym|wolnym|srednim) ogniu, pyrk*, dusi*, gotowac (sie )?(przez)?, gotuj* sie, pieczen*, ile (czasu|minut|godzin)? ?(gotowac|dusic|piec|trzeba|ma)*, jak dlugo (gotowac|dusic|piec|ma|trzeba)*',
  fridge: 'lodow*',
  perishable:
    'zup*, rosol*, rosol, bulion*, barszcz*, zurek, bigos*, gulasz*, kapusniak*, krupnik*, pomidorow(a|ej|ke), fasolk* po bretonsku, chili, curry, kurczak*, drob*, indyk*, kaczk*, mies(o|a|em|ie|ny|ne)*, wolow*, wieprzow*, jagniec*, cielec*, mielon*, kotlet*, schab*, pulpet*, klopsik*, burger*, kielbas*, parowk*, szynk*, boczek, zeberk*, stek*, pieczen(?!ia), pieczeni, ryb(a|y|e|a)?, losos*, tunczyk*, dorsz*, krewet*, owoc* morza, malz*, sushi, pizz*(?<!ciasto na pizze)(?<!ciasta na pizze)(?<!ciasto do pizzy), makaron*(?! suchy), lazani*, lasagn*, spaghetti, pierog*, pierozk*, golabk*, golabki, nalesnik* z (serem|miesem), krokiet*, uszk*, kopytk*, zapiekank*, quiche, tart(a|y|e) (ze|z) (lososiem|boczkiem|serem), omlet*, jajecznic*, jaj(a|ek|ka|ko|kami|kiem), jajka na twardo, budyn*, krem*, smietan*, bit(a|ej) smietan*, tort* (z|smietan*|krem*), tort, sernik*, tiramisu, mus(u|y)?, ekler*, ptysi*, mleko, mleka, mleka matki, mleko modyfikowane, kaszk*, papk*, obiadek, sloiczek dla, jogurt*, majonez*, salatk*, surowk*, fasol*, soczewic*, hummus*, sos*, bolonsk*, resztk*, jedzeni*, obiad*, kolacj*, tofu, paell*, kanapk*, koktajl*, twarog*, twarozek, mozzarell*, ricott*, pasztet*, galaret* z (nozek|miesa), ziemniaki puree, puree, nadzien*, farsz*, danie, potraw*, salatka',
  harmless:
    'masl(o|a|em), ciast(o|a)( na (pizze|pierogi|chleb))?, ciasto (drozdzowe|kruche|francuskie|na \\w+), chleb*, bulk*, bagiet*, drozdzow*, ciastk*, ciasteczk*, herbatnik*, piernik*, babk*, makowiec, szarlotk*, biszkopt*, muffin*, brownie, rogal*, zakwas*, zaczyn*, drozdz*, owoc*(?! morza), banan*, jabl*, awokado, brzoskwin*, mango, gruszk*, sliwk*, cytryn*, cebul*, czosn*, ziol*, ogork*, kiszon*, kapust(a|y) kiszon*, kimchi, kefir*, kombucz*, ocet, octu, dzem*, konfitur*, powidl*, miod*, cukier, cukru, mak(a|i|e)(?!ron), orzech*, czekolad*, karmel*, bez(a|y|ow), makaronik*, kaw(a|y), herbat*, przypraw*, (namocz*|namacz*|moczy*|moczyc) (\\w+ )?(fasol*|groch*|ciecierzyc*|soczewic*), namocz*, namacz*, moczy*, moczon*, (fasol*|groch*|ciecierzyc*|soczewic*) … (namocz*|namacz*|moczy*), sos sojowy, keczup, musztard*, olej, oliw*, susz*, podplomyk*, tortill*, pierniczk*, faworki, paczk(i|ow)',
  rice: 'ryz(?! (preparowany|brazowy suchy))u?(?<!makaron ryzu), ryzem, ryzu, risotto, ryz smazony, ryz na mleku, ryz do sushi, paell*',
  poultry:
    'kurczak*, kurcze*, indyk*, indycz*, kaczk*, ges(i)?, drob*, udk*, udziec, udka, pier(s|si) (z )?(kurczaka|indyka), skrzydelk*, podudzi*, nugget*, kura, kury',
  ground:
    'burger*, hamburger*, mies(o|a|em) mielon*, mielon*, kotlet*, klops*, pulpet*, wieprzow*, schab*, karkowk*, kielbas*, bial* kielbas*, parowk*, watrobk*, kebab*, zeberk*, swin*, poledwiczk*, tatar*',
  meat: 'mies(o|a|em|ie)*, wolow*, wieprzow*, jagniec*, cielec*, stek*, pieczen, pieczeni, schab*, karkowk*, szynk*, boczek, krolik*, dziczyzn*, zeberk*',
  fish: 'ryb(a|y|e|ie)?, losos*, tunczyk*, dorsz*, pstrag*, krewet*, owoc* morza, malz*, sledz*, makrel*, karp*',
  egg: 'jaj(o|a|ek|ka|ko|kami|kiem|kach), zoltk*, carbonar*, jajecznic*, omlet*',
  thaw: 'rozmraz*, rozmroz*, odmraz*, odmroz*',
  hotWater:
    '(goracej|cieplej|ciepla|goraca|wrzacej|letniej) wod*, wrzatk*, kaloryfer*, grzejnik*, na sloncu, suszark*',
  homeCanned:
    'weki*, wek(u|ach|ow|i), zawek*, wekow*, zapraw* (domow*|w sloik*), domow* (przetwor*|konserw*), przetwor*, (sloik*|sloj*) … (pasteryz*|kapiel* wodn*|spizarn*|piwnic*|polc*|miesiac*|miesiec*|lat|zamkn*|zassa*|klik*|piekarnik*|szybkowar*|zagotow*), (pasteryz*|tyndaliz*|szybkowar*) … (sloik*|sloj*|fasol*|mies*|zup*), bez szybkowaru, botuliz*, jad kielbasian*, jadem kielbasianym',
  lowAcid:
    'fasol*, kukurydz*, grosz*, dyni*, dynia, marchew*, marchw*, ziemniak*, szparag*, burak*, grzyb*, pieczark*, papryk*, szpinak*, warzyw*, mies(o|a|em|ny|ne)*, kurczak*, indyk*, wolow*, wieprzow*, kielbas*, bigos*, gulasz*, klops*, pulpet*, bolonsk*, pasztet*, ryb(a|y|e)?, losos*, tunczyk*, zup*, rosol*, bulion*, soczewic*, ciecierzyc*, pesto, czosn*, baklazan*, cukini*, golabk*, flak*',
  badSeal:
    '(puszk*|konserw*|sloik*|wieczk*|pokryw*|zakretk*) … (wybrzusz*|wydet*|wzdet*|nadet*|napuch*|cieknie|przecieka*|wycieka*|wgniec*|wgiet*|zardzewial*|rdz*|sycz*|trysk*|pieni*|nie (\\w+ )?(zamkn*|zassa*|szczeln*|chwycil*|zaskoczyl*)|nieszczeln*|odskoczyl*|puscil*), (wybrzusz*|wydet*|wzdet*|nadet*|wgniec*|wgiet*|nieszczeln*|zardzewial*) … (puszk*|konserw*|sloik*|wieczk*|pokryw*)',
  inOil:
    '(czosn*|ziol*|rozmaryn*|tymian*|bazyli*|oregano|chili|papry*|peperoni|pomidor*|grzyb*|baklazan*|karczoch*|imbir*) … (w|z|zalan*|pod) (\\w+ )?(oliw*|olej*)(?! i (podsmaz*|smaz*)), (oliw*|olej*) (czosnkow*|ziolow*|rozmarynow*|bazyliow*|chili|truflow*|smakow*|z (czosnk*|ziol*|rozmaryn*|chili|bazyli*)), (oliw*|olej*) … (aromatyz*|infuz*), konfitowan* czosn*, czosnek confit, czosn* konfit*',
  kept: 'przechow*, trzym*, postoi, wytrzyma*, stac, spizarn*, blat*, szafk*, temperatur* pokojow*, tygodn*, tydzien, miesiac*, miesiec*, prezent*, podarow*, butel*, lodow*, botuliz*, jad*, sloik*, ciemn*, trwal*, swieta, piwnic*, starczy',
  marinade: 'marynat*, marynaty, zalew* (po|z) (mies*|kurczak*)*, solank*',
  usedMarinade:
    '(zostal*|reszt*|pozostal*|uzyt*|t(a|e|ej) sam(a|e|ej)|star*) … (marynat*|solank*|zalew*) … (sos*|polew*|smarow*|polac|ponown*|jeszcze raz|znow*|drug*|kolejn*|wykorzyst*|uzyc|przechow*|trzym*|zamroz*|podac|lodow*|dressing*), (marynat*|solank*|zalew*) … (zostal*|reszt*|pozostal*|surow*|kurczak*|mies*|ryb*|uzyt*) … (sos*|ponown*|jeszcze raz|wykorzyst*|uzyc|polew*|smarow*|przechow*|trzym*|zamroz*|podac), (sos*|wykorzyst*|polew*|smarow*|uzyc|podac|przechow*) … (marynat*|solank*|zalew*) … (po|zostal*|surow*|mies*|kurczak*|ryb*|ponown*|jeszcze raz|drug*), (marynat*|solank*) … (ponown*|jeszcze raz|drugi raz|2 raz|jako sos|na sos)',
  reuse: 'sos*, ponown*, jeszcze raz, znow*, zostal*, reszt*, polew*, smarow*, wykorzyst*',
  spare:
    'odlozon*, odlozyl* (wczesniej|przed), nieuzyt*, przed dodaniem, (jak dlugo|ile) (marynowac|ma sie marynowac)',
  board:
    'desk*, desc*, talerz*, polmis*, tac(a|y|e), noz*, noz, szczypc*, misk*, blat*, widel*, gabk*, zlew*, scier*',
  rawMeat:
    'surow* … (kurczak*|mies*|ryb*|indyk*|wolow*|wieprzow*|mielon*|drob*|stek*|burger*), (kurczak*|mies*|ryb*|indyk*|drob*) … surow*, sok* z (kurczaka|miesa), (kroil*|pokroil*|krojen*) (surow* )?kurczaka',
  afterRaw:
    '(t(ym|ej|ym|en|ego|a) sam(ym|ej|ego|a|ych|e)) (desk*|talerz*|polmis*|noz*|szczypc*|misk*|tac*), (z powrotem|znow*|ponownie) … (talerz*|desk*|polmis*), (oplukal*|oplukac|wytarl*|przetarl*|przetrzec|oplukan*|wytrzec), (tylko|szybko) … (oplu*|wod*), bez (mycia|umycia|plukania), nie … (umyl*|umyt*|myl*), (potem|pozniej) … (salat*|warzyw*|chleb*|pomidor*|owoc*), (salat*|warzyw*|pomidor*|ogork*) … (na niej|na nim|tej samej|pokroil*)',
  pink: 'nie (jest|sa|byl*) (do konca|calkiem|w pelni|calkowicie|dobrze|jeszcze) (\\w+ )?(upiecz*|ugotow*|usmaz*|dopiecz*|gotow*), rozow*(?! (sol|pieprz|wino)), krwist*, krew, krwi, surow* (w srodku|przy kosci|wewnatrz), (polsurow*|niedopiecz*|niedosmaz*|niedogotow*|niedogrill*), (jeszcze|troche|lekko|nadal|w srodku|wciaz) … surow*, nie (\\w+ )?(\\w+ )?(dopiecz*|dosmaz*|dogotow*|ugotowan* do|upiecz* do|wysmaz*), (jesc|zjesc|zjadl*) … surow*, czerwon* w srodku, rozowy sok',
  runny:
    'plynn*, lejac*, miekk*, polmiekk*, surow*, sadzon*, na miekko, w koszulce, niesciet*, lekko sciet*, sciet* lekko',
  rawEgg:
    'surow* … (jaj*|zoltk*|bialk*), (jaj(a|ka|ek|ko|kami|kiem)|zoltk*|bialk*) … surow*, (domow*) (majonez*|ajerkoniak*|mus*|tiramisu), tiramisu, mus czekoladowy, majonez*, kogel-?mogel*, ajerkoniak*, tatar*',
  rawDough:
    'surow* … (ciast*|mak(a|e|i)) … (je(sc|m|dz*)|prob*|bezpieczn*|dzieci*|szkodz*|oblizyw*), surow* … (ciast*) … moze*, (jesc|zjesc|podjad*|prob*|sprobow*|oblizyw*|wylizyw*|wyliza*|zlizyw*) (troche )?(z )?(surow* |odrobine )?(ciast(o|a)|mak(e|i)|mas(e|y)) … (surow*|przed|na (ciasteczka|ciastka|pierniki|nalesniki)), (jesc|zjesc|podjad*|prob*) surow*  ?ciast*, (oblizyw*|oblizac|wyliza*|wylizyw*) (\\w+ )?(lyzk*|misk*|trzepacz*|lopatk*), surowe ciasto',
  rawMilk:
    '(surow* mlek*|mlek* surow*|niepasteryzowan* (mlek*|ser*|smietan*)|mlek* niepasteryzowan*), mlek* … (prosto) od (krowy|rolnika|gospodarza), ser* … (surowego mleka|niepasteryzowan*)',
  rawFish:
    '(losos*|tunczyk*|ryb*|krewet*|dorsz*|przegrzebk*) … (surow*|sushi|sashimi|ceviche|tatar*|carpaccio|poke|gravlax) … (jesc|zjesc|bezpieczn*|sklep*|supermarket*|domu|pasozyt*|mozna|moge), (jesc|zjesc|uzyc|zrobic|podac) … (losos*|tunczyk*|ryb*|krewet*) … (surow*|na sushi|do sushi|sashimi|ceviche|tatar*|poke), surow* (losos*|tunczyk*|ryb*|krewet*|owoc* morza) … (jesc|zjesc|bezpieczn*|sushi|mozna|moge|ceviche), (sushi|sashimi|ceviche|poke|tatar z lososia) … (supermarket*|mroz*|bezpieczn*|domu|limonk*|cytryn*|surow*|sklep*), ostryg* … surow*, surowe ostrygi, (cytryn*|limonk*) … (sciet*|ugotuje|gotuje|sci(na|ela)) … (ryb*|krewet*), (ryb*|krewet*|ceviche) … (limonk*|cytryn*) … (gotuj*|ugotuj*|sciet*|bezpieczn*)',
  kidneyBeans: '(czerwon*|kidney|such*|surow*) fasol*, fasol* (czerwon*|kidney|such*|surow*|jas)',
  beanRisk:
    'wolnowar*, slow ?cooker, crock ?-?pot, surow*, bez (moczenia|namaczania|gotowania|namoczenia|ugotowania), nie … (moczy*|namocz*|gotow*|ugotow*), tward*, al dente, niedogotow*, polsurow*, od razu do',
  tinned: 'z puszki, w puszce, konserwow*, puszkow*, ze sloika, ugotowan(a|ej|e)(?<!nieugotowana)',
  reheatTwice:
    '(odgrz*|podgrz*|odgrzew*) … (dwa razy|2 razy|3 razy|trzy razy|drugi raz|2 raz|ponownie|kilka razy|jeszcze raz|wielokrotn*|znow*|codziennie|trzeci raz), (dwa razy|2 razy|drugi raz|kilka razy|juz (raz )?|trzeci raz) … (odgrz*|podgrz*|odgrzew*)',
  refreeze:
    '(ponown*|znow*|jeszcze raz|drugi raz|z powrotem|2 raz) … (zamroz*|zamraz*|mrozi*), (zamroz*|zamraz*) … (ponown*|znow*|jeszcze raz|drugi raz|z powrotem)',
  slowCooker: 'wolnowar*, slow ?cooker, crock ?-?pot',
  frozen: 'zamrozon*, mrozon*, zmrozon*, z zamrazarki, zamarzni*',
  warmSetting:
    '(podtrzym*|utrzym*) (ciepl*|temperatur*)*, (tryb*|funkcj*|na) (warm|grzani*|keep warm|podtrzym*|cieplo)',
  stuffing:
    '(nadzie*|faszer*|farsz*) … (indyk*|kurczak*|kaczk*|ges*), (indyk*|kurczak*|kaczk*|ges*) … (nadzie*|faszer*|farsz*)',
  stuffedAhead:
    '(dzien|wieczor|noc) (wczesniej|przed|przedtem), wieczorem, poprzedniego dnia, dzien wczesniej, wczoraj, cala noc, na noc, w srodku, bezpieczn*, temperatur*, surow*, lodow*, z wyprzedzeniem',
  halfCooked:
    '(na wpol|polowicznie|czesciowo|wstepnie|do polowy|na pol) ?(u?gotow*|u?piec*|u?piecz*|grill*|upiec|smaz*|podgotow*|podpiec)*, (podpiec|podgotow*|podsmaz*|obsmaz*) … (dzis|dzisiaj|wieczor*|dzien wczesniej), (zaczac|zaczne|zacznij) (gotow*|piec*|grill*)',
  finishLater:
    '(jutro|pozniej|nastepnego dnia|potem|jak przyjda) … (dokoncz*|dopiec*|dogotow*|dogrill*|dosmaz*|skoncz*|piec*|grill*|upiec), (dokoncz*|dopiec*|dogotow*|dogrill*|dosmaz*|skoncz*|reszt*) … (jutro|pozniej|nastepnego dnia|potem|wieczorem|w niedziele|w sobote)',
  powerCut:
    '(brak*|awari*|nie bylo|wylaczyl*|przerw*|nie mielismy|odcie*) … (prad*|zasilani*), (pradu) … (nie bylo|nie ma|zabraklo), (lodowk*|zamrazark*|zamrazalnik*) … (zepsul*|zepsut*|wylaczy*|wylaczon*|popsul*|otwart*|niedomkn*|nie dziala*|nie chlodzi*|odlaczon*|padl*), (zostawil*|byl*) … (otwart*|niedomkn*) … (lodowk*|zamrazark*)',
  mold: '(plesn*|splesnia*|zaplesnia*)(?!owy)(?!owe) … (zdj*|zebra*|wykro*|odkro*|usun*|jesc|zjesc|dzem*|chleb*|ser*|jogurt*|reszt*|lyzk*|wyrzuc*|bezpieczn*|zdrap*|sos*|gotow*), (dzem*|chleb*|ser*(?! plesniow*)|jogurt*|sos*|owoc*|truskaw*|hummus*|resztk*|konfitur*) … (plesn(?!iow)*|splesnia*|zaplesnia*), (zdj*|odkro*|wykro*|zebra*|zdrap*) … plesn*, biał* meszek',
  alcohol:
    'alkohol*, (?<!octu z )win(o|a|em)(?! ryzow*), piw(o|a|em), rum(u|em)?, koniak*, brandy, whisky, wodk*, likier*, ajerkoniak*, porto, marsal*, amaretto, spirytus*, nalewk*',
  cooksOff:
    'odpar*, wypar*, odparow*, paruje, wyparow*, ulatnia*, ulotni*, wygotow*, flamb*, znik*, (zosta*|zawiera*|pozosta*|jest) … alkohol*, (alkohol*|wino|wina|rum*|piwo) … (zosta*|odparow*|wyparow*|ulatnia*|bezpieczn*|jeszcze), (bezpieczn*|moga (jesc|zjesc)|moze (jesc|zjesc)|zaszkodz*|dac|podac|ok)',
  greenPotato:
    '(zielon(e|ych|ymi)|zzielenial*|zazielen*) ziemniak*, ziemniak* … (zielenie*|zzielenial*|zazielen*|zielone(?! (fasol*|grosz*|oliw*|szparag*|ogork*|papryk*|warzyw*|jabl*))|zielone (miejsca|plamy)), ziemniak* … (kielk*|wykielk*|kielkuj*|oczka), (kielk*|skielk*) … ziemniak*, solanin*',
  toxicPlant:
    '(maniok*|kassaw*|czarn* bz*|owoc* bzu|bez czarny|dzik* bz*) … (surow*|bez gotowania|koktajl*|smoothie|niedojrzal*|zielon*), surow* (maniok*|owoc* (czarnego )?bzu|czarn* bez|bez), lisc* rabarbaru, rabarbar* … lisc*, gorzk* migdal*, migdal* gorzk*, (pestk*|pestek|nasion*) (z )?(moreli|brzoskwin*|wisni|czeresni|sliw*), (konwali*|cis|naparstnic*|szalej|oleander|zimowit*)',
  wildMushroom:
    '(zebra*|znalazl*|nazbiera*|uzbiera*|zbieral*|zbieram) … (grzyb*|kurk*|borowik*|prawdziwk*|maslak*|podgrzybk*|smardz*|kani*|czubajk*), (grzyb*|kurk*|borowik*|podgrzybk*|smardz*|kani*|czubajk*) … (zebra*|znalazl*|nazbiera*|z lasu|w lesie|ogrod*|trawnik*|wyglada*|przypomina*|truja*|jadaln*|rozpozna*|aplikacj*|podobn*), muchomor*, sromotnik*',
  oldLeftovers:
    '(od|przez|juz) … (# dni|tygodnia|tydzien|\\d tygodni*|zeszlego tygodnia|(poniedzialku|wtorku|srody|czwartku|piatku|soboty|niedzieli)) … (lodow*), lodow* … (od|juz|przez) (ponad |prawie |jakies |okolo )?(# dni|tygodnia|tydzien|\\d tygodni*|zeszlego tygodnia|(zeszlego )?(poniedzialku|wtorku|srody|czwartku|piatku|soboty|niedzieli)), sprzed (# dni|tygodnia|\\d tygodni), z zeszlego tygodnia, (ugotowan*|zrobil*|zrobion*) (# dni|tydzien) temu',
  plea: '(zagotow*|przegotow*|gotow*|podgrz*|odgrz*|smaz*|podsmaz*|piec|upiec|ugotow*|wygotow*) … (jeszcze raz|ponownie|znowu|dobrze|porzadnie|dlugo|minut|mocno|dokladnie)*, (jeszcze raz|ponownie|znowu|po prostu) … (zagotow*|gotow*|podgrz*|odgrz*|usmaz*|upiec), (pachni*|smaku*|wyglad*|zapach*) … (dobrze|ok|normaln*|ladnie|swiez*|w porzadku|dziwn*|zle|nic), (jeszcze|nadal|mimo to|ciagle|jednak) … (zjesc|jesc|dobre|uzyc|nadaje*|wykorzyst*|podac|bezpieczn*), (czy )?(moge|mozna|mozemy|moga|moze|wolno|da sie) … (zjesc|jesc|uzyc|dac|podac|zamroz*|zostawic|wykorzyst*|zagotow*|ugotow*|uratow*|sprobow*|pic|wypic|odgrz*), wyrzuc*, szkoda, marnow*, tylko (troche|kawalek|lyzk*|odrobin*), a (jesli|jak|co jesli|gdyby), (zdj*|odkro*|wykro*|umy*|oplu*) … , czy to … (grozn*|bezpieczn*|niebezpieczn*|ok|dobre|zle), ale (pachni*|wyglad*|to|jest|ja|moj*|nie|smaku*), zabij* … (bakteri*|zarazk*|wszystk*), na pewno, nawet jesli',
  pronoun:
    'to, go, je, ja, ich, jej, jego, tego, tym, nim, nia, wszystk*, reszt*, ten, ta, te, troche',
  swap: 'zamiast, zastap*, zamien*, zamiennik*, bez (tego|tej)',
};
