import { ask, conversation } from '../../testing/conversation';
import { postOf, unreadRecipe } from '../../testing/posts';

const tart = postOf(
  unreadRecipe(
    'Leek tart',
    ['4 leeks', '200 ml cream', '3 eggs', '250 g flour'],
    ['Bake the shell at 200C for 15 minutes.', 'Fill it and bake at 175C for 35 minutes.'],
  ),
  [
    { heading: 'For a crowd', text: 'The first tart waits in the oven at 85C, to keep it hot.' },
    { heading: 'The day after', text: 'A spell of ten minutes at 150C brings the base back.' },
  ],
  'en',
);

test.each([[tart, 'what oven temp to keep it warm until people come', /85C/]])(
  '%#: %s',
  (post, question, wanted) => {
    expect(ask(post, question).text).toMatch(wanted);
  },
);

test('the heat to keep it warm is the one that is turned into another scale', () => {
  const goOn = conversation(tart);
  expect(goOn('how hot to keep it warm').text).toMatch(/85C/);
  expect(goOn('in f?').text).toMatch(/185 °F/);
});
