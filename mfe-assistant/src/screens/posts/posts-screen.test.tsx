import { refusal } from '@cpal/shared/testing/answers';
import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { asMember } from '@cpal/shared/testing/session';
import { testPosts } from '@cpal/shared/testing/samples/test-post';
import { screen, waitFor, within } from '@testing-library/react';
import { ofBlog, paths } from '../../paths';
import remote from '../../routes';
import { blog, serveAssistant } from '../../testing/serve-assistant';

const list = 'GET /api/blogs/:id/posts';

function open(others: Parameters<typeof serveAssistant>[1] = {}, query = {}) {
  const received = serveAssistant([blog], others);
  const queries = () =>
    received.filter(({ call }) => /^GET .*posts$/.test(call)).map((one) => one.query);
  return {
    received,
    queries,
    ...renderRoutes(remote, ofBlog(paths.posts(), blog.id, query)),
  };
}

const row = async (title: string) => {
  const rows = await screen.findAllByRole('listitem');
  const found = rows.find((one) => within(one).queryByRole('link', { name: title }));
  return within(found ?? document.body);
};

beforeEach(() => {
  asMember();
});

it('shows each post with its state, its problems and what repairs them', async () => {
  open();
  const soup = await row('Soup for a Cold Day');
  expect(soup.getByText('Needs a look')).toBeVisible();
  expect(soup.getByText('We found the recipe, but not its steps.')).toBeVisible();
  expect(soup.getByText(/^Fill in that part of your recipe card/)).toBeVisible();
  expect(soup.getByText('Switched off')).toBeVisible();
  expect((await row('An Old Page')).getByText('Not readable')).toBeVisible();
  expect((await row('Lemon Ricotta Pancakes')).getByText('Ready')).toBeVisible();
});

it('says of each post how often readers asked, and shows its picture', async () => {
  const questions = [1_204, 1];
  const posts = testPosts.map((post, index) => ({
    ...post,
    questions: questions[index] ?? 0,
    picture: '/api/pictures/a1',
  }));
  open({ [list]: () => ({ body: { posts, next: null } }) });
  const pancakes = await row('Lemon Ricotta Pancakes');
  expect(pancakes.getByText('1,204 questions')).toBeVisible();
  expect(pancakes.getByText('in 30 days')).toBeVisible();
  expect(pancakes.getByRole('presentation')).toHaveAttribute('src', '/api/pictures/a1');
  expect((await row('Soup for a Cold Day')).getByText('1 question')).toBeVisible();
  expect((await row('An Old Page')).getByText('No questions')).toBeVisible();
});

it.each([
  ['the same', 0, 0],
  ['not the same', 86_400, 2],
])('says on which days posts were read where these are %s', async (_case, later, shown) => {
  const [one, other] = testPosts;
  if (!one || !other) throw new Error('The sample has two posts.');
  const posts = [one, { ...other, read_at: (one.read_at ?? 0) + later }];
  open({ [list]: () => ({ body: { posts, next: null } }) });
  await row(one.title);
  expect(screen.queryAllByText(/^Read$/)).toHaveLength(shown);
});

it('offers to read again only what needs it', async () => {
  open();
  expect((await row('Lemon Ricotta Pancakes')).queryByRole('button')).not.toBeInTheDocument();
  expect((await row('An Old Page')).getByRole('button', { name: /^Read again/ })).toBeVisible();
});

it('finds posts by words, and keeps them where the state is chosen', async () => {
  const { user, router } = open({}, { state: 'ready' });
  await user.type(await screen.findByLabelText('Search by title'), ' lemon {Enter}');
  await waitFor(() =>
    expect(router.state.location.search).toBe(`?blog=${blog.id}&state=ready&q=lemon`),
  );
  const others = await screen.findByRole('navigation', { name: 'Posts by state' });
  await waitFor(() =>
    expect(within(others).getByRole('link', { name: 'Needs a look' })).toHaveAttribute(
      'href',
      ofBlog(paths.posts(), blog.id, { q: 'lemon', state: 'attention' }),
    ),
  );
});

it('asks for what the address says, and for nothing that no post can be', async () => {
  const { queries } = open({}, { q: 'lemon', state: 'attention' });
  expect(await screen.findByRole('link', { current: 'page', name: 'Needs a look' })).toBeVisible();
  open({}, { q: ' ', state: 'eaten' });
  expect(await screen.findByRole('link', { current: 'page', name: 'All' })).toBeVisible();
  expect(queries()).toEqual(['?q=lemon&state=attention']);
});

it.each([
  ['no title', { q: 'nothing', state: 'ready' }, 'No posts match “nothing”.'],
  ['nothing that needs a look', { state: 'attention' }, 'No post needs a look.'],
  ['no state', { state: 'waiting' }, 'No posts are in this state.'],
])('says so where %s fits, with the way back', async (_what, query, words) => {
  open({ [list]: () => ({ body: { posts: [], next: null } }) }, query);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show all posts' })).toHaveAttribute(
    'href',
    ofBlog(paths.posts(), blog.id),
  );
});

it('shows older posts when asked, after those that are there', async () => {
  const older = testPosts.map((post) => ({
    ...post,
    id: `${post.id}9`,
    title: `${post.title} II`,
  }));
  const { user, queries } = open({
    [list]: ({ query }) =>
      query === undefined
        ? { body: { posts: [...testPosts], next: 'cursor' } }
        : { body: { posts: older, next: null } },
  });
  await user.click(await screen.findByRole('button', { name: 'Show older posts' }));
  expect(await screen.findByRole('link', { name: 'An Old Page II' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'An Old Page' })).toBeVisible();
  expect(queries().at(-1)).toBe('?after=cursor');
  expect(screen.queryByRole('button', { name: 'Show older posts' })).not.toBeInTheDocument();
});

it('has a post read again', async () => {
  const { user, received } = open({
    'POST /api/blogs/:id/posts': () => ({ status: 202, body: { post: testPosts[1] ?? never() } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Read again Soup for a Cold Day' }));
  expect(await screen.findByText('We’ll read it again within a minute.')).toBeVisible();
  expect(received.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    url: testPosts[1]?.url,
  });
});

const never = () => {
  throw new Error('There are three posts.');
};

it('adds a post by its address, and says at the field why one is refused', async () => {
  const answers = [refusal(400, 'invalid_url', 'Please enter the address of a page of adabakes.')];
  const { user } = open({
    'POST /api/blogs/:id/posts': () =>
      answers.shift() ?? { status: 202, body: { post: testPosts[0] ?? never() } },
  });
  const field = await screen.findByLabelText('Address of the post');
  await user.type(field, 'https://other.example/{Enter}');
  expect(await screen.findByText(/^Please enter the address of a page/)).toBeVisible();
  await user.type(field, 'x{Enter}');
  expect(await screen.findByText('We’ll read it within a minute.')).toBeVisible();
  expect(field).toHaveValue('');
});
