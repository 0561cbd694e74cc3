import { ask, conversation } from '../../testing/conversation';
import { listedPost } from '../../testing/listed-post';

/** What the writer says of another food goes before the kitchen's table, however it is said. */
const croquettes = listedPost({
  language: 'es',
  title: 'Croquetas de jamón',
  ingredients: ['750 ml de leche', '150 g de jamón serrano', '2 huevos'],
  steps: ['Verter la leche y cocer 12 minutos.', 'Incorporar el jamón y freír 2 minutos.'],
  notes: ['Con pollo asado también quedan bien, y entonces hace falta menos leche.'],
});

const noodles = listedPost({
  language: 'ja',
  title: '照り焼き丼',
  ingredients: ['鶏もも肉 400g', '温泉卵 2個', '醤油 大さじ3'],
  steps: ['鶏肉を焼く。', '醤油を入れて3分煮詰める。'],
  notes: [
    '温泉卵はなくてもおいしいです。',
    'グルテンフリーにするなら、醤油をたまり醤油に替えてください。',
  ],
});

const stew = listedPost({
  language: 'en',
  title: 'Apple and bean stew',
  ingredients: ['2 apples', '1 tin beans', '150 g Greek yogurt'],
  steps: ['Simmer the apples and beans for 20 minutes.', 'Serve with the yogurt.'],
  notes: ['Pears are lovely too.', 'Coconut yogurt keeps the whole thing vegan.'],
});

test.each([
  [noodles, '温泉卵なしでもいい？', 'なくても'],
  [noodles, 'グルテンフリーにできますか', 'たまり醤油'],
])('%#: %s: %s', (post, question, told) => {
  expect(ask(post, question)).toMatchObject({ tier: 'post', text: expect.stringContaining(told) });
});

test('takes a correction for what was meant before', () => {
  const next = conversation(croquettes);
  next('cuánta leche');
  expect(next('no, me refiero a los huevos').text).toContain('2 huevos');
});

test('asks for no time where a follow-up is on a diet', () => {
  const next = conversation(stew);
  next('how long does it simmer');
  expect(next('and without dairy?').intent).not.toBe('duration');
});

const plait = listedPost({
  language: 'de',
  title: 'Hefezopf',
  ingredients: ['500 g Mehl', '1 Würfel frische Hefe', '250 ml Milch', '100 g Rosinen', '3 EL Rum'],
  steps: ['Rosinen im Rum einweichen.', 'Teig kneten und bei 180 °C 30 Minuten backen.'],
  notes: [
    'Statt frischer Hefe geht auch ein Päckchen Trockenhefe.',
    'Für Kinder die Rosinen in Apfelsaft einlegen.',
    'Mit Hafermilch wird er milchfrei.',
  ],
});

const oats = listedPost({
  language: 'en',
  title: 'Baked oats',
  ingredients: ['200 g oats', '500 ml milk', '50 g walnuts'],
  steps: ['Mix all and bake for 40 minutes.'],
  notes: ['For a vegan version use almond milk.', 'Ready within a day.'],
});

test.each([
  [plait, 'rum weglassen?', 'Apfelsaft'],
  [plait, 'hab nur trockenhefe, wieviel', 'ein Päckchen'],
  [plait, 'laktosefrei möglich?', 'Hafermilch'],
])('quotes a way that is told otherwise: %#: %s: %s', (post, question, told) => {
  expect(ask(post, question)).toMatchObject({ tier: 'post', text: expect.stringContaining(told) });
});

test('offers no almond milk to those who ask for no nuts', () => {
  expect(ask(oats, 'nut free option for walnuts').text).not.toContain('almond');
  expect(ask(oats, 'vegan option?').text).toContain('almond');
});
