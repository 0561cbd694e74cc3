import { ask } from '../../testing/conversation';
import { postOf, unreadRecipe } from '../../testing/posts';

const cake = postOf(
  unreadRecipe(
    'Slow carrot cake',
    ['3 cups carrots', '200 g sugar'],
    [
      'Whisk the sugar until pale.',
      'Bake for 30 minutes. A skewer should come out with a few crumbs.',
      'Beat the frosting until smooth.',
    ],
  ),
  [
    { heading: null, text: 'My brother scrapes out the pot.' },
    { heading: null, text: 'If you cook with gas, that is mark 4.' },
  ],
);

it.each(['can i do it in a slow cooker'])(
  'tells in general of a cooker that the post does not name: %s',
  (question) => {
    expect(ask(cake, question)).toMatchObject({ tier: 'general', isUnanswered: true });
  },
);

it('takes what a skewer tells for the sign of a cake', () => {
  expect(ask(cake, 'best way to tell its baked').text).toContain('skewer');
});
