import { ask, asReaders } from '../../testing/conversation';
import { loaf } from '../../testing/posts';

test.each([
  'how many people does the loaf feed',
  'how many poeple does this serve',
  'thats for how many',
  'for how many people is it',
  'how many does it feed',
  'für wie viele ist das?',
  'wie viele Leute werden davon satt',
  '¿para cuántos es?',
  '¿cuántas personas comen?',
  'c’est pour combien ?',
  'pour combien de personnes ?',
  'per quante persone è?',
  'para quantas pessoas dá?',
  'na ile osób jest ten przepis?',
  '何人分ですか',
])('answers with the yield of the card: %s', (question) => {
  expect(ask(loaf, question)).toMatchObject({
    intent: 'scale',
    tier: 'post',
    text: expect.stringContaining('8 slices'),
  });
});

test.each([
  ['just me and my husband, how much flour', '½ cup'],
  ['how much flour just for me', '¼ cup'],
  ['wie viel Mehl für mich und meinen Mann', '½ Cup'],
  ['¿cuánta harina para mi marido y para mí?', '½ taza'],
  ['combien de farine pour mon mari et moi', '½ cup'],
  ['quanta farina per me e mio marito', '½ cup'],
  ['quanta farinha para mim e meu marido', '½ xícara'],
  ['ile mąki dla mnie i mojego męża', '½'],
  ['how much flour for 16 people', '4 cups'],
])('scales to a figure of the reader: %s', (question, amount) => {
  expect(ask(loaf, question).text).toContain(amount);
});

test.each(['for how many minutes do i bake it', 'pour combien de temps au four'])(
  'takes no time for it: %s',
  (question) => {
    expect(asReaders(loaf)(question).intent).not.toBe('scale');
  },
);
