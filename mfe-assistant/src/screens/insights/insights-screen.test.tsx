import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { asMember } from '@cpal/shared/testing/session';
import { noInsights, testInsights } from '@cpal/shared/testing/samples/test-insights';
import { askedPosts } from '@cpal/shared/testing/samples/asked-posts';
import { screen, waitFor } from '@testing-library/react';
import { ofBlog, paths } from '../../paths';
import remote from '../../routes';
import { openInsights, region } from '../../testing/open-insights';
import { blog, serveAssistant } from '../../testing/serve-assistant';

const { pancakes } = askedPosts;

it('leads a member without a blog to the first one', async () => {
  asMember();
  serveAssistant([]);
  renderRoutes(remote, paths.insights());
  expect(await screen.findByRole('link', { name: 'Add your blog' })).toHaveAttribute(
    'href',
    paths.assistant(),
  );
});

it('asks for 30 days of the oldest blog', async () => {
  const { asked } = openInsights();
  await region('Key figures');
  expect(asked()).toMatchObject([
    { call: `GET /api/blogs/${blog.id}/insights`, query: '?days=30', bearer: 'access' },
  ]);
});

it('compares the numbers with the days before', async () => {
  openInsights();
  const numbers = await region('Key figures');
  const told = numbers.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(told).toEqual([
    '412',
    '38 more than in the 30 days before',
    '241',
    'As many as in the 30 days before',
    '93%',
    '18 of them from general knowledge, not your posts',
    '85% in the 30 days before',
    '88%',
    '80% in the 30 days before',
  ]);
});

it('compares nothing with days that had no question', async () => {
  openInsights({ ...testInsights, before: noInsights.before });
  const numbers = await region('Key figures');
  expect(numbers.getAllByRole('definition')).toHaveLength(5);
  expect(
    numbers.getByText(/^There were no questions in the 30 days before to compare with\./),
  ).toBeVisible();
});

it('says where no answer was rated', async () => {
  openInsights({ ...testInsights, totals: { ...testInsights.totals, helpful: 0, unhelpful: 0 } });
  const numbers = await region('Key figures');
  expect(numbers.getByText('No answer was rated')).toBeVisible();
});

it('shows other days by the address, so that they can be come back to', async () => {
  const { user, router, asked } = openInsights();
  const week = await screen.findByRole('link', { name: '7 days' });
  expect(week).not.toHaveAttribute('aria-current');
  await user.click(week);
  await waitFor(() => expect(asked().at(-1)?.query).toBe('?days=7'));
  expect(router.state.location.search).toBe(`?blog=${blog.id}&days=7`);
  expect(await screen.findByText('38 more than in the 7 days before')).toBeVisible();
  expect(screen.getByRole('link', { name: '7 days' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: '7 days' })).toHaveFocus();
});

it('takes an unknown number of days for 30', async () => {
  const { asked } = openInsights(testInsights, `${paths.insights()}?days=12`);
  await region('Key figures');
  expect(asked().map(({ query }) => query)).toEqual(['?days=30']);
});

it('shows one post by the address, and leads back to all', async () => {
  const at = ofBlog(paths.insights(), blog.id, { days: '90', post: pancakes.id });
  const { user, asked } = openInsights(testInsights, at);
  expect(await screen.findByText('Only about')).toHaveTextContent(pancakes.title);
  expect(asked().map(({ query }) => query)).toEqual([`?days=90&post_id=${pancakes.id}`]);
  await user.click(screen.getByRole('link', { name: 'Show all posts' }));
  await waitFor(() => expect(asked().at(-1)?.query).toBe('?days=90'));
  await waitFor(() => expect(screen.queryByText('Only about')).not.toBeInTheDocument());
  // The link is gone, so the focus is where it is after a change of screen.
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('leads to the conversations of the same post', async () => {
  openInsights(testInsights, ofBlog(paths.insights(), blog.id, { post: pancakes.id }));
  expect(await screen.findByRole('link', { name: 'Read the conversations' })).toHaveAttribute(
    'href',
    ofBlog(paths.conversations(), blog.id, { post: pancakes.id }),
  );
});

it('marks the data of a demo blog', async () => {
  openInsights({ ...testInsights, is_demo: true });
  expect(await screen.findByText('Demo data.')).toBeVisible();
});

it('marks nothing else as a demo', async () => {
  openInsights();
  await region('Key figures');
  expect(screen.queryByText('Demo data.')).not.toBeInTheDocument();
});
