import { ask, conversation } from '../../testing/conversation';
import { ingredientOf, loaf, postOf } from '../../testing/posts';

const cake = postOf(
  loaf.recipe && {
    ...loaf.recipe,
    ingredients: [
      ingredientOf('1/2 cup (113 g) butter', 0.5, 'cup', 'butter'),
      ingredientOf('1 3/4 cups (220 g) plain flour', 1.75, 'cup', 'plain flour'),
      ingredientOf('2 pounds beef, in 500 g pieces', 2, 'lb', 'beef'),
      ingredientOf('2 tins (400 g) chickpeas', 2, 'can', 'chickpeas'),
      ingredientOf('1 cup sugar', 1, 'cup', 'sugar'),
    ],
  },
);

test("gives the post's own figure before one that is worked out", () => {
  const { text, sources } = ask(cake, 'how much butter in grams?');
  expect(text).toBe('½ cup butter is 113 g.');
  expect(sources).toMatchObject([{ kind: 'ingredient', number: 1 }]);
});

test('multiplies it', () => {
  const say = conversation(cake);
  expect(say('double it, in grams').text).toMatch(/1 cup butter \(about 226 g\)/);
  expect(say('how much butter?').text).toContain('226 g');
});

test('takes no figure of something else', () => {
  expect(ask(cake, 'how many grams of beef?').text).toContain('905 g');
  expect(ask(cake, 'how many grams of chickpeas?').text).toContain('2 tins (400 g) chickpeas');
});

test('turns all of the recipe where all is meant', () => {
  const say = conversation(cake);
  say('how much butter?');
  const { text } = say('convert everything to grams');
  expect(text).toContain('113 g');
  expect(text).toContain('1 cup sugar: about 200 g');
});

const drink = postOf(
  loaf.recipe && {
    ...loaf.recipe,
    ingredients: [
      ingredientOf('2 ounces (60 ml) rum', 2, 'oz', 'rum'),
      ingredientOf('3/4 ounce (22 ml) lime juice', 0.75, 'oz', 'lime juice'),
    ],
  },
);

test('shows a figure of the post as it is written', () => {
  expect(ask(drink, 'lime juice in ml?').text).toContain('22 ml');
});

test('knows a line by its amount alone', () => {
  const { text, sources } = ask(drink, '3/4 ounce in ml');
  expect(text).toContain('22 ml');
  expect(sources).toMatchObject([{ number: 2 }]);
});

test('takes an ounce without a food for a fluid one where a volume is wanted', () => {
  expect(ask(drink, '2 oz in tablespoons').text).toContain('4 tbsp');
  expect(ask(drink, '1 oz in grams').text).toContain('28 g');
});
