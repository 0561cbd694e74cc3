import { asReaders } from '../testing/conversation';
import { loaf, postOf, unreadRecipe } from '../testing/posts';
import { demoPost } from '../demo-post';

const talk = (questions: readonly string[], rest: Parameters<typeof asReaders>[1] = {}) => {
  const ask = asReaders(demoPost, rest);
  const replies = questions.map((question) => ask(question));
  const last = replies.at(-1);
  if (last === undefined) throw new Error('Nothing was asked.');
  return last;
};

const warning = /read every label/;

test('remembers an allergy through the conversation', () => {
  const { text } = talk([
    "I'm allergic to milk.",
    'How long do they fry?',
    'And instead of butter?',
  ]);
  expect(text).toMatch(/Butter: contains milk\./);
  expect(text).toMatch(warning);
  expect(text).not.toMatch(/margarine|ghee/);
});

test('says plainly what the post suggests, and why it is nothing for the reader', () => {
  const { text } = talk(["I'm allergic to dairy. What instead of the milk?"]);
  expect(text).toMatch(/The post suggests \w+\. \w+: contains milk\./);
});

test("keeps the blogger's own answer from those who cannot eat what it offers", () => {
  const house = [{ id: '1', question: 'What can I use instead of oil?', answer: 'Melted butter.' }];
  const asked = 'What can I use instead of oil?';
  expect(talk([asked], { house }).text).toContain('Melted butter');
  expect(talk(["I'm allergic to milk.", asked], { house }).text).not.toContain('Melted');
});

test('shows no link and no post that is against an allergy', () => {
  const links = [
    { label: 'Our favorite almond flour', url: 'https://a.test/', keywords: ['flour'] },
  ];
  const asked = 'How much flour do I need?';
  expect(talk([asked], { links }).links).toHaveLength(1);
  expect(talk(["I'm allergic to tree nuts.", asked], { links }).links).toEqual([]);
});

test('lets almond butter stand for somebody allergic to peanuts, with what it has', () => {
  const asked = 'allergic to peanuts, is almond butter ok instead of the butter?';
  const { text } = talk([asked]);
  expect(text).toMatch(/Almond butter: not known to contain peanut/);
  expect(text).toMatch(/Almond butter: contains tree nuts/);
  expect(text).toMatch(warning);
});

test('tells a fact with a notice where an allergen stands in it', () => {
  const { text, intent } = talk(["I'm allergic to milk.", 'List the ingredients please']);
  expect(intent).toBe('ingredient_list');
  expect(text).toMatch(/contains milk[^]*read every label[^]*ricotta/);
});

test('leaves a fact as it is where none does', () => {
  const asked = 'How much flour do I need?';
  expect(talk(["I'm allergic to sesame.", asked]).text).toBe(talk([asked]).text);
});

test('asks for the food of an allergy that it does not know, and takes the answer', () => {
  const ask = asReaders(demoPost);
  expect(ask('I have an allergy').text).toMatch(/can't tell which food/);
  ask('milk');
  expect(ask('What can I use instead of the butter?').text).toMatch(/Butter: contains milk/);
});

test('lists the allergens of a recipe', () => {
  const { text } = talk(['What allergens are in it?']);
  expect(text).toMatch(/contains gluten/);
  expect(text).toMatch(/contains egg/);
  expect(text).toMatch(/contains milk/);
  expect(text).toMatch(warning);
});

test('binds what is offered by a diet, and tells the recipe as it is', () => {
  const ask = asReaders(loaf);
  const { text } = ask("I'm vegan. What could I use in place of the butter?");
  expect(text).not.toMatch(/margarine|ghee/);
  expect(ask('How much butter is in it?').text).toMatch(/butter/);
});

const stew = postOf(
  unreadRecipe(
    'Prawn stew',
    ['500 g prawns', '1 onion', '100 ml white wine', '2 tbsp fish sauce', '3 tbsp soy sauce'],
    ['Fry the onion, add the rest and simmer for 20 minutes.'],
  ),
  [
    {
      heading: 'Swaps',
      text: 'Use mussels or crab instead of prawns. No wine? Take sherry. Use leeks instead of onion. Instead of soy sauce use tamari.',
    },
  ],
);

test.each<[string, RegExp, RegExp]>([
  ['onions give me hives, what instead of the onion?', /suggests leek/, /• sherry|• mussel/],
  [
    'no crustaceans for me, could I use crab instead of prawns?',
    /• mussel/,
    /• (?:crab|sherry|tamari)/,
  ],
  ["I can't have fish. What instead of the fish sauce?", /• soy sauce/, /tamari|leek/],
  ["I can't eat kiwi, can I add kiwi?", /Kiwi: contains kiwi/, /^The list/],
  ['stone fruit allergy, can I add apricots?', /Apricot: contains stone fruit/, /^The list/],
  ['kiwi allergy, is it safe?', /^The list/, /Kiwi: contains/],
])('%s is answered with what the post says of that food', (asked, told, never) => {
  const { text } = asReaders(stew)(asked);
  expect(text).toMatch(told);
  expect(text).not.toMatch(never);
});

test('takes "for me" beside an allergy for no question on servings', () => {
  const cake = postOf(unreadRecipe('Kuchen', ['2 Bananen'], ['Alles backen.']), [], 'de');
  const { text } = asReaders(cake)('Allergie, daher keine Bananen für mich, was sonst', 'de');
  expect(text).toMatch(/Bananen: enthält Banane/);
});

test('replaces what is asked about, not what names the allergy', () => {
  const { text } = talk(['and the butter? I am also allergic to milk']);
  expect(text).toMatch(/Instead of butter you can use:/);
  expect(text).not.toMatch(/Instead of milk/);
});

test('offers no mussels by itself to those who cannot eat shrimp', () => {
  const post = postOf(unreadRecipe('Stew', ['200 g shrimp'], ['Simmer the shrimp.']));
  const { text } = asReaders(post)('allergic to crustaceans, what instead of the shrimp?');
  expect(text).not.toMatch(/• .*(?:mussel|squid|scallop|clam)/);
});

it.each(['would orange zest be lovely?', 'how about orange zest?'])(
  'judges a food that is offered, and replaces nothing unasked: %s',
  (question) => {
    const { text } = talk(["I'm allergic to milk.", question]);
    expect(text).toMatch(/^Orange zest: not known to contain milk/);
    expect(text).not.toMatch(/butter|instead/i);
  },
);
