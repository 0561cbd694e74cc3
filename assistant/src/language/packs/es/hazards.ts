import type { ConceptLists } from '../../../safety/hazards/concepts';

export const hazards: ConceptLists = {
  infant:
    'beb(e|es|ita|ito)(?! (espinaca|zanahoria))(?<!zanahorias bebe)(?<!espinaca bebe)(?<!espinacas bebe)(?<!patatas bebe), lactante*, recien nacid*, menor(es)? de (1|un) ano',
  toddler:
    '(nin*|bebe|hij*|niet*|peque*) de (un|1) ano, nin(o|a)s? pequen*, peque(s)?(?! cantidad), un ano de edad, ano y medio, menor(es)? de (2|3|4|5) anos',
  child:
    'nin(o|a|os|as), crio(s)?, (mi|mis|nuestro|nuestra|nuestros) (hij*|niet*|sobrin*|peque*), chiquill*, peques',
  pregnant:
    'embaraz*, # semanas de embarazo, gestante, estoy esperando (un|una|bebe|mi), encinta, preñada',
  frail:
    'ancian*, (mi|mis|nuestra|nuestro|su|la|el) abuel*, residencia, inmun*, quimio*, enferm*, mayores, trasplant*',
  sober:
    'alcoholic*, (no|nunca) (bebe|bebo|beben|puede beber|toma|tomo), rehabilit*, conduc*, manej*, abstemi*, sobri*',
  feeding:
    'com(e|en|er|a|an|o|erlo|erla|erse), cena*, dar, darle, darlo, darsela, darselo, doy, bien, segur*, apt*, bueno, puede*, pued(e|o|en), permitid*, malo, para (mi|un|una|el|la|nuestro) (\\w+ )?(bebe|hij*|nin*|#), miel, frutos secos, sal, atragant*, probar, vale, adecuad*',
  monthsOld:
    '# meses(?= de edad), (bebe|hij*|nin*|niet*|sobrin*|tiene|cumplid*|pequen*|peque) … # meses, de # meses(?! (en|de (caducidad|conserva*)))',
  yearsOld:
    '(bebe|hij*|nin*|niet*|sobrin*|peque*|tiene|cumplid*) … # anos?(?! (mayor|que|de (experiencia|matrimonio))), # anito*',
  hours: '# ?(-|–|a|o)? ?#? ?(largas )?(horas?|hs|h)',
  minutes: '# ?(minutos?|min), media hora, un rato, cuarto de hora',
  days: '# dias?',
  long: '(pasad*|paso|estuv*|quedo|quedaron) (\\w+ )?la noche, (toda|durante|por) la (noche|manana|tarde), (todo el|el) (dia|fin de semana), de la noche a la manana, anoche, ayer, (desde|hasta) (el|la|las|esta|este|ayer|anoche|mediodia|por la|que), (varias|muchas|unas|un par de|unas cuantas|tantas) horas, horas y horas, media (manana|tarde), medio dia, al dia siguiente, esta manana, me (dormi|acoste|fui a (dormir|la cama)), nos acostamos, a dormir, (en|al|del) (el )?trabajo, demasiado, la noche entera, de noche, toda una noche, una noche',
  heat: '(al|bajo el|pleno|en el) sol, ola de calor, calor, (coche|auto|carro) caliente, verano, (3[2-9]|4\\d) ?(°|grados)(?! (en el|de) horno)',
  past: 'pasad*, haya, hayan, hubiera, dej(e|o|amos|aron|ado|aste), (se )?(me |nos |le )?(olvid*), qued(o|aron|ado|e|ada), estuv*, estado, ha(n)? estado, pas(o|aron|ado), llev(a|an|aba), sin querer, estaba*, era, tuv*, he, hemos, habia*',
  out: '(fuera|afuera) (de la|del|de)? ?(nevera|frigo*|refri*|heladera|frio), (dej*|qued*|estuv*|estado|olvid*|pas*|llev*|estaba*) … (fuera|afuera)(?! del horno), sin (refriger*|nevera), no … (refriger*|en la nevera|en el frigo*|en la heladera|en el refri*)(?! (hasta|toda)), olvid* … (nevera|frigo*|refri*|heladera|guardar*|meter*), (dej*|qued*|estuv*|olvid*) … destapad* (en|toda), (fuera|afuera) (toda|todo|desde|durante|#|por|varias|muchas|unas)',
  place:
    '(en|sobre) (la|el|mi|una) (encimera|meson|mesa|mesada|barra|mostrador|poyo|repisa|balcon|terraza|bandeja), (en|dentro de|dentro del) (el|la|mi|un|una)? ?(coche|auto|carro|maletero|mochila|bolsa|microondas|garaje|jardin|tupper|oficina|tienda|cocina), temperatura ambiente, (horno|olla|arrocera) … (apagad*|desenchufad*), al sol, (en|de) (la fiesta|el picnic|la barbacoa|la oficina), a la intemperie, (horno|arrocera|olla) apagad*',
  stove:
    'en (la|una) (olla|cazuela|sarten|cacerola), (en|sobre) (la|el|los) (\\w+ )?(fuego|hornilla|estufa|cocina|vitro*|fogon*|hornalla)',
  cooking:
    'cocer*, cociendo, cuec*, cocerse, (a|al) fuego (lento|bajo|medio), cociendo, coccion, hirviendo, cocer*, guis*, cuanto (tiempo )?(tiene|debe|hay|se)*, chup chup',
  fridge: 'nevera, frigo*, refri*, heladera',
  perishable:
    'sopas?, caldos?, guiso*, estofado*, cocido madrileno, potaje*, puchero, fabada, lentejas, chili, curry, pollo*, pavo, pato, carnes?, ternera, res, cerdo, cordero, lomo, albondigas, hamburguesas?, salchichas?, jamon, bacon, tocino, chorizo, costillas, filetes?, bistec*, picadillo, carne picada, pescado*, salmon, atun, merluza, bacalao, gambas, camarones, marisco*, mejillones, sushi, pizzas?(?! (masa|base)), pasta(?! (seca|cruda)), macarrones, fideos, lasana, espaguetis, canelones, raviolis, empanada*, quiche, tortilla de patatas?, tortilla(?! de (maiz|harina|trigo))(?!s), huevos?, natillas, flan, pudin, crema, nata, tarta de (queso|nata|crema), pastel de (crema|nata|carne), tiramisu, mousse, leche, leche materna, leche de formula, papilla, pure, potito, yogur*, mayonesa, mahonesa, alioli, ensalad*, ensaladilla, patatas? (cocid*|asad*), frijoles, alubias, judias, garbanzos, hummus, salsas?, bolonesa, ragu, sobras, restos, comida, cena, tofu, paella, croquetas, tacos?, burritos?, tamales, bocadillo*, sandwich*, batido*, queso (fresco|crema), requeson, gazpacho, relleno',
  harmless:
    'mantequilla, masas?, masa (de|para) (\\w+ )?(pizza|pan|galletas|empanadas), pan, panes, barra de pan, bollos, galletas?, bizcochos?, magdalenas?, brownies?, muffins?, tarta de manzana, pastel(?! de (carne|crema|nata)), roscon, masa madre, levadura, frutas?, platanos?, manzanas?, aguacates?, melocotones?, mangos?, peras, limones, cebollas?, ajos?, hierbas, encurtidos, chucrut, kimchi, kefir, kombucha, vinagre, mermelada*, jalea, miel, azucar, harina, frutos secos, nueces, chocolate, caramelo*, merengue*, cafe, te, especias, base de pizza, hojaldre, (remojo|remojar|remojamos|en remojo) (los |las |mis )?(garbanzos|alubias|judias|lentejas|frijoles), remoj*, (garbanzos|alubias|judias|lentejas|frijoles) (en|a) remojo, en remojo, salsa de soja, ketchup, mostaza, aceite, secar*, secas?, fondant, turron, tortillas de (maiz|harina)',
  rice: 'arroz(?! (integral crudo))(?<!harina de arroz)(?<!vinagre de arroz)(?<!fideos de arroz)(?<!papel de arroz)(?<!vino de arroz), risotto, arroz con leche, paella',
  poultry:
    'pollo*, pavo, pato, aves?, muslos?, pechugas?, alitas?, contramuslos?, gallina, nuggets',
  ground:
    'hamburguesas?, carne (picada|molida), albondigas, cerdo, salchichas?, chorizo criollo, longaniza, butifarra, picadillo, lomo de cerdo, chuletas?, kebab, higado, chancho, puerco',
  meat: 'carnes?, ternera, res, cerdo, cordero, lomo, filetes?, bistec*, asado, costillas, jamon, tocino, bacon, conejo, venado, cabrito, solomillo',
  fish: 'pescado*, salmon, atun, merluza, bacalao, trucha, gambas, camarones, langostinos, mariscos?, mejillones, almejas, calamares',
  egg: 'huevos?, yemas?, carbonara, tortilla de patatas?, tortilla francesa',
  thaw: 'descongel*',
  hotWater: 'agua (muy |bien )?(caliente|tibia|hirviendo), radiador, calefaccion, al sol, secador',
  homeCanned:
    'conservas? (caser*|en casa|de mi)*, (en|hacer|hago|hice|hacemos) conservas?, envas(e|o|ar|ado|ados|ada|adas|amos|arlo|arla) … (casa|caser*|tarro*|frasco*|bote*|bano maria|vacio|despensa), (tarros?|frascos?|botes?|conserva*) … (bano maria|vacio|despensa|olla a presion|olla express|horno|estanteria|alacena|meses|anos|sellad*|plop), (bano maria|olla express) … (tarros?|frascos?|botes?|conserva*), (sin|no) … olla a presion … (conserva*|tarro*|frasco*|bote*), botulismo, al vacio … (tarros?|frascos?|botes?)',
  lowAcid:
    'judias( verdes)?, alubias, frijoles, ejotes, habas, maiz, guisantes, calabaz*, zanahorias?, patatas?, papas?, esparragos, remolacha, setas, champinones, hongos, pimientos, espinacas, acelgas, verduras?, hortalizas, carnes?, pollo, pavo, ternera, cerdo, res, albondigas, chorizo, bolonesa, ragu, pescado*, salmon, atun, bonito, sopas?, caldos?, guisos?, estofado*, lentejas, garbanzos, pesto, ajos?, berenjenas?, calabacin*, alcachofas',
  badSeal:
    '(lata|latas|conserva|conservas|tarro|tarros|frasco|frascos|bote|botes|tapa|tapas) … (hinchad*|abombad*|abultad*|inflad*|gote*|pierde|perdido liquido|abollad*|golpead*|oxidad*|silb*|chorro|espuma|no (\\w+ )?(sellad*|cerrad*|sello|sellaron|hizo vacio|vacio)|sin vacio|mal cerrad*), (hinchad*|abombad*|abollad*|inflad*|oxidad*) … (lata|latas|tarro|tarros|frasco|frascos|bote|botes|tapa), abolladura* … lata',
  inOil:
    '(ajos?|hierbas|romero|tomillo|albahaca|oregano|guindillas?|chiles?|pimientos|tomates|setas|champinones|berenjenas|alcachofas|jengibre|queso) … (en|con|bajo|cubiert* (de|con|en)) (\\w+ )?aceite(?! y (sofr*|fre*)), aceite (de|con|al) (\\w+ )?(ajo|hierbas|romero|albahaca|chile|guindilla|trufa|tomillo)s?, aceite … (aromatiz*|infusion*|macerad*), ajos? confit*, confit de ajo, tomates? confit*',
  kept: 'dura*, duran, conserv*, guard*, almacen*, despensa, encimera, alacena, armario, temperatura ambiente, semanas?, meses, regal*, nevera, botulismo, frascos?, tarros?, botes?, botella*, embotell*, lugar oscuro, caduc*, aguanta*',
  marinade: 'marinad(o|a)s?, adobo, escabeche crudo, salmuera',
  usedMarinade:
    '(sobr*|restante|resto|rest*|usad*|mism*|que queda*|viej*) … (marinad*|adobo|salmuera)(?! (el|la|los|las)) … (salsa*|glase*|untar|banar|otra vez|de nuevo|reutiliz*|volver|otro*|otra|usar*|aprovech*|guard*|dura|conserv*|congel*|servir*|echar*|nevera|alino), (salsa*|glase*|reutiliz*|aprovech*|guard*|usar|banar|volver a usar|servir) … (marinad*|marinada|adobo|salmuera) … (sobr*|resto|pollo|carne|pescado|crud*|usad*|de nuevo|otra vez|otro|otra|que queda*), (marinad*|adobo|salmuera) … (sobr*|crud*|pollo|carne|pescado) … (como salsa|de salsa|para (la |una |hacer )?salsa|otra vez|de nuevo|reutiliz*|guard*), (marinad*|adobo|salmuera) … (otra vez|de nuevo|segunda vez|como (una )?salsa|reutiliz*)',
  reuse: 'salsa, reutiliz*, otra vez, de nuevo, sobr*, resto, glase*, banar',
  spare:
    'reservad*, apartad*, apart(e|o) antes, sin usar, cuanto (tiempo )?(hay que |tengo que |se )?(marin*|adob*)',
  board:
    'tablas?, platos?, fuente, bandeja, cuchillos?, pinzas, bol, encimera, tenedor, esponja, fregadero, trapo',
  rawMeat:
    '(pollo|carne|pescado|pavo|cerdo|ternera|hamburguesas?) … crud*, jugos? (del|de la) (pollo|carne), cort(e|o|ar|amos) (el |la )?pollo',
  afterRaw:
    '(mism*) (tabla|plato|fuente|bandeja|cuchillo|pinzas|bol)s?, (otra vez|volver|de vuelta|de nuevo) … (plato|tabla|fuente|bandeja), (enjuag*|pas(e|o) un (trapo|pano)|limpie con|sequ*|aclar*), (solo|rapid*) … (enjuag*|agua), sin (lavar*|limpiar*|fregar*), no … (lav*|limpi*), (despues|luego) … (ensalada|verdura*|pan|tomate*|fruta*), (ensalada|lechuga|verduras?|tomates?) … (en|encima|misma|cort*)',
  pink: 'no (esta|estan|estaba|quedo|quedaron) (\\w+ )?(\\w+ )?(\\w+ )?(cocid*|hech*|cocinad*|asad*), rosad*(?! (himalaya|vino)), rosa(?! (mosqueta|himalaya)), sangr*, crud(o|a|os|as) (por dentro|en el (centro|medio)|junto al hueso), (medio|algo|un poco|todavia|aun|sigue*|quedo|quedaron|esta|estan) (\\w+ )?crud*, (poco|mal) (hech*|cocid*|cocinad*), no (\\w+ )?(\\w+ )?(cocid*|hech*|cocinad*) (del todo|por dentro|bien|en el centro), (comer*|come) … crud*, rojo por dentro, roja por dentro, tres cuartos, jugo (rojo|rosado)',
  runny:
    'liquid*, bland*, poco (hech*|cuajad*|cocid*), crud*, pasad(o|os) por agua, poche, mollet, sin cuajar, jugos*, estrellad*',
  rawEgg:
    '(huevos?|yemas?|claras?) … crud*, crud* … huevos?, (mayonesa|mahonesa|alioli|mousse|tiramisu) caser*, tiramisu, mousse de chocolate, mayonesa, mahonesa, alioli, ponche de huevo',
  rawDough:
    '(masa|harina|mezcla) … crud* … (com*|prob*|segur*|nin*|lamer*|malo), (com*|prob*|lamer*|chup*|pic*) (\\w+ )?(un poco de )?(la |esta |de la )?(masa|mezcla|harina)(?! madre) … (crud*|sin hornear|antes de), (com*|prob*|lamer*|chup*) (\\w+ )?(la |de la )?masa (cruda|de (las )?galletas|del? (bizcocho|pastel|brownie)), (lamer*|chup*|rebana*) (la |las |el |los )?(cuchara*|bol|varilla*|cuenco), (masa|mezcla) cruda',
  rawMilk:
    'leche (cruda|sin pasteurizar|no pasteurizada|recien ordenada), leche … (directa|recien) de (la )?(vaca|granja), queso … (leche cruda|sin pasteurizar)',
  rawFish:
    '(salmon|atun|pescado|merluza|gambas|camarones|vieiras) … (crud*|sushi|sashimi|ceviche|tartar|carpaccio|poke) … (com*|segur*|super*|casa|bien|anisakis|puedo), (com*|segur*|hacer|usar|servir) … (salmon|atun|pescado|gambas|camarones|vieiras) … (crud*|sushi|sashimi|ceviche|tartar|poke), (sushi|sashimi|ceviche|tartar|poke) … (super*|congel*|segur*|casa|lima|limon|crud*|anisakis) … (salmon|atun|pescado|gambas)*, ostras? crud*, ostras … crud*, (limon|lima) … (cuece*|cocina*|cocer) … (pescado|gambas|camarones|marisco|ceviche), (pescado|gambas|camarones|marisco|ceviche) … (limon|lima) … (cuece*|cocina*|segur*), anisakis',
  kidneyBeans:
    '(alubias|judias|frijoles|habichuelas|porotos) (roj*|rinon|secas|secos|crud*|pintas)',
  beanRisk:
    'olla (de coccion )?lenta, crockpot, slow ?cooker, crud*, sin (remoj*|hervir*|cocer*|poner*), (no|olvid*) … (remoj*|herv*|hirv*), (dur*|tiesa*|al dente), poco (cocid*|hech*), directamente',
  tinned: 'de (lata|bote), en (lata|conserva), enlatad*, ya cocid*, cocidas',
  reheatTwice:
    '(recalent*|calent*) … (dos veces|2 veces|3 veces|tres veces|otra vez|segunda vez|2.? vez|varias veces|mas de una vez|de nuevo otra|cada dia), (segunda vez|dos veces|2 veces|varias veces|ya … (recalent*|calent*)) … (recalent*|calent*|microondas)',
  refreeze:
    '(volver a|otra vez|de nuevo|re-?) ?congel*, congel* (otra vez|de nuevo|nuevamente), descongel* … (volver a congelar|congelar*|congelador)',
  slowCooker: 'olla (de coccion )?lenta, crockpot, crock-pot, slow ?cooker',
  frozen: 'congelad*',
  warmSetting:
    '(en|modo|funcion) (de )?(calentar|mantener|caliente|warm|keep warm), mantener caliente',
  stuffing: '(rellen*) … (pavo|pollo|pato|ave|capon), (pavo|pollo|pato|ave|capon) … (rellen*)',
  stuffedAhead:
    '(noche|dia|tarde) (antes|anterior), la vispera, vispera, hoy … manana, con antelacion, toda la noche, anoche, dentro, segur*, temperatura, crud*, nevera',
  halfCooked:
    '(medio|semi|pre|parcialmente) ?-?(coc*|asar*|hacer*|hech*|cocin*), a (la mitad|medias|medio (cocer|hacer|asar)), sellar … (hoy|antes|vispera), (precoc*|presell*), empezar a (coc*|asar*|hacer)',
  finishLater:
    '(manana|mas tarde|luego|despues|dia siguiente|otro dia|cuando (lleguen|vengan)) … (termin*|acab*|coc*|asar*|parrilla|horno|barbacoa)*, (termin*|acab*) … (manana|mas tarde|luego|despues|dia siguiente|domingo|sabado)',
  powerCut:
    '(corte de (luz|corriente|energia)|apagon), (se fue|sin|corto|fue) (la )?(luz|electricidad|corriente), (nevera|congelador|frigo*|refri*|heladera) … (averi*|estrope*|apag*|descompus*|romp*|rota|roto|desenchuf*|abiert*|dejo de funcionar|no enfria*), desenchuf* … (nevera|congelador|frigo*|refri*)',
  mold: '(moho*|mohos*|enmohecid*|florecid*) … (quit*|cort*|rasp*|retir*|com*|mermelada|pan|queso|yogur|resto|segur*|salsa|hervir|encima), (mermelada|pan|queso|yogur|salsa|fruta|fresas|hummus|sobras) … (moho*|mohos*|enmohecid*|pelusa), (quit*|cort*|rasp*) … moho',
  alcohol:
    'alcohol*, vino(?! de arroz)(?<!vinagre de vino), cerveza, ron, brandy, conac, whisky, vodka, jerez, marsala, oporto, licor, amaretto, sidra, cava',
  cooksOff:
    'evapor*, se (va|elimina|quita|quema|consume), flambe*, desaparec*, (queda|quedan|contiene|lleva|tiene) … (alcohol|vino|cerveza), (alcohol|vino|cerveza|ron|licor) … (queda|va|segur*|comer|puede*|malo|problema), (segur*|apt*|pueden comer|puede comer|darle|darlo)',
  greenPotato:
    '(patata|patatas|papa|papas)(?<!batata) … (verde|verdes|verdos*)(?! (judias|salsa|pimiento*))(?<!judias verdes)(?<!cebolla verde)(?<!cebollas verdes)(?<!pimientos verdes)(?<!pimiento verde)(?<!salsa verde), (patata|patatas|papa|papas) … (brot*|germinad*|grilladas|raices|ojos), (brot*|germinad*) … (patata|patatas|papa|papas), solanina',
  toxicPlant:
    '(yuca|mandioca|casava|sauco|tapioca fresca) … (crud*|sin (cocer|cocinar|pelar|hervir)|batido|verdes|inmadur*), hojas? de(l)? ruibarbo, ruibarbo … hojas, almendras? amargas?, (hueso|huesos|semilla|semillas|pepita|pepitas|almendra|almendras) de(l)? (albaricoque|melocoton|cereza|ciruela|durazno|damasco|chabacano)s?, (lirio|adelfa|tejo|cicuta|digital)',
  wildMushroom:
    '(recog*|encontr*|cog(i|ido|imos)|recolect*|halle) … (setas?|hongos?|niscalos?|rebozuelos?|boletus|colmenillas?|champinon*), (setas?|hongos?|niscalos?|rebozuelos?|boletus|colmenillas?) … (recog*|encontr*|del bosque|del monte|silvestres|del jardin|monte|campo|parec*|venenos*|confund*|identific*|app|crudas), (setas?|hongos?) silvestres … (segur*|comer|venen*), amanita',
  oldLeftovers:
    '(lleva|llevan|hace|desde|guardad*|estuv*|estado) … (# dias|una semana|1 semana|\\d semanas|semana pasada|semanas) … (nevera|frigo*|refri*|heladera), (nevera|frigo*|refri*|heladera) … (desde hace|hace|desde|durante|lleva*|por) … (# dias|una semana|1 semana|\\d semanas|la semana pasada|el (lunes|martes|miercoles|jueves|viernes|sabado|domingo) pasado), de (hace )?(# dias|una semana|1 semana|la semana pasada) … (com*|bien|recalent*|bueno|segur*), (hice|cocine|prepare) … hace (# dias|una semana)',
  plea: '(herv*|hirv*|coc*|cuez*|calent*|recalent*|fri*|asar*|cocin*|hornear*) … (otra vez|de nuevo|bien|mas|mucho|fuerte|antes|bastante|minutos|a fondo), (volver a|vuelvo a|recalent*|rehierv*) ?(herv*|coc*|calent*|cocin*|congel*)*, (huele*|olia|sabe|aspecto|pinta|ve|luce|parece) … (bien|normal|bueno|rico|mal|raro), (todavia|aun|igual) … (comer*|sirve|bueno|bien|valer|vale|usar|segur*), (puedo|puede|podemos|pueden|podria|se puede|deberia) … (comer*|usar*|dar*|congelar*|guardar*|servir*|aprovech*|herv*|coc*|cocin*|recalent*|salvar*|probar*|beber*), tirar*, tiro, desperdici*, pena, solo (un|una) (poco|poquito|bocado|cucharada), y si, (quit*|cort*|rasp*|lav*) … , es (segur*|malo|peligros*), pasa algo, pero (huele|se ve|esta|si|el|la|mi|yo), mata* … (bacterias|germenes|todo), seguro, aunque',
  pronoun:
    'lo, la, los, las, eso, esto, esta, este, todo, toda, resto, alguno, un poco, ello, usarl*, comerl*, hervirl*, darl*, congelarl*, recalentarl*, servirl*',
  swap: 'en (vez|lugar) de, sustitu*, reemplaz*, cambi*, sin (el|la|los|las)',
};
