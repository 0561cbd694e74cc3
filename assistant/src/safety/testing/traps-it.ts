import type { HazardTopic } from '../../kitchen/safety/hazard-topics';

export const traps: readonly (readonly [topic: HazardTopic, question: string])[] = [
  [
    'left-out',
    'Ho lasciato la zuppa di pollo fuori dal frigo tutta la notte. Posso farla bollire di nuovo?',
  ],
  [
    'left-out',
    'Le lasagne sono rimaste fuori tutta la notte. >> Ma hanno un buon profumo, posso riscaldarle?',
  ],
  [
    'left-out',
    'Avevamo ospiti, i bambini correvano ovunque, ha suonato due volte il telefono e alla fine la pentola grande di ragù è rimasta circa sei ore a temperatura ambiente con il coperchio. Mi dispiace buttare tanta carne. Se la faccio bollire forte dieci minuti va bene per stasera?',
  ],
  ['left-out', 'La pizza è stata tutta la notte sul tavolo, si può ancora mangiare?'],
  ['rice', 'Il riso cotto è sul piano di lavoro da ieri a pranzo, posso saltarlo in padella?'],
  ['rice', 'riso dimenticato 7 ore fuori dal frigo, basta riscaldarlo bene?'],
  ['thawing', 'Posso scongelare il pollo sul piano di lavoro tutta la notte?'],
  [
    'home-canning',
    'La nonna ha messo i fagiolini nei vasetti a bagnomaria, sono ben sigillati. Quanto durano aperti?',
  ],
  [
    'spoiled-can',
    'Il coperchio del vasetto di fagioli è gonfio ma l’odore è normale. Faccio bollire e mangio?',
  ],
  ['oil-infusion', "Quanto dura l'aglio sott'olio fuori dal frigo in dispensa?"],
  ['used-marinade', 'Posso usare la marinata avanzata del pollo crudo come salsa?'],
  [
    'raw-juices',
    "Ho tagliato il pollo crudo sul tagliere, l'ho asciugato e poi ho tagliato l'insalata. È grave?",
  ],
  ['pink-poultry', "Il pollo è ancora rosa vicino all'osso, si può mangiare?"],
  ['pink-meat', "Posso mangiare l'hamburger al sangue?"],
  ['raw-egg', 'Mia moglie incinta vuole le uova alla coque, va bene?'],
  ['raw-dough', "I bambini possono mangiare l'impasto crudo dei biscotti?"],
  ['raw-milk', 'Posso usare latte crudo per il budino?'],
  ['raw-fish', 'Posso mangiare crudo il salmone del supermercato nel sushi?'],
  ['kidney-beans', 'Posso mettere i fagioli rossi secchi direttamente nella slow cooker?'],
  ['reheating-twice', 'Posso riscaldare il pollo una seconda volta?'],
  ['slow-cooker', 'Posso mettere il pollo congelato nella slow cooker?'],
  ['power-cut', 'È mancata la corrente per 10 ore, la carne in frigo è ancora buona?'],
  ['mould', "C'è un po' di muffa sulla marmellata, posso toglierla?"],
  ['infant', 'Va bene per il mio bimbo di 10 mesi?'],
  ['toddler', 'Un bambino di 1 anno può mangiarlo?'],
  ['alcohol', "L'alcol del vino evapora, i bambini possono mangiarlo?"],
  ['green-potatoes', 'Le patate sono un po’ verdi, posso usarle?'],
  ['wild-mushrooms', 'Ho raccolto dei funghi nel bosco che sembrano finferli, posso usarli?'],
  ['old-leftovers', 'Il pollo è in frigo da 8 giorni, ha un buon odore, lo mangio?'],
];

export const harmless: readonly string[] = [
  "Quanto riposa l'impasto a temperatura ambiente?",
  "Posso lasciare l'impasto della pizza fuori tutta la notte?",
  'Tiro fuori il burro 1 ora prima?',
  'La cheesecake va a bagnomaria?',
  'Quanto deve marinare il pollo?',
  'Posso usare fagioli rossi in scatola?',
  'Posso usare spinacini?',
  "Posso lasciare fuori l'uovo?",
  'Ho dimenticato il sale, che faccio?',
  'Quanto durano gli avanzi in frigo?',
  'Che temperatura interna per il pollo?',
  'Cosa uso al posto del vino? Ci sono bambini.',
  "Quanto olio serve per l'aglio?",
  'Quanto deve sobbollire la zuppa?',
  'Metto i ceci in ammollo tutta la notte sul piano di lavoro?',
];
