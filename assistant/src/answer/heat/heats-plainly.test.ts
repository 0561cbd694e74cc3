import { ask } from '../../testing/conversation';
import { listedPost } from '../../testing/listed-post';

/** Questions on heats in words that readers use and rules had not. */
const posts = {
  en: listedPost({
    language: 'en',
    title: 'Roast pork',
    ingredients: ['2 kg pork shoulder', '4 eggs', '200 ml milk'],
    steps: [
      'Heat the oven to 475°F (240°C, gas mark 9) and roast for 30 minutes.',
      'Turn the oven down to 325°F (160°C) and roast for 3 hours, until a thermometer reads 195°F.',
      'Heat the oil to 350°F and fry the crackling.',
    ],
    notes: ['Fan oven: 220°C first, then 140°C.', 'The eggs should be warm, about 20°C.'],
  }),
  sponge: listedPost({
    language: 'en',
    title: 'Sponge',
    ingredients: ['4 eggs'],
    steps: ['Preheat the oven to 180°C/160°C fan/gas 4.', 'Bake for 20 minutes.'],
    notes: ['Eggs at room temperature, about 20°C, are best.'],
  }),
  it: listedPost({
    language: 'it',
    title: 'Pollo al forno',
    ingredients: ['1 kg di pollo', '1 l di olio di arachidi', '220 ml di latte'],
    steps: [
      'Scaldate il latte a 35 °C.',
      'Preriscaldate il forno a 220 °C e infornate per 20 minuti.',
      'Scaldate l’olio a 170 °C e friggete le patate.',
      'Cuocete la crema fino a 82 °C con il latte.',
    ],
    notes: ['Forno a gas: tacca 7.', 'Con il forno ventilato: 200 °C e poi 160 °C.'],
  }),
  es: listedPost({
    language: 'es',
    title: 'Cordero asado',
    ingredients: ['2 kg de cordero'],
    steps: ['Precalienta el horno a 200 °C.', 'Baja a 150 °C y asa 2 horas.'],
    notes: ['Con ventilador, 20 grados menos.', 'Horno de gas: posición 6.'],
  }),
  fr: listedPost({
    language: 'fr',
    title: 'Tarte au citron',
    ingredients: ['80 g de sucre glace', '100 g de sucre'],
    steps: ['Cuire à blanc 20 minutes à 170 °C (thermostat 5-6).', 'Cuire le sucre à 118 °C.'],
  }),
  pt: listedPost({
    language: 'pt',
    title: 'Bolo',
    ingredients: ['4 ovos'],
    steps: ['Pré-aqueça o forno a 180 °C.'],
    notes: ['Em forno a gás use fogo médio.'],
  }),
  pl: listedPost({
    language: 'pl',
    title: 'Sernik',
    ingredients: ['1 kg twarogu'],
    steps: ['Piekarnik nagrzej do 180 °C i piecz godzinę.'],
  }),
  ja: listedPost({
    language: 'ja',
    title: '鶏の唐揚げ',
    ingredients: ['鶏もも肉 600g'],
    steps: ['油を160℃に熱し、4分揚げる。', '油を190℃に上げ、1分揚げる。'],
  }),
} as const;

test.each([
  ['en', 'internal temp in celsius', /^195 °F is about 91 °C/],
  ['it', 'a quanto friggo', /^170 °C/],
  // Of an ingredient, not of the oven.
  ['sponge', 'how warm should the eggs be', /about 20°C/],
  ['it', 'quanto deve essere caldo il latte', /35 °C/],
  ['it', 'olio a 160 va bene?', /^170 °C/],
  // Gas ovens: the mark of the post, else the official one.
  ['sponge', 'gas mark please', /[Gg]as mark 4/],
  ['en', '325f to gas', /[Gg]as mark 3/],
  ['es', '150 grados qué número de gas', /[Gg]as mark 2/],
  ['pl', 'piekarnik gazowy?', /[Gg]as mark 4/],
  // A scale by its letter.
  ['it', '170 gradi in F', /338 °F/],
  ['fr', '118 en F', /244 °F/],
  ['es', '200 grados en F', /392 °F/],
] as const)('%s: %s', (post, question, answer) => {
  expect(ask(posts[post], question).text).toMatch(answer);
});

test('an oven of 200 °F has no gas mark, and no other amount is turned instead', () => {
  expect(ask(posts.en, 'whats 200F in gas').text).not.toContain('Converted');
});

test('"glace" is icing sugar, not how cold it is', () => {
  expect(ask(posts.fr, 'what temp for the sugar').text).not.toContain('sucre glace');
});

const bread = listedPost({
  language: 'en',
  title: 'Banana bread',
  ingredients: ['3 bananas', '1 stick butter'],
  steps: ['Preheat oven to 350°F.', 'Bake 55 minutes; internal temperature should be 200°F.'],
  notes: ['For convection lower the oven by 25 degrees.'],
});

test('what is inside the bread, and by how much to go down, is no heat to set', () => {
  expect(ask(bread, 'what gas mark').text).toMatch(/^350 °F is gas mark 4/);
  expect(ask(bread, 'fan oven in C').text).not.toContain('-4 °C');
});

test('a stick of nothing named is butter', () => {
  expect(ask(bread, '1 stick is what in tablespoons').text).toContain('8 tbsp');
});

test.each([
  ['it', 'forno ventilato?', '200 °C'],
  ['pl', 'termoobieg', '160 °C'],
] as const)('a fan named alone asks for its heat: %s, %s', (post, question, answer) => {
  expect(ask(posts[post], question).text).toContain(answer);
});

const gratin = listedPost({
  language: 'de',
  title: 'Gratin',
  ingredients: ['400 ml Sahne'],
  steps: ['Ofen auf 180 Grad Umluft vorheizen.', 'Sahne bei mittlerer Hitze erwärmen.'],
});

test('the oven’s own heating is no flame', () => {
  expect(ask(gratin, 'Ober-/Unterhitze?').text).toMatch(/^180 °C/);
});

const buns = listedPost({
  language: 'pl',
  title: 'Bułki',
  ingredients: ['250 ml mleka'],
  steps: ['Mleko podgrzej do 37 °C.', 'Piecz w 190 °C.'],
  notes: ['Można zamrozić po upieczeniu, odgrzać w 150 °C.'],
});

test('what was frozen is warmed up at its own heat', () => {
  expect(ask(buns, 'na ile stopni odgrzać').text).toContain('150 °C');
});
