import type { Lexicon } from '../../lexicon';

export const lexicon: Lexicon = {
  stop: `
    a abbia ad ai agli al alla alle allo allora all anche ancora anzi appena avere ben bene
    buongiorno c che chi ci ciao cioè ciò come con cosa così cos cui d da dai dagli dal dalla dalle
    dallo dall davvero de degli dei del della delle dello dell deve devo devono di dopo dov dove
    dovrei dovrebbe dunque durante e è ed era essere esso fa fai fare fra già gli grazie ha hai
    hanno ho i il in infine invece io l la le lei li lo loro ma mai me meglio meno mentre mi mia mie
    mio molta molte molti molto ne nei negli nel nella nelle nello nell nessun niente no noi non o
    od ogni oppure ora per perché però più po poca poco poi posso possiamo possono potrei può prima
    qual quale quali quando quant quanta quante quanti quanto quel quella quelle quelli quello quest
    questa queste questi questo qui quindi s salve sarà se sei sempre senza serve servono si sì sia
    siano solo sono sopra sotto sta stai stare su sua sue sugli sui sul sulla sulle suo ti tra
    troppo tu tua tuo tutta tutte tutti tutto un una uno va vai vi voglio vorrei farlo farla farne
    siamo grado gradi`,
  common: `
    aceto aggiungere aggiungo aglio allergica allergico altro acqua arachidi avanza avanzi basta
    bastano bicchiere bollire bruciare burro bustina calda caldo calorie carne celiaca celiaci
    celiaco cetriolo cipolla cipolle congelare congelarla congelarlo congelatore conservare conserva
    contiene coprire cottura cotto cuocere cuoce cucchiai cucchiaini cucchiaino cucchiaio cucina
    crema crudo crude dieci dolce dura due durante dosi dodici doppio etti farina fette fetta fare
    finito forno freddo freezer fresca fresche fresco friggere frigo frigorifero frullatore frutta
    fuoco formaggio funghi gamberi giorni giorno glutine   grammi grande grassi gusto
    impasto incinta incinte ingredienti ingrediente intolleranti intollerante invece lasciare
    lattosio latte lievito lievitare limone litri maiale mandorle mangiare mescolare metà metto
    mettere miele minuti minuto niente noci nocciole olio ore ora ospiti padella pane panna
    parmigiano passo passaggio passi pasta patate pentola pepe persone pesce piatto pizzico pollo
    pomodori pomodoro porzioni porzione possibile preparare preparo preriscaldare primo prossimo
    procedimento quantità quattro ricetta riposare riscaldare riso sale salsa sapore scaldare
    scongelare secondo sei settimana settimane sostituire sostituisco sostituto spicchi spicchio
    stampo statico succede succo sugo tagliare tanto tazza tazze teglia temperatura tempo tenere
    torta tre tuorli tuorlo ultimo umido uova uovo usare uso vaniglia vegana vegano vegetariana
    vegetariano ventilato verdure vino volte zenzero zucchero zuppa serve servono planetaria demora
    raffreddare infornare inforno sfornare rosolare soffriggere soffritto impastare lievitazione
    riposo giornata avanzano avanzati mesi mese sottovuoto barattolo contenitore vasetto
    sterilizzare ripieno crosta dorata dorato pronta pronto pronti cotta cotte dimezzare raddoppiare
    triplicare dose commensali bambini adulti alternativa alternative simile simili ricette idea
    mandorla sesamo soia crostacei pomodorini carote zucca zucchine melanzane peperoni patata
    prezzemolo basilico rosmarino salvia burrata bicarbonato amido maizena farine integrale glassa
    tagliere coltello carta alluminio griglia microonde friggitrice aria vapore quanto ci passaggi
    successivo precedente seguente fatto fatta devi puoi potresti dimmi dammi elenco lista spesa
    adesso siamo saremo otto cena cene riscaldo riscaldarlo scaldo conservo congelo tengo lascio
    cuocio mescolo taglio faccio accompagno tolgo compro vinto trovo mancano manca messo intero
    intera mezzo mezza fine corta croccante morbido asciutto gonfia gonfiare gonfio triplo
    raccontami racconta barzelletta arrivederci presidente calcio contorno sbucciare spinaci fragole
    banana patatine squadra medio alto basso vivace congela totale caloria bruciatura grammo ieri
    oggi salato aiuto frappè mirtillo mirtilli maionese platano marzapane scorza caffè tè libbre once avete altra altre altri torta torte salata salate`,
  more: `
    acqua aiuti aiuto alcune allora altra altre altro amico ancora anche aspetta avere bagnato basta bello bene bianco bimbi buona buono caldo casa cosa compiti compra comprare corto cucchiaio cucina dare davvero dentro dico dire diventa dolce dopo dove due duro ecco favore figli fine forse fredda freddo fritto fuori
    giorni giorno grande grasso grazie invece lascia latte lato lei letto lontano loro lui lunga lungo male mangia mangiare mano marca meglio mela mesi mette mettere mia mie mio modo molle molta molti molto morbido nella nelle niente noi nome notte nuovo oggi ogni ora ore parte pasta peso piace piccolo poca poco poi posto presto prima primo
    prova può pure qua quasi questa questi questo qui quindi regole resta riposa riposo sapere sale sapore secco sei sempre senza sera sia siamo sola solo sono sopra sotto spessa spesso stata stato subito suo tagliare tanta tanto tardi tempo tre troppo tua tuo tutta tutti tutto uguale ultimo usa usare uso vale verde vero via viene vivo voglio volta vuole
    persona persone vera robot umano umana macchina parlo parli parla computer risposta rispondi
    risponde domanda domande lingua ciao buongiorno buonasera salve arrivederci presidente capitale
    città paese barzelletta poesia canzone storia scrivi traduci animale cane gatto famiglia nonna
    bambino bambini scuola compleanno natale pasqua colazione pranzo cena negozio misura teglia
    griglia ripiano ventilato statico lattosio vegano vegetariano noci incinta salute calorie
    proteine quanta quanti chi quando quale quali intelligenza artificiale spumante rotonda`,
  everyday: '',
  signs: [
    [/[ìò]/, 0.9],
    [/ù$/, 0.5],
    [/è$/, 0.9],
    [/à$/, 0.7],
    [/cch|zz|ggi|gli/, 0.5],
    [/(?:arlo|arla|erlo|erla|irlo|irla)$/, 0.5],
    [/(?:zione|zioni|are|ere|ire|arli|arle|etti|ini|elle|ette)$/, 0.4],
  ],
  shorthand: { x: 'per', xche: 'perché', cmq: 'comunque', nn: 'non', qnt: 'quanto', k: 'che' },
  soundAlikes: {},
  plural: null,
  irregular: {},
  articles: 'il lo la i gli le l un una uno',
  particles: '',
  abbreviations: 'ca',
};
