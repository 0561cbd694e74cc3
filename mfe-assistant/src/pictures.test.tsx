import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { asMember } from '@cpal/shared/testing/session';
import { testInsights } from '@cpal/shared/testing/samples/test-insights';
import { testPost, testPosts } from '@cpal/shared/testing/samples/test-post';
import { screen, within } from '@testing-library/react';
import { ofBlog, paths } from './paths';
import remote from './routes';
import { region } from './testing/open-insights';
import { blog, serveAssistant } from './testing/serve-assistant';

const picture = '/api/pictures/a1';
const post = { id: testPost.id, title: testPost.title, url: testPost.url, picture };
const posts = testPosts.map((one) => ({ ...one, picture }));

const conversation = { id: 'c1', post, started_at: 1_760_100_000, messages: [] };

const insights = {
  ...testInsights,
  top: testInsights.top.map((one) => ({ ...one, post })),
  pro: {
    ...testInsights.pro,
    unanswered: testInsights.pro.unanswered.map((one) => ({ ...one, post })),
    posts: testInsights.pro.posts.map((one) => ({ ...one, post: { ...one.post, picture } })),
  },
};

function open(path: string, query = {}) {
  asMember();
  serveAssistant([blog], {
    'GET /api/blogs/:id/posts': () => ({ body: { posts, next: null } }),
    'GET /api/blogs/:id/insights': () => ({ body: { insights } }),
    'GET /api/blogs/:id/conversations': () => ({
      body: { conversations: [conversation], next: null, posts: [] },
    }),
  });
  return renderRoutes(remote, ofBlog(path, blog.id, query));
}

const picturesIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('presentation')
    .map((image) => image.getAttribute('src'));

it('shows pictures of the posts that were read last, in the set-up', async () => {
  open(paths.assistant());
  const list = await screen.findByRole('list', { name: 'Recently read' });
  expect(picturesIn(list)).toEqual([picture, picture]);
});

it('shows the picture of each post in the insights', async () => {
  open(paths.insights());
  const asked = await region('Questions');
  expect(asked.getAllByRole('presentation')).toHaveLength(insights.pro.unanswered.length);
  const ranked = await screen.findByRole('table', { name: 'Your posts, ranked' });
  expect(picturesIn(ranked)).toEqual(insights.pro.posts.map(() => picture));
});

it('shows the picture of the one post that insights are about', async () => {
  open(paths.insights(), { post: testPost.id });
  const only = await screen.findByText(/^Only about/);
  expect(picturesIn(only.parentElement ?? only)).toEqual([picture]);
});

it('shows the picture of the post of a conversation', async () => {
  open(paths.conversations());
  const heading = await screen.findByRole('heading', { name: testPost.title });
  expect(picturesIn(heading)).toEqual([picture]);
});
