import { ask, conversation } from '../../testing/conversation';
import { listedPost } from '../../testing/listed-post';

const parmigiana = listedPost({
  language: 'it',
  title: 'Parmigiana di melanzane',
  ingredients: ['3 melanzane', '700 ml di passata', '250 g di mozzarella', '80 g di parmigiano'],
  steps: [
    'Affettate le melanzane e fatele spurgare per 1 ora.',
    'Unite la passata e cuocete il sugo per 25 minuti a fuoco basso.',
    'Friggete le melanzane in olio a 170 °C per 3 minuti per lato.',
    'Infornate a 190 °C in forno statico per 35 minuti.',
  ],
  notes: ['Al posto della mozzarella potete usare la provola.'],
});

const stew = listedPost({
  language: 'fr',
  title: 'Blanquette de veau',
  ingredients: ['1 kg de veau', '2 carottes', '15 cl de crème'],
  steps: ['Couvrir le veau d’eau.', 'Laisser mijoter 1 h 30 à couvert.', 'Lier avec la crème.'],
  notes: ['Se garde 3 jours au frais ; la congeler sans la crème.', 'Pour 6 personnes.'],
});

const noodles = listedPost({
  language: 'de',
  title: 'Käsespätzle',
  ingredients: ['400 g Mehl', '4 Eier', '250 g Bergkäse', '3 Zwiebeln'],
  steps: [
    'Mehl und Eier zu einem Teig schlagen.',
    'Die Zwiebeln 20 Minuten rösten.',
    'Spätzle und Käse schichten und bei 180 °C 10 Minuten überbacken.',
  ],
});

const thighs = listedPost({
  language: 'en',
  title: 'Harissa Chicken',
  ingredients: ['8 chicken thighs', '2 cans chickpeas'],
  steps: [
    'Heat the oven to 425°F. Toss the chickpeas on a sheet pan.',
    'Roast the thighs for 35 minutes, until a thermometer reads 175°F.',
  ],
  notes: ['Boneless thighs work too; roast them for 25 minutes.'],
});

test.each([
  [parmigiana, 'quanto cuoce', /^35 minuti/],
  [parmigiana, 'quanti gradi', /^190 °C/],
  [parmigiana, 'che formaggio posso mettere', /provola/],
  [parmigiana, 'cosa ci metto accanto', /altra ricetta/],
  [stew, 'combien de temps mijote le veau', /^1 heure 30 minutes/],
  [stew, 'combien de parts', /« Pour 6 personnes. »/],
  [noodles, 'geht gouda', /• 250 g Gouda/],
])('%#: %s', (post, question, text) => {
  expect(ask(post, question).text).toMatch(text);
});

test.each([
  [parmigiana, 'posso saltarlo', /3 minuti\./],
  [stew, 'sans crème ?', /congeler/],
  [noodles, 'zwiebeln werden schwarz', /Du brauchst/],
  [noodles, 'hast du noch ein rezept mit käse', /Schritt/],
])('%#: %s, not so', (post, question, wrong) => {
  expect(ask(post, question).text).not.toMatch(wrong);
});

test('a heat after a time is of the oven, not inside', () => {
  const say = conversation(thighs);
  say('and how long');
  say('what about boneless ones');
  expect(say('and at what temperature then').text).toMatch(/^425 °F/);
});

const sandwich = listedPost({
  language: 'en',
  title: 'Fried Chicken Sandwich',
  ingredients: ['4 chicken thighs', '1 quart oil', '4 buns'],
  steps: [
    'Heat the oil to 350°F in a heavy pot.',
    'Fry the thighs for 7 minutes.',
    'Keep warm in a 200°F oven.',
  ],
});

const bread = listedPost({
  language: 'it',
  title: 'Pane casereccio',
  ingredients: ['500 g di farina', '350 ml di acqua'],
  steps: [
    'Impastate e fate lievitare 2 ore.',
    'Cuocete a 250 °C per 25 minuti, poi abbassate a 210 °C e proseguite 20 minuti.',
  ],
});

const tart = listedPost({
  language: 'it',
  title: 'Crostata alla crema',
  ingredients: ['300 g di farina', '500 ml di latte'],
  steps: [
    'Stendete la frolla e cuocetela in forno a 175 °C per 15 minuti.',
    'Versate la crema e finite in forno a 160 °C per 25 minuti.',
  ],
});

test.each([
  [tart, 'temperatura del forno', /^175 °C .* 160 °C/],
  [tart, 'a quanto finisco in forno', /^160 °C/],
  [sandwich, 'temperature?', /^350 °F/],
  [bread, 'a quanti gradi i primi 25 minuti', /^250 °C \(circa 480 °F\)\./],
  [bread, 'a quanti gradi gli ultimi minuti', /^210 °C/],
])('%#: %s', (post, question, text) => {
  expect(ask(post, question).text).toMatch(text);
});

test('per side asks for a time', () => {
  const say = conversation(parmigiana);
  say('a che temperatura l’olio');
  expect(say('e quanto per lato').text).toMatch(/^3 minuti/);
});

test('another flour is taken for the flour, whatever was spoken of', () => {
  const say = conversation(noodles);
  say('ohne ei');
  expect(say('mit dinkelmehl').text).toMatch(/Mehl kannst du nehmen/);
});

test('after a question on freezing, what is left out is so for freezing', () => {
  const say = conversation(stew);
  say('je peux la congeler ?', 'fr');
  expect(say('et sans crème ?', 'fr').text).toMatch(/la congeler sans la crème/);
});
