import { asReaders, ask } from '../../testing/conversation';
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

const stew = postOf(
  unreadRecipe(
    'Beef Stew with Stout and Barley',
    ['1.2 kg beef chuck', '440 ml stout', '100 g pearl barley'],
    [
      'Heat the oven to 160 °C. Season the beef and toss it in the flour.',
      'Pour in the stout and bring to a simmer. Cover with the lid and cook in the oven for 2 hours.',
    ],
  ),
  [
    {
      heading: 'On the hob or in a pressure cooker',
      text: 'On the hob, the lowest flame for the same time, stirring every 30 minutes. In a pressure cooker, 40 minutes on high for the beef, then the barley for 20 minutes without pressure.',
    },
  ],
);

it.each([
  'How do I do this in the slow cooker?',
  'Can I make this in an air fryer?',
  'How long in the microwave?',
  'Wie mache ich das im Slow Cooker?',
])('takes the way of another cooker for no answer: %s', (question) => {
  const { text, isUnanswered } = asReaders(stew)(question);
  expect(text).not.toMatch(/^(?:The post says|Im Beitrag steht|40)/);
  expect(isUnanswered).toBe(true);
});

it.each(['How long in the pressure cooker?', 'How do I do this in an Instant Pot?'])(
  'tells of the cooker that the post names: %s',
  (question) => {
    const { text, isUnanswered } = asReaders(stew)(question);
    expect(text).toContain('40 minutes on high');
    expect(isUnanswered).toBe(false);
  },
);
