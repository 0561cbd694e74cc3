import { newMemory } from '../question/memory';
import { understand } from '../question/understand';
import { prepare } from '../retrieval/prepare';
import { ask } from '../testing/conversation';
import { postOf, unreadRecipe } from '../testing/posts';

const orzo = postOf(
  unreadRecipe(
    'Sausage orzo',
    ['1 lb sausage', '300 g orzo', '1 tsp smoked paprika', '1 tbsp baking powder'],
    ['Brown the sausage for 4 minutes.', 'Cook the orzo for 9 minutes.', 'Bake for 22 minutes.'],
  ),
  [
    { heading: null, text: 'The leeks bring all the sugar there is.' },
    { heading: null, text: 'Turkey sausage is fine, with another spoon of oil.' },
    { heading: null, text: 'It travels unharmed, wrapped in paper.' },
    { heading: null, text: 'Eight minutes in a hot oven bring frozen pieces back.' },
    { heading: null, text: 'For mini tins, bake for 11 minutes.' },
  ],
);

it.each([
  ['a food that the recipe has not', 'do i need to add any sugar', 'bring all the sugar'],
  ['what no word of cooking names', 'shipping?', 'unharmed'],
  ['warming up, before the table', 'from frozen how do i warm it', 'Eight minutes'],
])('quotes what the post tells of %s', (_what, question, told) => {
  const { text, tier } = ask(orzo, question);
  expect(text).toContain(told);
  expect(tier).toBe('post');
});

it.each(['how much turkey', 'what is the weather like', 'who won the match by two goals'])(
  'still says that the post lacks it: %s',
  (question) => {
    expect(ask(orzo, question).tier).toBe('refusal');
  },
);

it('quotes what the post tells of keeping a part, before the table', () => {
  const noodles = postOf(
    unreadRecipe('Peanut noodles', ['2 tbsp soy sauce'], ['Whisk the sauce.', 'Toss it all.']),
    [{ heading: null, text: 'Sauce is good for a week in a jar.' }],
  );
  expect(ask(noodles, 'does the sauce keep').text).toContain('a week in a jar');
});

it.each(['bake time for the tiny ones', 'how long do i smoke it'])(
  'takes a verb for no describing word of an ingredient: %s',
  (question) => {
    expect(understand(question, prepare(orzo), newMemory, []).ingredients).toEqual([]);
  },
);
