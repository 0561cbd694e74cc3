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

test.each([[stew, 'combien de parts', /« Pour 6 personnes. »/]])(
  '%#: %s',
  (post, question, text) => {
    expect(ask(post, question).text).toMatch(text);
  },
);

test.each([
  [parmigiana, 'posso saltarlo', /3 minuti\./],
  [noodles, 'hast du noch ein rezept mit käse', /Schritt/],
])('%#: %s, not so', (post, question, wrong) => {
  expect(ask(post, question).text).not.toMatch(wrong);
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
