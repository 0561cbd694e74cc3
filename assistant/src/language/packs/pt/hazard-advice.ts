import type { HazardTopic } from '../../../kitchen/safety/hazard-topics';

export const hazardAdvice: Readonly<Record<HazardTopic, string>> = {
  'left-out':
    'Comida que estraga e ficou fora da geladeira mais de 2 horas (mais de 1 hora acima de 32 °C (90 °F)) deve ir para o lixo; jogue fora. Ferver ou reaquecer não a torna segura: alguns germes deixam toxinas que o calor não destrói, e nem o cheiro, nem o aspecto, nem o gosto as mostram. Da próxima vez, divida uma panela grande em recipientes rasos e leve à geladeira em até 2 horas.',
  rice: 'Arroz cozido que ficou horas fora deve ir para o lixo; jogue fora: os esporos resistem ao cozimento, e a toxina que formam não é destruída ao fritar, ferver ou reaquecer. Esfrie o arroz em até 1 hora, guarde na geladeira, coma em até 24 horas e reaqueça só uma vez.',
  thawing:
    'Descongele carne, aves e peixe na geladeira, em água fria trocada a cada 30 minutos ou no micro-ondas (nestes dois casos, cozinhe logo), nunca na bancada nem em água quente. Jogue fora o que ficou fora mais de 2 horas.',
  'home-canning':
    'Legumes, feijões, carnes, peixes, sopas e outros alimentos pouco ácidos só são seguros fora da geladeira se foram enlatados sob pressão com uma receita testada; banho-maria, forno ou um vidro bem vedado não bastam. A toxina do botulismo não se vê, não tem cheiro nem gosto: na dúvida, jogue fora sem provar.',
  'spoiled-can':
    'Uma lata ou um vidro estufado, que vaza, espirra, está rachado, muito amassado ou perdeu a vedação pode ter a toxina do botulismo, que nem sempre se vê ou se cheira. Não abra nem prove: embrulhe e jogue fora.',
  'oil-infusion':
    'Em azeite ou óleo caseiro com alho, ervas, pimenta ou tomate, os germes do botulismo podem crescer em temperatura ambiente, sem cheiro nem gosto. Guarde na geladeira e jogue fora após 4 dias; para mais tempo, congele. Se ficou em temperatura ambiente, jogue fora, e não dê de presente.',
  'used-marinade':
    'Uma marinada ou salmoura que tocou carne, ave ou peixe cru leva os germes deles: jogue fora, não guarde e não use de novo. Para um molho, separe uma parte antes; a marinada usada só pode virar molho se antes ferver bem.',
  'raw-juices':
    'Nunca ponha comida cozida ou pronta numa tábua, prato ou utensílio que tocou carne, ave ou peixe cru antes de lavar com água quente e sabão; enxaguar ou passar um pano não basta. Jogue fora o que tocou o suco cru e não vai mais ser bem cozido.',
  'pink-poultry':
    'Aves não são seguras até chegarem a 74 °C (165 °F) no centro, medidos na parte mais grossa; a cor e o suco não bastam. Abaixo disso, cozinhe mais e não coma ainda.',
  'pink-meat':
    'Hambúrgueres, linguiças e outras carnes moídas não são seguros até chegarem a 71 °C (160 °F) no centro; peças inteiras de porco precisam de 63 °C (145 °F) e 3 minutos de descanso. A cor não basta: meça, e cozinhe mais o que estiver abaixo.',
  'raw-egg':
    'Ovo cru ou mole pode ter salmonela e não serve para crianças pequenas, grávidas, idosos e doentes. Se ficar cru, use ovos pasteurizados; senão, cozinhe até a clara e a gema ficarem firmes, e pratos com ovo até 71 °C (160 °F).',
  'raw-dough':
    'Massa crua não é segura para provar: a farinha é um alimento cru que pode ter E. coli, e o ovo cru, salmonela. Asse ou cozinhe por completo antes.',
  'raw-milk':
    'Leite cru pode ter listeria, E. coli, salmonela e outros germes, mais perigosos para crianças, grávidas, idosos e doentes. Use leite pasteurizado e queijos feitos com ele.',
  'raw-fish':
    'Peixe e frutos do mar crus podem ter parasitas e germes, e o suco de limão não os mata. O peixe é seguro a 63 °C (145 °F) no centro, as ostras e mexilhões quando abrem no cozimento. O peixe comido cru deve ter sido congelado contra parasitas pelo vendedor, e não serve para crianças, grávidas, idosos e doentes.',
  'kidney-beans':
    'Feijões vermelhos secos são tóxicos crus ou mal cozidos, e uma panela lenta não esquenta o bastante. Deixe de molho 12 horas, jogue a água fora, depois ferva bem em água limpa por pelo menos 10 minutos (FDA: 30) antes de cozinhar até ficarem macios. Jogue fora o que foi cozido sem essa fervura.',
  'reheating-twice':
    'Reaqueça as sobras só uma vez, até soltarem vapor por inteiro. Aqueça só a porção que vai ser comida; jogue fora o que já foi reaquecido e sobrou.',
  refreezing:
    'O que descongelou na geladeira pode ser congelado de novo, com alguma perda de qualidade. O que ficou fora mais de 2 horas, ou 1 hora acima de 32 °C (90 °F), não deve ser congelado de novo: jogue fora.',
  'slow-cooker':
    'Descongele a carne na geladeira antes de pôr na panela lenta e cozinhe no baixo ou no alto: congelada, ou na função de manter aquecido, ela fica tempo demais em temperaturas em que os germes crescem. Manter aquecido é só para comida já cozida, a 60 °C (140 °F) ou mais.',
  stuffing:
    'Recheie a ave só na hora de ir ao forno, nunca na véspera. O centro do recheio e a parte mais grossa da ave devem chegar a 74 °C (165 °F). É mais seguro assar o recheio à parte; tire tudo antes de guardar as sobras na geladeira.',
  'partial-cooking':
    'Nunca cozinhe carne ou aves pela metade para terminar depois: os germes que sobrevivem crescem na espera. Cozinhe por completo de uma vez e esfrie em até 2 horas, ou deixe cru na geladeira até lá.',
  'power-cut':
    'Uma geladeira fechada mantém a comida segura por cerca de 4 horas sem luz; um freezer cheio, 48 horas, e meio cheio, 24. Depois disso, jogue fora carne, peixe, leite, ovos e sobras que ficaram mais de 2 horas acima de 4 °C (40 °F). O que ainda tem cristais de gelo pode ser congelado de novo. Nunca prove para saber.',
  mold: 'Jogue fora por inteiro alimentos moles, pão, geleia, iogurte e sobras com mofo: tirar o mofo, ferver ou torrar não os torna seguros. Só de queijos duros e legumes firmes ele pode ser cortado, pelo menos 2,5 cm (1 polegada) em volta e abaixo.',
  infant:
    'Antes dos 12 meses, nada de mel, cru ou assado, pois pode causar botulismo infantil, nem sal ou açúcar adicionados, nozes inteiras, ovo cru ou mole, nem leite de vaca como bebida. Para o resto da alimentação do bebê, pergunte ao pediatra.',
  toddler:
    'Para crianças de 1 a 4 anos: nada de nozes inteiras, pipoca ou pedaços duros, e uvas e tomates pequenos cortados em quatro no comprimento, pois podem engasgar; pouco sal e açúcar; nada de ovo cru ou mole, carne ou peixe malpassados, leite cru nem álcool. Na dúvida, pergunte ao pediatra.',
  pregnancy:
    'Na gravidez evite álcool (o cozimento não tira tudo), carne, peixe e ovo crus ou malpassados, peixe defumado a frio, leite não pasteurizado e seus queijos, queijos moles com mofo, salvo bem quentes, e fígado. Na dúvida, pergunte ao médico ou à parteira.',
  alcohol:
    'O cozimento não tira todo o álcool: ficam cerca de 75 % após flambar, 40 % após 15 minutos em fogo baixo, 25 % após 1 hora e 5 % após 2 horas e meia. Para crianças, na gravidez e para quem evita álcool, não use.',
  'green-potatoes':
    'Batatas verdes ou com brotos têm substâncias tóxicas (solanina) que cozer e fritar não destroem. Jogue fora as verdes, amargas ou murchas com muitos brotos, sobretudo para crianças e na gravidez; retire com folga brotos e manchas pequenos.',
  'toxic-plants':
    'Algumas plantas são tóxicas cruas ou em certas partes: mandioca e bagas de sabugueiro devem ser descascadas ou escolhidas e bem cozidas; folhas de ruibarbo, amêndoas amargas e caroços de damasco ou de outras frutas não se comem. Não as use aqui; se alguém comeu, ligue para um centro de intoxicações.',
  'wild-mushrooms':
    'Não coma cogumelos silvestres se um especialista não viu cada um: espécies mortais parecem comestíveis, nenhuma foto, aplicativo ou teste caseiro as distingue, e o cozimento não destrói o veneno. Na dúvida, jogue fora; se alguém comeu, ligue logo para um centro de intoxicações.',
  'old-leftovers':
    'As sobras duram 3 a 4 dias na geladeira. Jogue fora as mais velhas, mesmo que cheirem e pareçam bem: reaquecer não as torna seguras.',
};
