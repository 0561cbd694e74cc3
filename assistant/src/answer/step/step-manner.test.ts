import { ask, conversation } from '../../testing/conversation';
import { postOf, unreadRecipe } from '../../testing/posts';

const kebabs = postOf(
  unreadRecipe(
    'Turkey kebabs',
    ['turkey', 'yogurt', 'cumin', 'oil', 'flour', 'salt', 'yeast', 'tea', 'mint'],
    [
      'Stir the flour, salt, yeast and water together and knead for 6 minutes.',
      'Whisk the yogurt, cumin and oil.',
      'Lay the turkey in the marinade and chill for 3 hours.',
      'Heat the grill. Roll out the dough and bake it on the grates.',
      'Grill the kebabs for 12 minutes, turning them every 4 minutes.',
      'Steep the tea for 5 minutes; any longer and it turns bitter. Serve with the mint.',
    ],
  ),
  [
    {
      heading: 'Do I have to soak the wooden sticks?',
      text: 'No, twenty turns are too short to burn.',
    },
  ],
);

test.each([
  ['how often do I flip them?', 5],
  ['do the salt and yeast go in together?', 1],
  ['kommen Salz und Hefe gleichzeitig rein?', 1],
  ['what do I do with the mint?', 6],
  ['mine came out bitter, why?', 6],
  ['does the cumin go in at the start or later?', 2],
])('%s: step %d', (question, step) => {
  expect(ask(kebabs, question)).toMatchObject({
    tier: 'post',
    sources: [{ kind: 'step', number: step }],
  });
});

test('takes a heading that asks the same for the answer', () => {
  expect(ask(kebabs, 'should I soak the sticks?').text).toMatch(/twenty turns/);
});

test('finds what is asked in the step that comes next', () => {
  const next = conversation(kebabs);
  next('step 3');
  expect(next('Should I put them in the oven?').sources[0]?.number).toBe(4);
});

test('takes a rest in the fridge for that of the step that chills', () => {
  expect(ask(kebabs, 'how long does it rest in the fridge?').text).toMatch(/3 hours/);
});

test.each([
  'where does the yogurt go?',
  'where do I put the yogurt',
  'wo kommt der Joghurt hin?',
  '¿dónde va el yogur?',
  'où va le yaourt ?',
  'dove va lo yogurt?',
  'onde vai o iogurte?',
  'gdzie dać jogurt?',
  'ヨーグルトはどこに入れますか',
])('shows the step that an ingredient goes to: %s', (question) => {
  expect(ask(kebabs, question)).toMatchObject({ intent: 'step', sources: [{ number: 2 }] });
});
