import { ask } from '../../testing/conversation';
import { loaf, postOf } from '../../testing/posts';

const post = postOf(
  loaf.recipe && {
    ...loaf.recipe,
    steps: [
      { number: 1, group: null, text: 'Oil a 20x30 cm metal pan and press in the dough.' },
      { number: 2, group: null, text: 'Scrape down the sides of the pan and bake.' },
    ],
  },
  [],
);

test.each([
  'which pan do I use?',
  'what size pan',
  'che teglia uso?',
  'welche Backform nehme ich?',
])('names the pan that the post has: %s', (question) => {
  expect(ask(post, question)).toMatchObject({
    tier: 'post',
    text: expect.stringContaining('20x30'),
  });
});

test('takes no time for that of an appliance that is not in the post', () => {
  expect(ask(post, 'how long in a slow cooker?').tier).toBe('refusal');
});
