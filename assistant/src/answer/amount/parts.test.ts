import type { Post } from '../../post/post';
import { ask, conversation } from '../../testing/conversation';
import { loaf } from '../../testing/posts';

const bun = (text: string, quantity: number, unit: string, item: string, group: string) => ({
  text,
  quantity,
  quantity_max: null,
  unit,
  item,
  note: null,
  group,
});

const buns: Post = {
  ...loaf,
  title: 'Cardamom Buns',
  recipe: loaf.recipe && {
    ...loaf.recipe,
    ingredients: [
      bun('400 g flour', 400, 'g', 'flour', 'For the dough'),
      bun('70 g sugar', 70, 'g', 'sugar', 'For the dough'),
      bun('90 g butter', 90, 'g', 'butter', 'For the dough'),
      bun('60 g soft butter', 60, 'g', 'soft butter', 'For the filling'),
      bun('50 g sugar', 50, 'g', 'sugar', 'For the filling'),
      bun('110 ml still water', 110, 'ml', 'still water', 'For the syrup'),
      bun('200 ml warm water', 200, 'ml', 'warm water', 'For the dough'),
    ],
  },
};

test.each([
  ['how much butter for the filling?', '60 g'],
  ['butter in the dough, how much?', '90 g'],
  ['wie viel Butter kommt in die Füllung?', '60 g'],
  ['combien de beurre dans la garniture ?', '60 g'],
  ['quanto burro per l’impasto?', '90 g'],
  ['cuánto azúcar lleva el relleno?', '50 g'],
  ['quanto açúcar vai no recheio?', '50 g'],
  ['ile masła do nadzienia?', '60 g'],
  ['生地のバターは何グラム？', '90g'],
])('answers %s with the amount of that part', (question, amount) => {
  const { text } = ask(buns, question);
  expect(text).toContain(amount);
  expect(text.match(/\d+ ?g/g)).toHaveLength(1);
});

test.each([
  ['and for the filling?', '60 g'],
  ['und für die Füllung?', '60 g'],
  ['et pour la garniture ?', '60 g'],
])('goes on from one part to the other: %s', (question, amount) => {
  const say = conversation(buns);
  say('how much butter for the dough?');
  expect(say(question).text).toContain(amount);
});

test('lists a part where it has nothing of what was last spoken of', () => {
  const say = conversation(buns);
  say('how much butter for the dough?');
  expect(say('and for the syrup?').text).toContain('110 ml still water');
});

test('takes the ingredient that has more of the words', () => {
  const { text } = ask(buns, 'how much warm water');
  expect(text).toContain('200 ml');
  expect(text).not.toContain('110 ml');
});
