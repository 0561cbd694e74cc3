import { testInsights } from '@cpal/shared/testing/samples/test-insights';
import { askedPosts } from '@cpal/shared/testing/samples/asked-posts';
import { screen, waitFor, within } from '@testing-library/react';
import { ofBlog, paths } from '../../../paths';
import { openInsights, region } from '../../../testing/open-insights';
import { blog } from '../../../testing/serve-assistant';

const pancakes = 'Lemon Ricotta Pancakes';
const loaf = 'Overnight Seeded Rye Loaf';
const soup = 'Roast Tomato and White Bean Soup';

async function openPosts() {
  const opened = openInsights();
  const posts = await region('Your posts');
  const titles = () =>
    posts.getAllByRole('rowheader').map((row) => within(row).getByRole('link').textContent);
  const head = (name: string) => posts.getByRole('columnheader', { name });
  const sortBy = (name: string) => opened.user.click(posts.getByRole('button', { name }));
  return { ...opened, posts, titles, head, sortBy };
}

it('ranks the posts by questions first', async () => {
  const { titles, head } = await openPosts();
  expect(titles()).toEqual([pancakes, loaf, soup]);
  expect(head('Questions')).toHaveAttribute('aria-sort', 'descending');
  expect(head('Readers')).not.toHaveAttribute('aria-sort');
});

it.each([
  ['Post', [pancakes, loaf, soup]],
  ['Questions', [soup, loaf, pancakes]],
  ['Readers', [pancakes, loaf, soup]],
  ['Not in post', [pancakes, soup, loaf]],
  ['Helpful', [loaf, pancakes, soup]],
  ['Related clicks', [loaf, pancakes, soup]],
  ['Link clicks', [loaf, pancakes, soup]],
])('ranks by %s, and the other way round with a second press', async (name, order) => {
  const { titles, head, sortBy } = await openPosts();
  await sortBy(name);
  expect(titles()).toEqual(order);
  const first = head(name).getAttribute('aria-sort');
  await sortBy(name);
  expect(titles()).toEqual(order.toReversed());
  expect(new Set([first, head(name).getAttribute('aria-sort')])).toEqual(
    new Set(['ascending', 'descending']),
  );
});

it('says of each post what matters most in one line, and ranks by a choice, on phones', async () => {
  const { posts, titles, user, head } = await openPosts();
  const [first] = posts.getAllByRole('rowheader');
  expect(first).toHaveTextContent(/\d+ questions · \d+ not in the post · \d+% helpful$/);
  await user.selectOptions(posts.getByLabelText('Sort by'), 'Helpful');
  expect(titles()).toEqual([loaf, pancakes, soup]);
  expect(head('Helpful')).toHaveAttribute('aria-sort', 'descending');
  await user.selectOptions(posts.getByLabelText('Sort by'), 'Post');
  expect(head('Post')).toHaveAttribute('aria-sort', 'ascending');
});

it('ranks a post without a rating below all others', async () => {
  const [first, ...others] = testInsights.pro.posts;
  const unrated = first === undefined ? [] : [{ ...first, helpful: 0, unhelpful: 0 }];
  const { user } = openInsights({
    ...testInsights,
    pro: { ...testInsights.pro, posts: [...unrated, ...others] },
  });
  const posts = await region('Your posts');
  await user.click(posts.getByRole('button', { name: 'Helpful' }));
  expect(posts.getAllByRole('rowheader').at(-1)).toHaveTextContent(pancakes);
});

it('leads to one post alone, where the table is not needed', async () => {
  const { posts, user, asked } = await openPosts();
  await user.click(posts.getByRole('link', { name: soup }));
  await waitFor(() => expect(asked().at(-1)?.query).toBe(`?days=30&post_id=${askedPosts.soup.id}`));
  expect(await screen.findByText('Only about')).toBeVisible();
  await region('When readers ask');
  expect(screen.queryByRole('region', { name: 'Your posts' })).not.toBeInTheDocument();
});

it('has no table where no post was asked about', async () => {
  openInsights(
    { ...testInsights, pro: { ...testInsights.pro, posts: [] } },
    ofBlog(paths.insights(), blog.id),
  );
  await region('When readers ask');
  expect(screen.queryByRole('region', { name: 'Your posts' })).not.toBeInTheDocument();
});
