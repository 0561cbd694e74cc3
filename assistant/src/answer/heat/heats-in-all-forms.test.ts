import { conversation } from '../../testing/conversation';
import { listedPost } from '../../testing/listed-post';

/** Posts that give their heats in the forms that writers use. */
const posts = {
  salmon: listedPost({
    language: 'en',
    title: 'Slow-baked salmon with herb butter',
    ingredients: ['800 g salmon fillet', '60 g butter', '2 tbsp dill'],
    steps: [
      'Bring the butter to 65°F or so and beat in the dill.',
      'Heat the oven to 275°F (or 250°F on convection).',
      'Bake for 25 minutes, until the middle hits somewhere between 120 and 125°F.',
    ],
  }),
  bread: listedPost({
    language: 'it',
    title: 'Pane casereccio',
    ingredients: ['500 g di farina', '350 g di acqua', '100 g di lievito madre'],
    steps: [
      'Sciogliete il lievito nell’acqua a 25 °C e impastate.',
      'Fate lievitare a 28 °C per 4 ore nel forno spento con la luce accesa.',
      'Scaldate il forno a 250 °C con la pentola di ghisa dentro.',
      'Cuocete coperto a 240 °C per 25 minuti, poi togliete il coperchio, abbassate a 200 °C e cuocete ancora 20 minuti.',
      'Il pane è cotto quando al cuore segna tra 95 e 97 °C.',
    ],
  }),
  pizza: listedPost({
    language: 'it',
    title: 'Pizza in teglia',
    ingredients: ['500 g di farina forte', '350 ml di acqua'],
    steps: ['Riscaldate il forno al massimo, 250 o 270 °C.', 'Cuocete per 8 minuti.'],
    notes: ['Con il forno a gas partite da 230 °C.', 'Servitela con una birra a 8 gradi.'],
  }),
  tart: listedPost({
    language: 'it',
    title: 'Crostata',
    ingredients: ['300 g di farina', '500 g di ricotta'],
    steps: [
      'Riempite con la ricotta e infornate a 165 °C.',
      'Se usate il ventilato, scendete a 150 °C.',
    ],
  }),
  goulash: listedPost({
    language: 'de',
    title: 'Gulasch aus dem Ofen',
    ingredients: ['1 kg Rindfleisch', '500 ml Brühe'],
    steps: [
      'Ofen auf 160 Grad (Umluft 140) vorheizen.',
      'Mit Brühe zugedeckt 2,5 Stunden schmoren.',
      'Zum Schluss offen bei 180 Grad noch 20 Minuten eindicken. Warmhalten lässt es sich bei 70 Grad.',
    ],
  }),
  cheesecake: listedPost({
    language: 'de',
    title: 'Käsekuchen',
    ingredients: ['1 kg Quark', '4 Eier'],
    steps: [
      'Den Backofen auf 170 °C vorheizen.',
      '15 Minuten backen, dann auf 130 °C reduzieren und weiterbacken, bis die Mitte 68 °C hat.',
    ],
  }),
  churros: listedPost({
    language: 'es',
    title: 'Churros',
    ingredients: ['250 g de harina', '1 l de aceite'],
    steps: [
      'Calienta el aceite entre 180 y 190 grados.',
      'Fríe los churros 3 minutos; si el aceite baja de 170 grados, espera.',
    ],
  }),
  fish: listedPost({
    language: 'es',
    title: 'Lubina a la sal',
    ingredients: ['1 lubina', '2 kg de sal'],
    steps: [
      'Precalienta el horno a 200 grados.',
      'La temperatura en el centro debe llegar a 52-55 °C.',
    ],
  }),
  veal: listedPost({
    language: 'it',
    title: 'Vitello al latte',
    ingredients: ['1 kg di vitello', '500 ml di latte'],
    steps: [
      'Rosolate la carne a fuoco alto.',
      'Aggiungete il latte, abbassate la fiamma al minimo e cuocete coperto.',
      'Togliete la carne quando la sonda segna 63 °C.',
    ],
  }),
  wings: listedPost({
    language: 'en',
    title: 'Twice-fried wings',
    ingredients: ['2 lb wings', '2 qt oil'],
    steps: [
      'Heat the oil to 325°F.',
      'Fry the wings for 8 minutes; the oil should stay above 300°F.',
      'Rest them while the oil climbs to 375°F, then fry again.',
    ],
  }),
} as const;

type Case = readonly [post: keyof typeof posts, asked: string | readonly string[], answer: RegExp];

const cases: readonly Case[] = [
  // A range, whatever stands between its ends.
  ['churros', '¿a qué temperatura el aceite?', /^180 a 190 °C/],
  ['pizza', 'quanto caldo il forno?', /^250-270 °C/],
  ['salmon', 'temp of the middle in C?', /^120 to 125 °F is about 49 to 52 °C/],
  ['tart', 'e se uso il forno ventilato a quanto metto?', /^150 °C/],
  ['tart', 'temperatura del forno?', /^165 °C/],
  // And a gas oven's is none of the others'.
  ['pizza', 'temperatura forno?', /^250-270 °C/],
  // Inside the food, and not.
  ['salmon', 'what should the thermometer say?', /120 and 125°F/],
  ['veal', 'sonda a quanto?', /63 °C/],
  ['fish', '¿qué temperatura dentro del pescado?', /52-55 °C/],
  ['cheesecake', 'kerntemperatur?', /68 °C/],
  // Degrees that could be an oven's are none of a drink.
  ['pizza', 'va bene 200 gradi?', /^250-270 °C/],
  // A flame in words.
  ['veal', 'a che fuoco cuoce con il latte?', /fiamma al minimo/],
];

test.each(cases)('%s: %s', (post, asked, answer) => {
  const talk = conversation(posts[post]);
  const texts = [asked].flat().map((question) => talk(question).text);
  expect(texts.at(-1)).toMatch(answer);
});

test('"final" is a Spanish word too', () => {
  expect(conversation(posts.fish)('y al final?', 'es').language).toBe('es');
});
