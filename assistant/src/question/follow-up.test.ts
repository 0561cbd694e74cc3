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
