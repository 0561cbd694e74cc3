import { newMemory } from '../question/memory';
import { understand } from '../question/understand';
import { prepare } from '../retrieval/prepare';
import { ask } from '../testing/conversation';
import { listedPost } from '../testing/listed-post';
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

const dal = listedPost({
  language: 'en',
  title: 'Lentil dal',
  ingredients: ['300 g red lentils', '1 l water', '2 onions'],
  steps: [
    'Boil the lentils until soft.',
    'Reduce the juices in a wide pan.',
    'Put a spoonful of chutney in each bowl.',
  ],
  notes: [
    'The whole effort is ten minutes; the pot does the rest.',
    'They float after 3 minutes.',
    'There is always gravy left for the rice.',
  ],
});

it.each([
  ['a time that "how much" asks for', 'how much hands-on time', 'ten minutes'],
  ['a thing that the post calls like a food', 'how do you thicken the gravy', 'in a wide pan'],
  ['an amount in spoons without a number', 'how much chutney in each', 'spoonful of chutney'],
  ['a time asked with small words', 'how long till they float', '3 minutes'],
])('quotes %s', (_what, question, told) => {
  const { text, tier } = ask(dal, question);
  expect(text).toContain(told);
  expect(tier).toBe('post');
});

it('takes what stands under a lack for no time of those without it', () => {
  const pitta = postOf(
    unreadRecipe('Pitta', ['500 g flour'], ['Knead the dough.', 'Slide them in; they swell.']),
    [{ heading: 'No swelling?', text: 'In a cold house the dough stretches to 6 hours.' }],
  );
  expect(ask(pitta, 'how long till they swell').text).not.toContain('6 hours');
});

it('quotes what a heading allows to leave out', () => {
  const muffins = postOf(
    unreadRecipe('Muffins', ['300 g flour'], ['Stir.', 'Cover with crumble.']),
    [{ heading: 'Can I leave off the crumble?', text: 'Scatter flaked almonds over them.' }],
  );
  expect(ask(muffins, 'can i skip the streusel').text).toContain('flaked almonds');
});

it('takes no word such as "stuff" for a deed of several words', () => {
  const scones = postOf(unreadRecipe('Scones', ['300 g flour'], ['Stir.', 'Bake.']), [
    { heading: null, text: 'The dry things can be whisked a week early and kept in a bag.' },
  ]);
  expect(ask(scones, 'how far in advance can i whisk the dry stuff').text).toContain(
    'a week early',
  );
});

it('quotes that a time stays the same', () => {
  const tart = postOf(unreadRecipe('Tart', ['300 g flour'], ['Stir.', 'Bake for 40 minutes.']), [
    { heading: null, text: 'Ramekins hold half of it; the baking time is the same.' },
  ]);
  expect(ask(tart, 'how long in ramekins').text).toContain('the same');
});
