import { conversation } from '../testing/conversation';
import { chicken, loaf, noodles, postOf, unreadRecipe } from '../testing/posts';

const uncovered = {
  ...chicken,
  passages: [
    { heading: null, text: 'Simmer it without the lid for 12 minutes more if it is thin.' },
  ],
};

test.each([
  ['how long does it simmer with the lid on?', 'and without the lid?'],
  ['wie lange köchelt es mit Deckel?', 'und ohne Deckel?'],
])('a time is asked for again: %s %s', (first, second) => {
  const say = conversation(uncovered);
  say(first);
  expect(say(second).intent).toBe('duration');
});

test.each([
  ['can I freeze it?', 'for how long?', 'en'],
  ['Kann ich es einfrieren?', 'wie lange?', 'de'],
  ['si può congelare?', 'per quanto tempo?', 'it'],
  ['on peut le congeler ?', 'combien de temps ?', 'fr'],
  ['冷凍できる?', 'どのくらい?', 'ja'],
])('a bare question is about what was asked before: %s %s', (first, second, hint) => {
  const say = conversation(loaf);
  say(first, hint);
  expect(say(second, hint).text).toContain('3 months');
});

test('a bare "why" is about the step that was spoken of', () => {
  const post = {
    ...loaf,
    passages: [{ heading: null, text: 'The crumb sets only while the loaf cools in the tin.' }],
  };
  const say = conversation(post);
  say('How long should the loaf cool?');
  expect(say('why?').text).toContain('crumb sets');
});

test('the amount of what takes the place of another stands with it', () => {
  const post = {
    ...loaf,
    passages: [{ heading: null, text: 'Use 1/2 cup applesauce instead of the butter.' }],
  };
  const say = conversation(post);
  say('What can I use instead of butter?');
  expect(say('how much of that?').text).toContain('1/2 cup applesauce');
});

test('another ingredient is asked about for the same work', () => {
  const post = {
    ...noodles,
    recipe: noodles.recipe && {
      ...noodles.recipe,
      steps: [
        {
          number: 1,
          text: 'Nudeln und Eier in Streifen schneiden, Kokosmilch schütteln.',
          group: null,
        },
      ],
    },
  };
  const say = conversation(post);
  say('Wie schneide ich die Eier?', 'de');
  expect(say('und die Kokosmilch?', 'de').intent).toBe('step');
});

test('the other of two alike is asked about by what it is put to', () => {
  const say = conversation(loaf);
  say('how much white sugar?');
  expect(say('and for the orange juice?').text).toContain('icing sugar');
});

const twoTrays = postOf(
  unreadRecipe(
    'Tart on two trays',
    ['300 g flour', '8 tea bags'],
    ['The first tray bakes for 15 minutes. The second, in the hot oven, needs 12 minutes.'],
  ),
);

test('what alone has no answer goes on from the question before', () => {
  const say = conversation(twoTrays);
  say('how long does the first tray bake?');
  expect(say('and the second?').text).toContain('12 minutes');
});

test('the amount of one thing is not told for another', () => {
  const say = conversation(twoTrays);
  say('how many tea bags?');
  expect(say('and if I use loose leaf?').tier).toBe('refusal');
});
