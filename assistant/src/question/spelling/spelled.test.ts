import { newMemory } from '../memory';
import { understand } from '../understand';
import { prepare } from '../../retrieval/prepare';
import { ask } from '../../testing/conversation';
import { listedPost } from '../../testing/listed-post';
import { loaf } from '../../testing/posts';

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

const readIn = (post: typeof loaf) => {
  const prepared = prepare(post);
  return (question: string) => understand(question, prepared, newMemory, ['en']).text;
};

test.each([
  ['how many poeple does teh loaf feed', 'how many people does the loaf feed'],
  ['why do i rest the bater', 'why do i rest the batter'],
  ['can i use chicken brests', 'can i use chicken breasts'],
  ['what exaclty do i servee with it', 'what exactly do i serve with it'],
  ['whats the lastest i can start', 'whats the latest i can start'],
  ['what is the diffrence', 'what is the difference'],
  ['wich tempersture', 'wich temperature'],
  ['how much yoghurt', 'how much yogurt'],
])('puts everyday words and words of the post right: %s', (typed, written) => {
  expect(readIn(loaf)(typed)).toBe(written);
});

test.each([
  'is the crumb creamy and crusty or doughy',
  'my friend wants it broiled in a shallow pan',
  "it doesn't brown, couldn't it be tough",
  'super easy dinner for my diner, whether it is thorough',
  'i tried a wood fired oven, i am tired',
  'do i whisk the glaze with a whisky',
  'wie lange backen',
])('leaves other words as they are: %s', (typed) => {
  expect(readIn(loaf)(typed)).toBe(typed);
});

test('takes time in proportion to the words of a question', () => {
  const typed = Array.from({ length: 60 }, (_, at) => `xqzv${'abcdefgh'[at % 8] ?? ''}wk`).join(
    ' ',
  );
  expect(readIn(loaf)(typed)).toBe(typed);
});
