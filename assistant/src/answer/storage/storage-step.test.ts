import { ask } from '../../testing/conversation';
import { loaf, postOf } from '../../testing/posts';

const withStep = (text: string) =>
  postOf(loaf.recipe && { ...loaf.recipe, steps: [{ number: 1, group: null, text }] }, []);

test.each([
  'how far ahead can I make the dough?',
  'how long does it stay in the fridge?',
  'wie lange kann der Teig im Kühlschrank bleiben?',
])('names the step that leaves the dough in the cold: %s', (question) => {
  const post = withStep('Cover and chill the dough for at least 3 hours or up to 2 days.');
  expect(ask(post, question)).toMatchObject({
    tier: 'post',
    text: expect.stringContaining('2 days'),
  });
});
