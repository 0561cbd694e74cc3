import type { HazardTopic } from '../../../kitchen/safety/hazard-topics';

export const hazardAdvice: Readonly<Record<HazardTopic, string>> = {
  'left-out':
    "Il cibo deperibile rimasto fuori dal frigo più di 2 ore (più di 1 ora sopra i 32 °C (90 °F)) va buttato. Bollirlo o riscaldarlo non lo rende sicuro: alcuni germi lasciano tossine che il calore non distrugge, e né l'odore né l'aspetto né il sapore le rivelano. La prossima volta conviene dividere una pentola grande in contenitori bassi e metterla in frigo entro 2 ore.",
  rice: 'Il riso cotto rimasto fuori per ore va buttato: le sue spore resistono alla cottura, e la tossina che formano non si distrugge friggendo, bollendo o riscaldando. Il riso va raffreddato entro 1 ora, tenuto in frigo, mangiato entro 24 ore e riscaldato una volta sola.',
  thawing:
    'Carne, pollame e pesce si scongelano in frigo, in acqua fredda cambiata ogni 30 minuti o nel microonde (in questi due casi si cuociono subito), mai sul piano di lavoro né in acqua calda. Ciò che è rimasto fuori più di 2 ore va buttato.',
  'home-canning':
    'Verdure, legumi, carne, pesce, zuppe e altri cibi poco acidi sono sicuri in dispensa solo se messi in conserva a pressione con una ricetta testata; il bagnomaria, il forno o un vasetto ben chiuso non bastano. La tossina del botulino non si vede, non ha odore né sapore: nel dubbio buttare senza assaggiare.',
  'spoiled-can':
    'Una lattina o un vasetto gonfio, che perde, schizza, è crepato, molto ammaccato o non più sigillato può contenere la tossina del botulino, che non sempre si vede o si sente. Non va aperto né assaggiato: va avvolto e buttato.',
  'oil-infusion':
    'In un olio fatto in casa con aglio, erbe, peperoncino o pomodori a temperatura ambiente può crescere il botulino, senza odore né sapore. Va tenuto in frigo e buttato dopo 4 giorni; per tenerlo di più si congela. Se è rimasto a temperatura ambiente va buttato, e non va regalato.',
  'used-marinade':
    'Una marinata o salamoia che ha toccato carne, pollame o pesce crudi ne porta i germi: va buttata, non si conserva e non si riusa. Per una salsa se ne mette da parte un po’ prima; la marinata usata può diventare salsa solo se prima bolle forte.',
  'raw-juices':
    'Mai mettere cibo cotto o pronto su un tagliere, un piatto o un utensile che ha toccato carne, pollame o pesce crudi prima di lavarlo con acqua calda e sapone; sciacquare o asciugare non basta. Ciò che ha toccato il succo crudo e non verrà più cotto del tutto va buttato.',
  'pink-poultry':
    'Il pollame non è sicuro prima di 74 °C (165 °F) al cuore, misurati nel punto più spesso; colore e succhi non bastano. Se è sotto, va cotto ancora e non si mangia per ora.',
  'pink-meat':
    'Hamburger, salsicce e altra carne macinata non sono sicuri prima di 71 °C (160 °F) al cuore; i pezzi interi di maiale richiedono 63 °C (145 °F) e 3 minuti di riposo. Il colore non basta: bisogna misurare e cuocere ancora ciò che è sotto.',
  'raw-egg':
    "L'uovo crudo o poco cotto può avere la salmonella e non è adatto a bambini piccoli, donne incinte, anziani e malati. Se resta crudo si usano uova pastorizzate; altrimenti si cuoce finché albume e tuorlo sono sodi, i piatti con uova a 71 °C (160 °F).",
  'raw-dough':
    "L'impasto crudo non è sicuro da assaggiare: la farina è un alimento crudo che può avere E. coli, e l'uovo crudo la salmonella. Prima va cotto del tutto.",
  'raw-milk':
    'Il latte crudo può avere listeria, E. coli, salmonella e altri germi, più pericolosi per bambini, donne incinte, anziani e malati. Meglio usare latte pastorizzato e formaggi fatti con questo.',
  'raw-fish':
    'Pesce e frutti di mare crudi possono avere parassiti (anisakis) e germi, e il succo di limone o lime non li uccide. Il pesce è sicuro a 63 °C (145 °F) al cuore, i molluschi quando si aprono in cottura. Il pesce da mangiare crudo deve essere stato abbattuto contro i parassiti dal venditore, e non è adatto a bambini, donne incinte, anziani e malati.',
  'kidney-beans':
    "I fagioli rossi secchi sono tossici crudi o poco cotti, e una slow cooker non scalda abbastanza. Vanno ammollati 12 ore, si butta l'acqua, poi si fanno bollire forte in acqua pulita almeno 10 minuti (FDA: 30) prima di cuocerli finché sono teneri. Ciò che è stato cotto senza questa bollitura va buttato.",
  'reheating-twice':
    'Gli avanzi si riscaldano una volta sola, finché sono ben fumanti dentro. Si scalda solo la porzione da mangiare; ciò che è già stato riscaldato e avanza va buttato.',
  refreezing:
    'Ciò che è scongelato in frigo si può ricongelare, perdendo un po’ di qualità. Ciò che è rimasto fuori più di 2 ore, o 1 ora sopra i 32 °C (90 °F), non va ricongelato: va buttato.',
  'slow-cooker':
    'La carne va scongelata in frigo prima di metterla nella slow cooker e cotta su basso o alto: congelata, o in modalità di mantenimento, resta troppo a lungo a temperature in cui i germi crescono. Il mantenimento è solo per cibo già cotto, ad almeno 60 °C (140 °F).',
  stuffing:
    'Il volatile si farcisce appena prima di infornarlo, mai la sera prima. Il centro del ripieno e il punto più spesso della carne devono arrivare entrambi a 74 °C (165 °F). È più sicuro cuocere il ripieno a parte; va tolto tutto prima di mettere gli avanzi in frigo.',
  'partial-cooking':
    'Mai cuocere a metà carne o pollame per finirli dopo: i germi che sopravvivono crescono nel frattempo. Si cuociono del tutto in una volta e si raffreddano entro 2 ore, oppure si lasciano crudi in frigo fino ad allora.',
  'power-cut':
    'Un frigo chiuso tiene il cibo al sicuro circa 4 ore senza corrente, un freezer pieno 48 ore, mezzo pieno 24. Poi vanno buttati carne, pesce, latte, uova e avanzi rimasti più di 2 ore sopra i 4 °C (40 °F). Ciò che ha ancora cristalli di ghiaccio si può ricongelare. Mai assaggiare per capirlo.',
  mold: 'Cibi molli, pane, marmellata, yogurt e avanzi con la muffa vanno buttati interi: toglierla, bollire o tostare non li rende sicuri. Solo da formaggi duri e verdure sode si può tagliare, almeno 2,5 cm (1 pollice) intorno e sotto.',
  infant:
    'Prima dei 12 mesi niente miele, crudo o cotto, perché può causare botulismo infantile, né sale o zucchero aggiunti, frutta secca intera, uovo crudo o poco cotto, né latte di mucca come bevanda. Per il resto sull’alimentazione di un neonato è meglio sentire il pediatra.',
  toddler:
    'Per i bambini da 1 a 4 anni: niente frutta secca intera, popcorn o pezzi duri, e uva e pomodorini tagliati in quattro per il lungo, perché possono soffocare; poco sale e zucchero; niente uovo crudo o poco cotto, carne o pesce poco cotti, latte crudo né alcol. Nel dubbio è meglio sentire il pediatra.',
  pregnancy:
    "In gravidanza vanno evitati alcol (la cottura non lo toglie tutto), carne, pesce e uova crudi o poco cotti, pesce affumicato a freddo, latte crudo e i suoi formaggi, formaggi molli con muffa se non ben caldi e fumanti, e fegato. Nel dubbio è meglio chiedere al medico o all'ostetrica.",
  alcohol:
    "La cottura non toglie tutto l'alcol: ne resta circa il 75 % dopo la fiamma, il 40 % dopo 15 minuti a fuoco lento, il 25 % dopo 1 ora, il 5 % dopo 2 ore e mezza. Per i bambini, in gravidanza e per chi evita l'alcol è meglio non metterlo.",
  'green-potatoes':
    'Le patate verdi o germogliate hanno sostanze tossiche (solanina) che bollire e friggere non distruggono. Vanno buttate quelle verdi, amare o raggrinzite con molti germogli, soprattutto per bambini e in gravidanza; germogli e macchie piccoli si tolgono con abbondanza.',
  'toxic-plants':
    'Alcune piante sono tossiche crude o in certe parti: manioca e bacche di sambuco vanno sbucciate o scelte e cotte a fondo; foglie di rabarbaro, mandorle amare, noccioli di albicocca e di altra frutta non si mangiano. Meglio non usarle qui; chi ne ha mangiato chiami un centro antiveleni.',
  'wild-mushrooms':
    'Niente funghi selvatici se un esperto non li ha visti uno per uno: specie mortali somigliano a quelle buone, nessuna foto, app o prova casalinga le distingue, e la cottura non distrugge il veleno. Nel dubbio vanno buttati; chi ne ha mangiato chiami subito un centro antiveleni.',
  'old-leftovers':
    'Gli avanzi durano 3–4 giorni in frigo. Quelli più vecchi vanno buttati, anche se hanno buon odore e aspetto: riscaldarli non li rende sicuri.',
};
