import type { ConceptLists } from '../../../safety/hazards/concepts';

export const hazards: ConceptLists = {
  infant:
    'beb(e|es)(?<!cenoura bebe)(?<!cenouras bebe)(?<!espinafre bebe), recem-?nascid*, lactente*, menos de (1|um) ano, menor de (1|um) ano, neném, nenem',
  toddler:
    '(crianca|bebe|filh*|menin*|net*) de (um|1) ano, crianc(a|as) pequen*, criancinha*, (1|um) ano e meio, (menor(es)?|menos) de (2|3|4|5|tres|cinco) anos',
  child: 'crianc*, (meu|minha|meus|minhas|nosso|nossa) (filh*|net*|sobrinh*|pequen*), filh*, miud*',
  pregnant:
    'gravid*, gestant*, gestacao, # semanas de (gravidez|gestacao), (esperando|a espera de) (um )?bebe',
  frail:
    'idos*, (minha|meu|nossa|nosso|a|o) avo*, vovo*, vo, lar de idosos, asilo, imun*, quimio*, doente*, transplant*',
  sober:
    'alcoolatra*, alcoolic*, (nao) (bebe|bebo|bebem|pode beber), abstemi*, sobri*, dirig*, conduz*, recuperacao',
  feeding:
    'com(e|er|em|a|am|o|i), dar, dou, da-?lo, servir, pode*, posso, bom, boa, segur*, adequad*, ok, permitid*, faz mal, indicad*, serve, para (o|a|um|uma|meu|minha|nosso|nossa) (\\w+ )?(bebe|crianca|filh*|#), mel, nozes, amendoas, sal, engasg*, provar, apropriad*, pro (meu )?(bebe|filho)',
  monthsOld:
    '(bebe|filh*|crianc*|net*|sobrinh*|tem|fez|menin*|gemeos) … # meses(?! (no|na) (freezer|congelador|geladeira)), de # meses(?! (no|na|em|de (validade|cura)))',
  yearsOld:
    '(bebe|filh*|crianc*|net*|sobrinh*|tem|fez|menin*) … # anos?(?! (de (cura|casad*|experiencia)|atras)), anos? de idade',
  hours: '# ?(-|–|a|ou)? ?#? ?(longas )?(horas?|hs|h)',
  minutes: '# ?(minutos?|min), meia hora, um quarto de hora',
  days: '# dias?',
  long: '(a|da|toda a|durante a|uma|de um dia para a|pela) noite( toda| inteira)?, (o|todo o) (dia|fim de semana|domingo|sabado)( todo| inteiro)?, a (tarde|manha) (toda|inteira), de um dia para o outro, da noite para o dia, ontem( a noite)?, desde (o|a|as|ontem|hoje|manha|cedo|que|#|meio-?dia), ate (o|a|as|de|hoje|amanhecer|#), (varias|muitas|algumas|umas|tantas) horas, horas e horas, por horas, meio dia inteiro, (no|o) dia seguinte, hoje (de manha|cedo), (fui|fomos) (dormir|deitar), dormi, adormec*, (no|do|ao) trabalho, demais, tempo demais',
  heat: '(ao|no|debaixo do) sol, onda de calor, calor*, carro quente, verao, (3[2-9]|4\\d) ?(°|graus)(?! no forno)',
  past: 'tenha, tenham, deix(ei|ou|amos|aram|ado|ada), esquec*, fic(ou|aram|ado|ada|aste), estev*, estiv*, estava*, passou, passaram, sem querer, tinha*, foi, largad*, esta(?= (fora|desde|na|no|em cima))',
  out: 'fora (da geladeira|do frigorifico|do frio|da refrigeracao|do frigo*)(?! (uns )?(30|20|15|10) min), (deix*|fic*|esquec*|estev*|passou|estava) … fora(?! do (forno|fogo)), sem (refriger*|geladeira), nao … (geladeira|frigorifico|refriger*)(?! (ate|toda)), (esquec*) … (geladeira|frigorifico|guardar|por no), fora (a noite|toda|desde|durante|#|por|o dia), (deix*|fic*|esquec*) … (destampad*|descobert*)',
  place:
    '(na|no|em cima da|em cima do|sobre a|sobre o) (minha |meu )?(bancada|balcao|mesa|pia|fogao desligado|varanda|janela|buffet|parapeito|aparador|bancada da cozinha|banca), (no|na|dentro do|dentro da) (meu |minha )?(carro|porta-?malas|bagageira|mochila|bolsa|micro-?ondas|garagem|quintal|cozinha|escritorio|marmita|lancheira), (em |a |na )?temperatura ambiente, (forno|panela|fogao|panela eletrica) … (deslig*|apag*|tirad* da tomada), ao sol, (no|na|do) (piquenique|festa|churrasco)',
  stove:
    '(na|dentro da) (panela|frigideira|cacarola), no tacho, (no|na|em cima do|sobre o) (\\w+ )?(fogao|fogo|boca|lume|fogareiro|placa)',
  cooking:
    'cozinhar, cozinhe, coza, (em )?fogo (baixo|brando|medio), lume brando, cozinhando, apurar, cozimento, ferver por, quanto tempo (tem|deve|preciso|leva)*, cozinh(a|ar) (por|durante)',
  fridge: 'geladeira, frigorifico, refriger*',
  perishable:
    'sopas?, caldos?, canja, ensopad*, guisad*, cozido a portuguesa, feijoada, feijao, lentilhas?, chili, caril, curry, strogonoff, estrogonofe, moqueca, frango*, galinha, peru, pato, carnes?, bife*, vaca, porco, borrego, cordeiro, carne moida, carne picada, almondegas?, hamburgueres?, hamburguer, salsichas?, linguica*, presunto, fiambre, bacon, costel*, assado, lombo, peixes?, salmao, atum, bacalhau, camar(ao|oes), marisco*, mexilhoes, sushi, pizzas?(?<!massa de pizza)(?<!massa da pizza)(?<!massa para pizza), massa (a bolonhesa|com), macarrao, macarronada, lasanha*, espaguete, nhoque*, quiche*, empad*, coxinha*, salgad(o|inho)s, omelet*, ov(o|os), ovos cozidos, pudim, creme*, natas, creme de leite, chantilly, bolo (de creme|com creme|de chantilly|recheado), cheesecake, torta (de creme|de frango|salgada), tiramisu, mousse, musse, eclairs?, pave, leite, leite materno, formula, mamadeira, papinha, papa, pure, iogurte, maionese, salad*, salpicao, graos cozidos, grao-de-bico, homus, molhos?, bolonhesa, ragu, sobras, restos, comida, jantar, almoco, tofu, paella, sanduiche*, vitamina, batido, ricota, requeijao, queijo (fresco|cremoso|minas), recheio, arroz doce',
  harmless:
    'manteiga, massas?(?! (a bolonhesa|com)), massa (de|da|do|para) (\\w+ )?(pizza|pao|biscoito|torta|bolo)s?, pao, paes, broas?, bolachas?, biscoitos?, bolo(?! (de creme|com creme|de chantilly|recheado)), bolos, brownies?, muffins?, croissants?, fermento*, levain, fermentacao, fruta*, bananas?, macas?, abacates?, pessegos?, mangas?, peras?, lim(ao|oes), cebolas?, alho*, ervas, picles, chucrute, kimchi, kefir, kombucha, vinagre, geleia*, compota*, doce de leite, mel, acucar, farinha, nozes, castanhas, chocolate, caramelo*, suspiro*, merengue*, cafe, cha, especiarias, massa folhada, (feijao|grao-de-bico|lentilhas?|feijoes) (de|em) molho, de molho, demolh*, molho de soja, molho shoyu, ketchup, mostarda, azeite, oleo, secar, brigadeiro*, goiabada, rapadura, torradas, tapioca',
  rice: 'arroz(?<!farinha de arroz)(?<!vinagre de arroz)(?<!macarrao de arroz)(?<!papel de arroz)(?<!vinho de arroz)(?<!panela de arroz), risoto, risotto, arroz doce, baiao',
  poultry:
    'frango*, galinha, peru, pato, aves?, coxas?, sobrecoxas?, peito de (frango|peru), asas?, chester, nuggets',
  ground:
    'hamburguer*, carne (moida|picada), almondegas?, porco, salsichas?, linguica*, lombo, bisteca*, costeleta*, kebab, figado, kafta, pernil',
  meat: 'carnes?, bife*, vaca, porco, borrego, cordeiro, assado, costel*, presunto, bacon, coelho, picanha, vitela, cabrito, lombo',
  fish: 'peixes?, salmao, atum, bacalhau, truta, camar(ao|oes), marisco*, mexilhoes, lula*, tilapia, sardinha*, robalo',
  egg: 'ov(o|os), gemas?, carbonara, omelet*',
  thaw: 'descongel*, degel*',
  hotWater:
    'agua (bem |muito )?(quente|morna|fervente|a ferver), aquecedor, radiador, ao sol, secador',
  homeCanned:
    '(conserv*|compota) (caseir*|feit*|em casa), (fiz|fazer|faco|fazemos|envas*) … (conserva|conservas|em vidros|nos vidros), (vidro|vidros|pote|potes|frasco|frascos|conserva*) … (banho-?maria|despensa|vacuo|panela de pressao|forno|prateleira|armario|meses|anos|selad*|lacrad*|vedad*), (banho-?maria|panela de pressao) … (vidros?|potes?|frascos?|conservas?), sem panela de pressao … (conserva*|vidro*|pote*), botulismo, a vacuo … (potes?|vidros?|frascos?)',
  lowAcid:
    'feij(ao|oes), vagens?, vagem, milho, ervilhas?, abobora*, cenouras?, batatas?, aspargos, espargos, beterrabas?, cogumelos?, pimentoes, espinafres?, legumes?, verduras?, carnes?, frango, peru, porco, vaca, almondegas?, bolonhesa, ragu, peixes?, salmao, atum, sopas?, caldos?, lentilhas?, grao-de-bico, pesto, alho, berinjela*, beringela*, abobrinha*, curgete*, palmito, feijoada',
  badSeal:
    '(lata|latas|conserva|conservas|vidro|vidros|pote|potes|frasco|frascos|tampa|tampas) … (estufad*|inchad*|abaulad*|vaz(a|ou|ando)|amassad*|enferrujad*|chiou|espirr*|espum*|nao (\\w+ )?(selou|selaram|vedou|lacrou|fech*|pegou vacuo)|sem vacuo|mal fechad*|amolgad*), (estufad*|inchad*|abaulad*|amassad*|amolgad*|enferrujad*) … (lata|latas|vidro|vidros|pote|potes|tampa|tampas)',
  inOil:
    '(alho*|ervas|alecrim|tomilho|manjericao|oregano|pimentas?|pimentoes|tomates?|cogumelos|berinjela*|alcachofras|gengibre) … (no|em|com|coberto* (de|com|por)) (\\w+ )?(azeite|oleo)(?! e (refog*|frit*)), (azeite|oleo) (de|com|aromatizado|temperado) (\\w+ )?(\\w+ )?(alho|ervas|alecrim|manjericao|pimenta|trufa|tomilho)s?, (azeite|oleo) … (aromatiz*|infus*|saboriz*), alho confit*, confit de alho, tomates? confit*',
  kept: 'dura*, conserv*, guard*, armazen*, despensa, bancada, armario, temperatura ambiente, semanas?, meses, presente*, oferecer, geladeira, frigorifico, botulismo, vidros?, potes?, garrafa*, engarraf*, lugar escuro, validade, natal',
  marinade: 'marinada*, vinha-?d.?alhos, salmoura*, molho da marinada',
  usedMarinade:
    '(sobr*|restante|resto|rest*|usad*|mesm*) … (marinad*|salmoura|vinha-?d.?alhos)(?! (o|a) (frango|carne)) … (molho*|glac*|pincel*|reg*|de novo|outra vez|novamente|reutiliz*|outr*|usar*|aproveit*|guard*|dura|conserv*|congel*|servir*|geladeira|tempero*), (marinad*|salmoura|vinha-?d.?alhos) … (sobr*|rest*|usad*|cru*|frango|carne|peixe) … (como molho|de molho para|para (o |um |fazer )?molho|de novo|outra vez|reutiliz*|guard*|molho), (molho*|reutiliz*|aproveit*|usar|pincel*|reg*|guard*) … (marinada|salmoura|vinha-?d.?alhos) … (sobr*|frango|carne|peixe|cru*|de novo|outra vez|outr*), (marinada|salmoura) … (como (um )?molho|de novo|outra vez|segunda vez|reutiliz*)',
  reuse: 'molho, reutiliz*, de novo, outra vez, novamente, sobr*, resto, pincel*, regar',
  spare:
    'reservad*, separad* antes, separei antes, antes de (colocar|por), nao usad*, quanto tempo … (marinar|marina|marino|marinam)',
  board:
    'tabuas?, pratos?, travessa, bandeja, faca*, pinca*, tigela, bancada, garfo, esponja, pia, pano',
  rawMeat:
    '(frango|carne|peixe|peru|porco|hamburguer*|bife*) … cru(a|s|as)?, cru(a|s|as)? … (frango|carne), (suco|sangue|liquido) d(o|a) (frango|carne), (cortei|cortar|corto) (o )?frango',
  afterRaw:
    '(mesm*) (tabua|prato|travessa|bandeja|faca|pinca|tigela)s?, (voltar|de volta|de novo) … (prato|tabua|travessa), (enxagu*|pass(ei|ar) (um|uma|so)|limp(ei|ar) com|sec(ar|ou|ei)), (so|rapid*) … (enxagu*|agua), sem (lavar*|limpar*), nao … (lav*|limp*), (depois) … (salada*|verdura*|legume*|pao|tomate*|fruta*), (salada|alface|legumes?|tomates?) … (em cima|mesma|cort*)',
  pink: 'nao (esta|estao|ficou|ficaram) (\\w+ )?(\\w+ )?(\\w+ )?(cozid*|assad*|cozinhad*|pront*), rosad*, rosa(?! (do )?himalaia), sangr*, sangue, cru(a|s|as)? (por dentro|no (meio|centro)|perto do osso), (meio|um pouco|ainda|quase) (\\w+ )?cru(a|s|as)?, (mal) ?-?(passad*|cozid*|cozinhad*|assad*), nao (\\w+ )?(\\w+ )?(cozid*|assad*|cozinhou|cozinhad*|passad*)(?! (por cima)), com(er|e|i) … cru(a|s|as)?, vermelh* (por dentro|no meio), suco (rosa*|vermelho)',
  runny:
    'mole*, liquid*, cru(a|as|s)?, mal ?passad*, escorrendo, poche, quente*, gema mole, nao cozid*',
  rawEgg:
    '(ov(o|os)|gemas?|claras?) … cru(a|s|as)?, cru(a|s|as)? … ov(o|os), (maionese|mousse|musse|tiramisu) (caseir*|de chocolate), tiramisu, mousse de chocolate, musse de chocolate, maionese, gemada',
  rawDough:
    '(massa|farinha) … cru(a|as)? … (com*|prov*|segur*|crianc*|mal|lamb*), (com*|prov*|lamb*|belisc*) (\\w+ )?(um pouco d(e|a) )?(a |da |esta )?(massa|farinha)(?! folhada) (cru*|de (biscoito|bolo|cookie)*|do bolo|do biscoito|do cookie|antes), (lamb*|rap*) (a |o |as )?(colher*|tigela|batedor*|bacia|espatula), massa (de (cookie|biscoito|bolo)s? )?crua',
  rawMilk:
    'leite (cru|nao pasteurizado|sem pasteurizar|tirado na hora), leite … (direto|direto) da (vaca|fazenda|roca), queijo* … (leite cru|nao pasteuriz*)',
  rawFish:
    '(salmao|atum|peixe|camar*|robalo|tilapia|vieiras) … (cru*|sushi|sashimi|ceviche|tartar*|carpaccio|poke) … (com*|segur*|mercado|supermercado|casa|posso|pode|parasita*), (com*|usar|fazer|servir) … (salmao|atum|peixe|camar*|robalo|tilapia|vieiras) … (cru*|sushi|sashimi|ceviche|tartar*|poke), (sushi|sashimi|ceviche|tartar*|poke) … (supermercado|mercado|congel*|segur*|casa|limao|cru*) … (salmao|atum|peixe|camar*)*, ostras? … cru*, ostras cruas, limao … (coze|cozinha*|cozer) … (peixe|camar*), (peixe|camar*|ceviche) … limao … (coze|cozinha*|segur*), anisakis',
  kidneyBeans: 'feij(ao|oes) (vermelho*|seco*|cru*|rajado|kidney|branco seco)',
  beanRisk:
    'panela (eletrica )?(de coccao )?lenta, slow ?cooker, crock ?-?pot, cru(s|a)?, sem (demolh*|molho|deixar de molho|ferver|cozinhar|por de molho), nao … (demolh*|de molho|ferv*), dur(o|os), al dente, mal cozid*, direto',
  tinned: 'de lata, em lata, enlatad*, em conserva, ja cozid*, de (vidro|frasco)',
  reheatTwice:
    '(reaquec*|requent*|esquent*|aquec*) … (duas vezes|2 vezes|3 vezes|tres vezes|segunda vez|varias vezes|outra vez|mais de uma vez|de novo|todo dia|2.? vez), (duas vezes|2 vezes|varias vezes|segunda vez|ja) … (reaquec*|requent*|reaquecid*|requentad*)',
  refreeze:
    '(recongel*|re-?congel*|congel* (de novo|outra vez|novamente)), (descongel*) … (congelar|congelador|freezer|recongel*)(?! (lent*|a noite))(?<=(congelar|recongelar|freezer|congelador))',
  slowCooker: 'panela (eletrica )?(de coccao )?lenta, slow ?cooker, crock ?-?pot',
  frozen: 'congelad*',
  warmSetting:
    '(no|modo|funcao|na) (de )?(aquecer|manter aquecido|manter quente|warm|keep warm), manter (aquecido|quente)',
  stuffing:
    '(reche*) … (peru|frango|pato|ave|galinha|chester), (peru|frango|pato|ave|galinha|chester) … (reche*)',
  stuffedAhead:
    '(noite|dia|vespera) (antes|anterior), na vespera, vespera, com antecedencia, ontem, a noite toda, dentro, segur*, temperatura, cru*, geladeira, frigorifico',
  halfCooked:
    '(meio|pre-?|parcialmente|semi) ?-?(coz*|assar|assad*|grelh*|cozinh*), (ate a|pela) metade, selar … (hoje|vespera|dia antes), (comecar|iniciar) (a (assar|cozinhar|grelhar)|o cozimento)',
  finishLater:
    '(amanha|mais tarde|depois|(no )?dia seguinte|quando (chegarem|os convidados)) … (termin*|acab*|finaliz*|assar|grelh*|churrasqueira|forno)*, (termin*|acab*|finaliz*) … (amanha|mais tarde|depois|dia seguinte|domingo|sabado|noite)',
  powerCut:
    '(falta|queda|corte) de (luz|energia|eletricidade), apagao, (faltou|acabou|sem|caiu|ficamos sem) (a )?(luz|energia|eletricidade), (geladeira|freezer|congelador|frigorifico) … (quebr*|estrag*|deslig*|avari*|pif*|abert*|parou|nao (gela|esta gelando)), (deixei|deixou|deixaram|ficou) … (geladeira|freezer|congelador) abert*',
  mold: '(mofo*|mofad*|bolor*|embolorad*) … (tir*|cort*|rasp*|com*|geleia|pao|queijo|iogurte|resto|remov*|colher|segur*|molho|ferv*), (geleia|pao|queijo|iogurte|molho|frutas?|morangos|sobras|compota|requeijao) … (mofo*|mofad*|bolor*|embolorad*|criou pelo), (tir*|cort*|rasp*) … (mofo|bolor)',
  alcohol:
    'alcool*, (?<!vinagre de )vinho(?! de arroz), cerveja, rum, conhaque, brandy, uisque, whisky, vodca, vodka, cachaca, licor, vinho do porto, marsala, amaretto, espumante',
  cooksOff:
    'evapor*, (vai|sai|some) (todo )?(embora)?, desaparec*, flamb*, (fica|sobra|contem|tem|resta) … alcool, (alcool|vinho|cerveja|rum|licor) … (evapor*|sai|some|fica|ainda|segur*|resta), (segur*|podem comer|pode comer|faz mal|dar|servir|ok)',
  greenPotato:
    'batatas?(?! ?-?doce) … (verdes?|esverdead*)(?<!vagens verdes)(?<!ervilhas verdes)(?<!cebolinha verde)(?<!pimentao verde)(?<!salada verde)(?<!azeitonas verdes)(?<!feijao verde)(?<!caldo verde)(?<!cheiro verde)(?<!cheiro-verde), batatas?(?! ?-?doce) … (brot*|grelad*|grelos|olhos), (brotad*|brotando|grelad*) … batatas?, solanina',
  toxicPlant:
    '(mandioca|aipim|macaxeira|sabugueiro)(?! (frita|cozida)) … (brava|crua*|sem (cozinhar|cozer|descascar)|suco|vitamina|verdes), folhas? (de|do) ruibarbo, ruibarbo … folhas, amendoas? amargas?, (caroco|carocos|semente|sementes) (de|do|da) (damasco|pessego|cereja|ameixa|alperce)s?, mandioca brava, (comigo-ninguem-pode|espirradeira|oleandro|teixo|dedaleira)',
  wildMushroom:
    '(colh*|apanh*|encontr*|achei|recolh*) … (cogumel*|boletos?|cantarelos?|morchella), (cogumel*) … (colh*|apanh*|encontr*|achei|mato|floresta|jardim|quintal|selvagens|silvestres|parec*|venenos*|comestiv*|identific*|aplicativo|app), amanita',
  oldLeftovers:
    '(ha|faz|desde|durante|por) … (# dias|uma semana|1 semana|\\d semanas|a semana passada|(segunda|terca|quarta|quinta|sexta|sabado|domingo) passad*|semanas) … (geladeira|frigorifico), (geladeira|frigorifico) … (ha|faz|desde|por|durante) (quase |mais de |uns |cerca de )?(# dias|uma semana|1 semana|\\d semanas|a semana passada|semanas|segunda|terca|quarta|quinta|sexta|sabado|domingo), (de|da) (# dias atras|uma semana atras|semana passada), (fiz|cozinhei|preparei) (ha|faz) (# dias|uma semana)',
  plea: '(ferv*|coz*|esquent*|aquec*|reaquec*|requent*|frit*|assar|cozinh*) … (de novo|outra vez|novamente|bem|mais|muito|forte|minutos|antes|bastante)*, (referv*|reaquec*|requent*|recozinh*), (cheir*|gosto|aspecto|parec*|sabor) … (bom|boa|bem|normal|mal|estranho|otimo|otima|nada), (ainda|mesmo assim) … (com*|serve*|bom|boa|usar|bem|segur*|presta*), (posso|pode|podemos|podem|poderia|da para|da pra|devo) … (com*|usar*|dar*|congel*|guard*|serv*|aproveit*|ferv*|coz*|salvar*|prov*|beber|reaquec*|esquent*), jog* fora, deitar fora, desperdic*, pena, so (um|uma) (pouco|pouquinho|mordida|colher*), e se, (tir*|cort*|rasp*|lav*) … , (e|eh) (segur*|perigos*|grave), faz mal, tem problema, mas (cheira|esta|parece|o|a|eu|minha|meu|nao|tem), mata* … (bacterias|germes|tudo), mesmo que, tem certeza',
  pronoun:
    'o, a, os, as, isso, isto, ele, ela, eles, elas, essa*, esse*, esta, este, tudo, resto, dele, dela, come-?l*, usa-?l*, da-?l*, ferve-?l*',
  swap: 'em vez de, no lugar, substitu*, troc*, ao inves, sem (o|a|os|as)',
};
