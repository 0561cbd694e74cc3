import { languages } from '../../language/languages';
import { knowledgeIn } from '../../knowledge/knowledge';
import { ask, conversation } from '../../testing/conversation';
import { loaf, postOf, unreadRecipe } from '../../testing/posts';
import { dishCards } from './dish-cards';
import { roast, stew } from '../../testing/advice-posts';

const english = knowledgeIn('en').advice;
const slotsOf = (text = '') => (text.match(/\{\w+\}/g) ?? []).toSorted();

test.each(languages)('has the same cards with the same slots in %s', (language) => {
  const { cards } = knowledgeIn(language).advice;
  expect([...cards.keys()].toSorted()).toEqual([...english.cards.keys()].toSorted());
  for (const [id, text] of cards) expect(slotsOf(text)).toEqual(slotsOf(english.cards.get(id)));
});

test('has a card for each kind of dish of each topic', () => {
  const ids = Object.values(dishCards).flatMap((rows) => rows.map(([id]) => id));
  expect(ids.filter((id) => !english.cards.has(id))).toEqual([]);
});

const alike: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /mashed potatoes or crusty bread/,
    [
      'what goes with it?',
      'What should I serve with this?',
      'what do i servee with the stew',
      "what's a good side dish",
      'side dish ideas?',
      'whats good with this',
      'any suggestions for sides',
    ],
  ],
  [
    /Merlot/,
    ['what wine goes with this', 'which beer or wine with the stew?', 'what to drink with it'],
  ],
  [/lower temperature high up/, ['we live at 6000 ft, any changes?', 'high altitude tips?']],
  [
    /cooks? covered on low|covered on low/,
    ['can i make this in a slow cooker', 'crock pot version?'],
  ],
  [/chart/, ['can I do it in the instant pot?', 'does it work in a pressure cooker']],
  [/simmer without a lid/, ['how do i make it thicker', 'how can I thicken the sauce?']],
  [/splash of hot water/, ['how do I thin it out?', 'can I make it thinner']],
  [/Use less oil/, ['how do i make it healthier', 'lower fat version?']],
  [/lowest heat/, ['how do I keep it warm for guests']],
  [
    /Nothing in the recipe is hot/,
    ['how spicy is it?', 'is it very spicy', 'is this kid friendly?'],
  ],
  [/Beef: It is what/, ['can I leave out the beef?']],
  [
    /flavor only/,
    ['can i skip the thyme', 'can I make it without thyme?', 'ok to omit the thyme?'],
  ],
  [/reheats well/, ['can I make it the day before?', 'can i prep this ahead of time']],
];

test.each(alike.flatMap(([answer, all]) => all.map((question) => [question, answer] as const)))(
  'advises on a stew: %s',
  (question, answer) => {
    expect(ask(stew, question)).toMatchObject({
      tier: 'general',
      isUnanswered: true,
      text: expect.stringMatching(answer),
    });
  },
);

test.each([
  ['can I make it less sweet', /little of the sugar/],
  ['can I skip the baking powder?', /makes the dough rise/],
  ['how sweet is it', /sweetness comes from .*sugar/],
  ['should I serve it warm or cold?', /room temperature/],
  ['I live at 2000 m altitude, what do I change?', /a little less baking powder/],
  ['what goes well with it', /berries/],
  ['can i bake this in the air fryer', /350 °F in the oven becomes about 325 °F/],
])('advises on a cake: %s', (question, answer) => {
  expect(ask(loaf, question)).toMatchObject({
    tier: 'general',
    text: expect.stringMatching(answer),
  });
});

test('an oven that an air fryer stands in for is set lower, by the recipe', () => {
  const { text, sources } = ask(roast, 'can i do these in the air fryer?');
  expect(text).toMatch(/220 °C in the oven becomes about 200 °C/);
  expect(sources.map(({ kind }) => kind)).toEqual(['step', 'kitchen']);
});

test('what the post says on it goes first', () => {
  const told = postOf(stew.recipe, [
    { heading: 'What to serve with it', text: 'We love dumplings here.' },
    { heading: 'Notes', text: 'A pint of stout is what I pour. It goes with stout so well.' },
    { heading: 'Swaps', text: 'The thyme can be left out or swapped for bay.' },
  ]);
  expect(ask(told, 'what goes with it?')).toMatchObject({
    tier: 'post',
    text: expect.stringMatching(/dumplings/),
  });
  expect(ask(told, 'which beer goes with it?')).toMatchObject({
    tier: 'post',
    text: expect.stringMatching(/stout/),
  });
  expect(ask(told, 'can I leave out the thyme?')).toMatchObject({
    tier: 'post',
    text: expect.stringMatching(/left out/),
  });
});

test('names what is hot, strong or risky for children', () => {
  const hot = postOf(
    unreadRecipe(
      'Bean Chili',
      [
        '2 jalapeños, chopped',
        '1 pinch cayenne pepper',
        '200 ml beer',
        '2 cans beans',
        '1 tbsp honey',
      ],
      ['Simmer it all.'],
    ),
  );
  expect(ask(hot, 'how spicy is it?').text).toMatch(/2 jalapeños.*expect medium heat.*milder/s);
  expect(ask(hot, 'is it ok for kids?').text).toMatch(
    /jalapeños.*alcohol \(200 ml beer\).*one year/s,
  );
  expect(ask(hot, 'how can I make it milder').text).toMatch(
    /use less of this.*jalapeños.*[Yy]ogurt/s,
  );
});

test('what makes a preserve keep must stay', () => {
  const jam = postOf(
    unreadRecipe('Plum Jam', ['1 kg plums', '500 g sugar', '2 tbsp lemon juice'], ['Boil it.']),
  );
  const pickles = postOf(
    unreadRecipe('Pickled Cucumbers', ['1 kg cucumbers', '500 ml vinegar', '30 g salt'], ['Boil.']),
  );
  for (const [post, food] of [
    [jam, 'lemon juice'],
    [jam, 'sugar'],
    [pickles, 'vinegar'],
    [pickles, 'salt'],
  ] as const) {
    expect(ask(post, `can I leave out the ${food}?`).text).not.toMatch(/you can leave it out|Yes/);
  }
});

const allergic = [
  ["I'm allergic to milk. what goes with it?", /yogurt|butter|sour cream|cheese/i],
  ['I am allergic to milk. How do I make it creamier?', /yogurt|butter|sour cream|cheese/i],
] as const;

test.each(allergic)('offers nothing that the reader cannot eat: %s', (question, food) => {
  const talk = conversation(stew);
  expect(talk(question).text).not.toMatch(food);
  expect(talk('how do I make it creamier?').text).not.toMatch(food);
  expect(talk('how can i make it milder?').text).not.toMatch(/yogurt|cream or/i);
});

test('offers no alcohol to who drinks none', () => {
  const talk = conversation(stew);
  talk('I am pregnant');
  expect(talk('what drink goes with it?').text).not.toMatch(/wine|beer/i);
});

test('tells of boiling dried beans before they go into a slow cooker', () => {
  const chili = postOf(
    unreadRecipe(
      'Bean Stew',
      ['300 g dried kidney beans', '1 onion', '500 ml stock'],
      ['Boil the beans for 10 minutes.', 'Simmer everything for 1 hour.'],
    ),
  );
  const question = 'can i make this in a slow cooker';
  expect(ask(chili, question).text).toMatch(/^Yes: .*\n.*boil/is);
  expect(ask(stew, question).text).not.toMatch(/beans/);
});

const mousse = (last: string) =>
  postOf(
    unreadRecipe(
      'Chocolate Mousse',
      ['200 g chocolate', '4 eggs', '200 ml cream'],
      ['Melt the chocolate and stir in the yolks.', last],
    ),
  );

test('warns of raw eggs where children are to eat what nobody cooks', () => {
  const raw = mousse('Fold in the whipped whites and chill it.');
  const baked = mousse('Fold in the whites and bake it for 30 minutes.');
  expect(ask(raw, 'will kids like it?').text).toMatch(/salmonella/);
  expect(ask(baked, 'will kids like it?').text).not.toMatch(/salmonella/);
});
