import { ask } from '../testing/conversation';
import { listedPost } from '../testing/listed-post';
import { loaf } from '../testing/posts';

test.each([
  ['how much yogrt', 'Greek yogurt'],
  ['how many wallnuts', 'walnuts'],
  ['how much vanila goes in', 'vanilla extract'],
])('understands a misspelt ingredient: %s', (question, item) => {
  expect(ask(loaf, question)).toMatchObject({
    intent: 'amount',
    text: expect.stringContaining(item),
  });
});

test.each(['which one is better?', 'how much batter is there', 'how much sauage do I add'])(
  'takes no other word for an ingredient: %s',
  (question) => {
    expect(ask(loaf, question).text).not.toMatch(/butter|sugar|walnuts/);
  },
);

const blancmange = listedPost({
  language: 'en',
  title: 'Blancmange with leeks',
  ingredients: ['4 tbsp cornstarch', '200 g flour', '3 leeks', '500 ml milk'],
  steps: ['Stir and boil.'],
});

test.each([
  ['corn strach amount?', 'cornstarch'],
  ['how much flower goes in', 'flour'],
  ['how many leaks do i need', 'leeks'],
  ['how many gramms of flower', '200 g'],
])(
  'understands what the kitchen calls the ingredient, or what sounds like it: %s',
  (question, item) => {
    expect(ask(blancmange, question).text).toContain(item);
  },
);

test('takes no word that the post has for another that sounds like it', () => {
  const salad = listedPost({
    language: 'en',
    title: 'Nasturtium flower fritters',
    ingredients: ['12 nasturtium flowers', '100 g flour'],
    steps: ['Dip each flower.'],
  });
  expect(ask(salad, 'how many flowers').text).not.toContain('100 g');
});
