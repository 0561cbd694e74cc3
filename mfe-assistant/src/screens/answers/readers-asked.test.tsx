import { refusal } from '@cpal/shared/testing/answers';
import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { testInsights } from '@cpal/shared/testing/samples/test-insights';
import { asMember } from '@cpal/shared/testing/session';
import { screen, within } from '@testing-library/react';
import { ofBlog, paths } from '../../paths';
import remote from '../../routes';
import { blog, serveAssistant } from '../../testing/serve-assistant';

function open(others: Parameters<typeof serveAssistant>[1] = {}) {
  asMember();
  serveAssistant([blog], others);
  return renderRoutes(remote, ofBlog(paths.answers(), blog.id));
}

const asked = () => screen.findByRole('list', { name: 'Your readers asked' });

it('begins with what the blog’s own readers asked, above the saved answers', async () => {
  open();
  const [freezing, shop] = within(await asked()).getAllByRole('listitem');
  expect(freezing).toHaveTextContent('“Can I freeze the pancakes?”');
  expect(freezing).toHaveTextContent('Lemon Ricotta Pancakes');
  expect(freezing).toHaveTextContent('asked 18 times');
  expect(shop).toHaveTextContent('Not about one post');
  const saved = screen.getByRole('list', { name: 'House answers' });
  const { DOCUMENT_POSITION_FOLLOWING: follows } = Node;
  expect((await asked()).compareDocumentPosition(saved)).toBe(follows);
});

it.each([
  ['Can I freeze the pancakes?', 'Lemon Ricotta Pancakes'],
  ['Which blender do you use?', 'On all posts'],
])('begins an answer to %s, for %s', async (question, where) => {
  const { user } = open();
  const list = within(await asked());
  await user.click(list.getByRole('button', { name: `Write an answer to “${question}”` }));
  expect(screen.getByLabelText('What readers ask')).toHaveValue(question);
  expect(screen.getByLabelText('Where it applies')).toHaveDisplayValue(where);
  expect(screen.getByLabelText('Your answer')).toHaveFocus();
});

it('shows the five that most readers asked, and leads to all of them', async () => {
  const { pro } = testInsights;
  const [one] = pro?.unanswered ?? [];
  if (!pro || !one) throw new Error('The sample has a gap.');
  const unanswered = Array.from({ length: 8 }, (_, index) => ({ ...one, id: `g${index}` }));
  const insights = { ...testInsights, pro: { ...pro, unanswered } };
  open({ 'GET /api/blogs/:id/insights': () => ({ body: { insights } }) });
  expect(within(await asked()).getAllByRole('listitem')).toHaveLength(5);
  expect(screen.getByRole('link', { name: 'See all 8 in Insights' })).toHaveAttribute(
    'href',
    ofBlog(paths.insights(), blog.id, { show: 'gaps' }),
  );
});

it.each([
  ['the plan has none', () => ({ body: { insights: { ...testInsights, pro: null } } })],
  ['they cannot be loaded', () => refusal(500, 'internal_error', 'Out of flour')],
])('leaves the part out where %s', async (_case, insights) => {
  open({ 'GET /api/blogs/:id/insights': insights });
  await screen.findByRole('list', { name: 'House answers' });
  expect(screen.queryByRole('list', { name: 'Your readers asked' })).not.toBeInTheDocument();
});
