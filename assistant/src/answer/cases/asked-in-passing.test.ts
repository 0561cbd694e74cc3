import { conversation } from '../../testing/conversation';
import { listedPost } from '../../testing/listed-post';

/** Dishes whose posts say little, asked what readers ask in passing. */
const posts = {
  noodles: listedPost({
    language: 'en',
    title: 'Noodles',
    ingredients: ['250 g noodles', '2 tbsp soy sauce', '200 g spinach', '1 tsp dried oregano'],
    steps: ['Whisk soy sauce with 3 tbsp of warm water.', 'Boil the noodles and the spinach.'],
  }),
  bread: listedPost({
    language: 'de',
    title: 'Kürbisbrot mit Walnüssen',
    ingredients: ['500 g Mehl', '1 Würfel Hefe', '80 g Walnüsse', '120 ml Milch'],
    steps: [
      'Hefe in der lauwarmen Milch auflösen, mit Mehl kneten.',
      'Bei 190 °C 45 Minuten backen.',
    ],
    notes: ['Statt Walnüssen schmecken Kürbiskerne. Das Brot hält in ein Tuch gewickelt 4 Tage.'],
  }),
  flan: listedPost({
    language: 'es',
    title: 'Flan de café',
    ingredients: ['500 ml de leche', '4 huevos', '150 g de azúcar'],
    steps: [
      'Carameliza 50 g de azúcar y reparte el caramelo en 6 flaneras.',
      'Bate los huevos con el resto del azúcar y añade la leche.',
    ],
  }),
  gratin: listedPost({
    language: 'fr',
    title: 'Gratin de courgettes au chèvre',
    ingredients: ['1 kg de courgettes', '150 g de chèvre frais'],
    steps: ['Coupez les courgettes en rondelles.'],
  }),
  pie: listedPost({
    language: 'it',
    title: 'Torta salata di bietole',
    ingredients: ['600 g di bietole', '250 g di ricotta'],
    steps: ['Lessate le bietole 5 minuti.'],
    notes: ['Con la pasta brisée viene più rustica.'],
  }),
  cake: listedPost({
    language: 'pt',
    title: 'Bolo de fubá',
    ingredients: ['3 ovos', '1 litro de leite'],
    steps: ['Bata tudo.'],
  }),
  lentils: listedPost({
    language: 'pl',
    title: 'Pasztet z soczewicy',
    ingredients: ['300 g soczewicy'],
    steps: ['Piecz w keksówce przez 50 minut.'],
  }),
  tofu: listedPost({
    language: 'ja',
    title: '豆腐チーズケーキ',
    ingredients: ['絹ごし豆腐 300g', 'クリームチーズ 200g'],
    steps: ['豆腐はしっかり水切りする。'],
    notes: ['木綿豆腐でも作れる。冷蔵で3日保存できる。'],
  }),
} as const;

test.each([
  // Nothing of it in the tables: how warm a step says it is, not the oven.
  ['bread', 'wie warm muss die Milch sein', /lauwarmen Milch/],
  // The part of an ingredient that goes into what is named.
  ['flan', '¿cuánto azúcar para el caramelo?', /50 g de azúcar/],
  ['flan', '¿cuánto azúcar?', /150 g/],
  // Each sentence of the post once.
  ['bread', 'womit Walnüsse ersetzen', /^[^„]*„[^„]*Kürbiskerne[^„]*$/],
  ['noodles', 'dried oregano?', /1 tsp/],
  ['lentils', 'jaka forma?', /keksówce/],
  ['pie', 'avete altre torte salate?', /altra ricetta/],
  ['pie', 'e la brisée?', /pasta brisée/],
  // Of cooking, though it names nothing that is known.
  ['flan', '¿puedo poner sacarina?', /La entrada no lo dice/],
  ['flan', '¿por qué me salen burbujas?', /La entrada no lo dice/],
  ['cake', 'posso por goiabada?', /O post não diz isso/],
  ['cake', 'quem descobriu o Brasil?', /cozinha/],
  // 豆腐 is not rotten, and 水切り is no water.
  ['tofu', '木綿豆腐でもいい？', /木綿豆腐でも作れる/],
  ['tofu', '水切りは必要？', /水切りする/],
] as const)('%s: %s', (post, question, answer) => {
  expect(conversation(posts[post])(question).text).toMatch(answer);
});

const custard = listedPost({
  language: 'en',
  title: 'Custard',
  ingredients: ['300 ml whole milk', '4 eggs', '80 g plain flour', '2 tbsp vinegar'],
  steps: ['Whisk the milk with the eggs for 2 minutes.', 'Stir in the vinegar, form 20 balls.'],
});

test.each([
  [['can I use almond milk?'], /^Yes, almond milk[^]*300 ml almond milk/],
  [['almond milk instead of milk?'], /^Yes, almond milk/],
  [['for 2 eggs how much flour?'], /40 g plain flour/],
  [['for 4 people how much flour?'], /does not say how many/],
  [['how many balls does it make?'], /20 balls/],
] as const)('%s', (asked, answer) => {
  const talk = conversation(custard);
  expect(asked.map((question) => talk(question).text).at(-1)).toMatch(answer);
});

const soup = listedPost({
  language: 'de',
  title: 'Linsensuppe',
  ingredients: ['250 g Tellerlinsen', '2 Möhren', '1,2 l Gemüsebrühe'],
  steps: ['Möhren 5 Minuten andünsten.', 'Linsen und Brühe zugeben, 35 Minuten köcheln lassen.'],
});

test('a short end names a compound', () => {
  expect(conversation(soup)('Wie viel Brühe?').text).toMatch(/1,2 l Gemüsebrühe/);
});
