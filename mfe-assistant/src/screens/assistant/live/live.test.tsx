import type { Blog } from '@cpal/shared/contract/blogs/blog';
import type { BlogCard } from '@cpal/shared/contract/insights/blog-card';
import { ofBlog, paths } from '@cpal/shared/paths';
import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { testCard } from '@cpal/shared/testing/samples/test-card';
import { asMember } from '@cpal/shared/testing/session';
import { screen, within } from '@testing-library/react';
import remote from '../../../routes';
import { blog, serveAssistant } from '../../../testing/serve-assistant';
// Its route loads it late: a slow machine would take longer to read it than a test waits.
import '../assistant-screen';

const day = 86_400;
const call = `GET /api/blogs/${blog.id}/card`;

beforeEach(() => {
  asMember();
});

/** The screen of a blog whose first reader came some days ago. */
function open(days: number, card: BlogCard | null = testCard, query = {}) {
  const seen = Math.round(Date.now() / 1000) - days * day;
  const live: Blog = { ...blog, first_seen_live_at: seen, seen_live_at: seen };
  const received = serveAssistant([live], {
    'GET /api/blogs/:id/card': () => ({ body: { card } }),
  });
  const isAsked = () => received.some((one) => one.call === call);
  return { isAsked, ...renderRoutes(remote, ofBlog(paths.assistant(), blog.id, query)) };
}

it('makes the first reader a moment: the recipe with the button, the question, the card to save', async () => {
  open(1);
  const card = within(await screen.findByRole('region', { name: 'Your blog answers now' }));
  expect(await card.findByText('Your first reader asked this.')).toBeVisible();
  expect(card.getByText(testCard.post.title)).toBeVisible();
  expect(card.getByText('Ask about this recipe')).toBeVisible();
  expect(card.getByText(testCard.question)).toBeVisible();
  expect(card.getByText(testCard.answer)).toBeVisible();
  expect(card.getByRole('button', { name: 'Save for a story' })).toBeVisible();
});

it('has the card at hand later, and asks for it only then', async () => {
  const { user, isAsked } = open(8, { ...testCard, kind: 'month' });
  const card = within(await screen.findByRole('region', { name: `Live on ${blog.name}` }));
  expect(isAsked()).toBe(false);
  await user.click(card.getByText('A card to share'));
  expect(await card.findByText('A reader asked this within the last 30 days.')).toBeVisible();
  expect(isAsked()).toBe(true);
});

it('opens it for a link that means it', async () => {
  open(8, testCard, { card: 'open' });
  expect(await screen.findByText(testCard.question)).toBeVisible();
});

it.each([
  ['says that no reader has asked yet', { ...testCard, kind: 'sample' }, /No reader has asked yet/],
  ['says that a reader is a simulated one', { ...testCard, is_demo: true }, 'Demo data.'],
  ['waits for a post that answers', null, /None of your posts answers a question yet/],
] as const)('%s', async (_what, card, text) => {
  open(1, card);
  expect(await screen.findByText(text)).toBeVisible();
});
