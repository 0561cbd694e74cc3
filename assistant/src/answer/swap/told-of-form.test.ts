import { ask } from '../../testing/conversation';
import { listedPost } from '../../testing/listed-post';
import { postOf, unreadRecipe } from '../../testing/posts';

const clafoutis = listedPost({
  language: 'en',
  title: 'Raspberry clafoutis',
  ingredients: ['250 g fresh raspberries', '3 eggs', '400 g beetroot'],
  steps: ['Whisk the eggs.', 'Add the raspberries and bake for 30 minutes.'],
  notes: [
    'A frozen slice keeps for two months.',
    'Frozen raspberries: scatter them in while still hard.',
    'Beetroot from a tin wants a good rinse.',
  ],
});

test.each([['could i use frozen berries', /while still hard/]])(
  '%s: what the post says of that form',
  (question, wanted) => {
    expect(ask(clafoutis, question).text).toMatch(wanted);
  },
);

test('takes nothing on keeping the dish for an answer', () => {
  expect(ask(clafoutis, 'frozen eggs instead of fresh?').text).not.toMatch(/two months|still hard/);
});

test('finds the form in a heading above the sentence', () => {
  const cordial = postOf(unreadRecipe('Cordial', ['1 kg raspberries'], ['Boil and strain.']), [
    { heading: 'Frozen berries', text: 'Splendid, they burst by themselves.' },
  ]);
  expect(ask(cordial, 'could i use frozen raspberries').text).toContain('burst by themselves');
});
