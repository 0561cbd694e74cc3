import { ask } from '../../testing/conversation';
import { listedPost } from '../../testing/listed-post';
import { chicken, ingredientOf, loaf, postOf } from '../../testing/posts';

const spiced = postOf(
  loaf.recipe && {
    ...loaf.recipe,
    ingredients: [
      ingredientOf('2 tsp ground cumin', 2, 'tsp', 'ground cumin'),
      ingredientOf('1 tsp cinnamon', 1, 'tsp', 'cinnamon'),
      ingredientOf('400 g carrots', 400, 'g', 'carrots'),
    ],
  },
);

test.each([
  'which spices are in it?',
  'list the spices used',
  'welche Gewürze brauche ich?',
  '¿qué especias lleva?',
  'quelles épices faut-il ?',
  'quali spezie servono?',
])('lists the ingredients of a kind: %s', (question) => {
  const { intent, text, tier } = ask(spiced, question);
  expect([intent, tier]).toEqual(['ingredient_list', 'post']);
  expect(text).toContain('cumin');
  expect(text).not.toContain('carrots');
});

test('says that there is none of a kind', () => {
  expect(ask(chicken, 'which nuts are in it?').text).not.toMatch(/•/);
});

test('takes olives for olives, not for olive oil', () => {
  const posted = postOf(
    loaf.recipe && {
      ...loaf.recipe,
      ingredients: [
        ingredientOf('3 cucchiai di olio di oliva', 3, 'tbsp', 'olio di oliva'),
        ingredientOf('80 g di olive nere', 80, 'g', 'olive nere'),
      ],
    },
    [],
    'it',
  );
  expect(ask(posted, 'quante olive ci vanno?').sources).toMatchObject([{ number: 2 }]);
});

test('takes eggs for the yolks that a recipe has alone', () => {
  const custard = listedPost({
    language: 'de',
    title: 'Vanillecreme',
    ingredients: ['4 Eigelb', '400 ml Milch'],
    steps: ['Die Milch 9 Minuten erhitzen.', 'Eigelb 3 Minuten rühren.'],
  });
  expect(ask(custard, 'wie lange rühre ich die eier').text).toMatch(/^3 Min/);
});
