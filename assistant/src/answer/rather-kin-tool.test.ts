import { ask } from '../testing/conversation';
import { listedPost } from '../testing/listed-post';

const pate = listedPost({
  language: 'en',
  title: 'Mushroom paté',
  ingredients: ['300 g mushrooms', '100 ml cream'],
  steps: ['Whisk the cream to soft peaks.', 'Fold in the mushrooms.'],
  notes: ['No food processor? Chop the mushrooms with a mezzaluna.'],
});

test.each([
  ['no blender', 'mezzaluna'],
  ['do i need a mixer for this', 'Whisk the cream'],
])('%s: what is said of a tool of the same use', (question, wanted) => {
  expect(ask(pate, question)).toMatchObject({
    intent: 'equipment',
    tier: 'post',
    text: expect.stringContaining(wanted),
  });
});

test('recommends no tool to buy, and takes no other tool for one', () => {
  expect(ask(pate, 'which mixer is the best one').text).not.toContain('Whisk');
  expect(ask(pate, 'no ice cream maker').text).not.toContain('mezzaluna');
});
