import { buildBlogIndex } from '@cpal/assistant/engine';
import { demoPost } from '@cpal/assistant/demo-post';
import { createDemo } from './demo-ground';
import { replyFrom } from './reply-from';

const other = { ...demoPost, url: 'https://blog.test/other/' };

/** Answers a question over an index that takes its time, and counts how often that is asked for. */
async function asked(question: string) {
  let times = 0;
  const others = async () => {
    times += 1;
    return buildBlogIndex([demoPost, other]);
  };
  const made = await replyFrom({ ...createDemo().ground(), others }, question, {
    languageHints: ['en'],
  });
  return { times, related: made.related.map(({ url }) => url), intent: made.intent };
}

test.each([
  'What do I do first?',
  'How long does it keep?',
  'Can you double it?',
  'Is it vegan?',
  'Who won the football?',
])('"%s" asks for no index of the blog', async (question) => {
  expect(await asked(question)).toMatchObject({ times: 0, related: [] });
});

test('a question for other posts asks for it once', async () => {
  expect(await asked(`Do you have other recipes like ${demoPost.title}?`)).toEqual({
    times: 1,
    related: [other.url],
    intent: 'related',
  });
});
