import { buildBlogIndex } from '../../engine';
import { ask, conversation } from '../../testing/conversation';
import { loaf, postOf } from '../../testing/posts';

const titled = (title: string) => ({ ...loaf, title, url: `https://example.org/${title}` });
const blog = buildBlogIndex([loaf, titled('Rye bread rolls'), titled('Honey bread')]);
const leading = postOf(loaf.recipe, [
  { heading: null, text: 'My bread makes my brother sing. We eat it with my Garlic Butter Beans.' },
]);

test.each(['what could i serve w this'])(
  '%s: what the writer leads to goes before what has the same ingredients',
  (question) => {
    const answer = conversation(leading, { blog })(question);
    expect(answer.text).toContain('Garlic Butter Beans');
    expect(answer).toMatchObject({ intent: 'related', tier: 'post' });
  },
);

test('boiling for another ten minutes is no other dish', () => {
  const noted = postOf(loaf.recipe, [
    { heading: null, text: 'Too wet? Put it back for another 10 minutes.' },
  ]);
  expect(ask(noted, 'any other bread recipes?').tier).toBe('refusal');
});
