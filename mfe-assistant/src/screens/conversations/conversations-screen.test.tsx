import type { Conversation } from '@cpal/shared/contract/insights/insights';
import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { asMember } from '@cpal/shared/testing/session';
import { testConversations } from '@cpal/shared/testing/samples/test-conversations';
import { askedPosts } from '@cpal/shared/testing/samples/asked-posts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ofBlog, paths, toNewAnswer } from '../../paths';
import remote from '../../routes';
import { blog, serveAssistant } from '../../testing/serve-assistant';

const { pancakes } = askedPosts;

/** Opens the conversations as they are answered, `next` being where the page after begins. */
function open(
  conversations: Conversation[] = testConversations,
  next: string | null = null,
  query: Record<string, string> = {},
) {
  asMember();
  const received = serveAssistant([blog], {
    'GET /api/blogs/:id/conversations': () => ({
      body: { conversations, next, posts: Object.values(askedPosts) },
    }),
  });
  const asked = () => received.filter(({ call }) => call.endsWith('/conversations'));
  return { ...renderRoutes(remote, ofBlog(paths.conversations(), blog.id, query)), asked };
}

const conversation = async (name: string) => within(await screen.findByRole('article', { name }));

it('shows who said what, with the marks of each answer', async () => {
  const { asked } = open();
  const first = await conversation(pancakes.title);
  expect(asked()).toMatchObject([{ call: `GET /api/blogs/${blog.id}/conversations` }]);
  const [ricotta, minutes] = first.getAllByRole('listitem');
  expect(ricotta).toHaveTextContent('Reader: What can I use instead of ricotta?');
  expect(ricotta).toHaveTextContent('Assistant: Cottage cheese works in the same amount.');
  expect(ricotta).toHaveTextContent('Helpful');
  expect(minutes).not.toHaveTextContent(/elpful/);
  const second = await conversation('Not about one post');
  expect(second.getByText('No answer')).toBeVisible();
  expect(second.getByText('Not helpful')).toBeVisible();
});

it('says why the assistant answered so', async () => {
  const { user } = open();
  const first = await conversation(pancakes.title);
  const [why] = first.getAllByText('Why this answer?');
  if (why !== undefined) await user.click(why);
  expect(first.getByText(/answered from general cooking knowledge/)).toHaveTextContent(
    'It took the question for one about “substitution”, in English.',
  );
  expect(first.getByText(/“250 g ricotta”/).parentElement).toHaveTextContent(
    /^Ingredient 2.*“250 g ricotta”$/,
  );
  expect(first.getByRole('link', { name: /^Cooking table/ })).toHaveAttribute(
    'href',
    'https://kitchen.example/cheese',
  );
});

/** Opens why each question was answered so, and returns the first conversation. */
async function openTraces() {
  const { user } = open();
  const first = await conversation(pancakes.title);
  for (const why of screen.getAllByText('Why this answer?')) await user.click(why);
  return first;
}

it('shows what was weighed, with what speaks for each answer and against it most', async () => {
  const first = await openTraces();
  expect(first.getByText(/^It scored these answers/)).toHaveTextContent(
    'only at 60% confidence or more',
  );
  const best = first.getByText('93%').closest('li');
  expect(best).toHaveTextContent('“Instead of ricotta you can use mascarpone');
  expect(best).toHaveTextContent('Answers found in this way are often right.');
  expect(best).toHaveTextContent('It is a different kind of answer than the question asks for.');
  expect(first.getByText('39%').closest('li')).toHaveTextContent(
    'It mentions what the question asks about.',
  );
});

it('shows what was kept in mind of the reader, and what was not said for it', async () => {
  const first = await openTraces();
  expect(
    first.getByText('It keeps in mind that this reader avoids milk and tree nuts.'),
  ).toBeVisible();
  expect(first.getByText(/it did not say/).parentElement).toHaveTextContent('“Instead of ricotta');
});

it('says who wrote the answer, or why no model did', async () => {
  const first = await openTraces();
  expect(
    first.getByText('A model offered food that this reader avoids, so its words were not used.'),
  ).toBeVisible();
  const second = await conversation('Not about one post');
  expect(second.getByText('It wrote this without a model.')).toBeVisible();
  expect(second.getByText(/^It found no answer to score/)).toBeVisible();
});

it('says nothing of how an answer came about where that was not kept', async () => {
  const first = await openTraces();
  const [, minutes] = first.getAllByText('Why this answer?');
  expect(minutes?.parentElement).toHaveTextContent(/answered from your post/);
  expect(minutes?.parentElement).not.toHaveTextContent(/model|weighed/);
});

it('leads from a question to a better answer in one press', async () => {
  const { user, router } = open();
  const second = await conversation('Not about one post');
  await user.click(second.getByRole('link', { name: /^Write an answer/ }));
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe(toNewAnswer(blog.id, 'Which blender do you use?', null));
});

it('leads to the conversations of one post, and back to all', async () => {
  const { user, asked } = open();
  const first = await conversation(pancakes.title);
  await user.click(first.getByRole('link', { name: pancakes.title }));
  await waitFor(() => expect(asked().at(-1)?.query).toBe(`?post_id=${pancakes.id}`));
  await waitFor(() => expect(screen.getByLabelText('Post')).toHaveDisplayValue(pancakes.title));
  expect((await conversation(pancakes.title)).queryByRole('link', { name: pancakes.title })).toBe(
    null,
  );
  await user.selectOptions(screen.getByLabelText('Post'), 'All posts');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(asked().at(-1)?.query).toBeUndefined());
});

it('finds conversations by words and by post, and Back leads to what was shown before', async () => {
  const { user, asked, router } = open();
  await user.type(
    await screen.findByRole('searchbox', { name: 'Search questions' }),
    ' rye & 50% ',
  );
  await user.selectOptions(screen.getByLabelText('Post'), pancakes.title);
  await user.click(screen.getByRole('button', { name: 'Search' }));
  const query = `?post_id=${pancakes.id}&q=rye+%26+50%25`;
  await waitFor(() => expect(asked().at(-1)?.query).toBe(query));
  expect(router.state.location.search).toBe(`?blog=${blog.id}&q=rye+%26+50%25&post=${pancakes.id}`);
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('rye & 50%'));
  expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
  expect(asked().at(-1)?.query).toBeUndefined();
});

it('shows what was not answered or did not help, within what was searched for', async () => {
  const { user, asked } = open(testConversations, null, { q: 'rye', after: 'older' });
  const show = within(await screen.findByRole('list', { name: 'Show' }));
  expect(show.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'true');
  await user.click(show.getByRole('link', { name: 'Not answered' }));
  await waitFor(() => expect(asked().at(-1)?.query).toBe('?only=unanswered&q=rye'));
  await conversation(pancakes.title);
  await user.click(show.getByRole('link', { name: 'Not helped' }));
  await waitFor(() => expect(asked().at(-1)?.query).toBe('?only=unhelpful&q=rye'));
  await conversation(pancakes.title);
  expect(show.getByRole('link', { name: 'Not helped' })).toHaveFocus();
});

it('reads an address that was shared, and ignores what it does not know', async () => {
  const { asked } = open(testConversations, null, { only: 'unhelpful', post: 'p-9', q: ' ' });
  expect(await screen.findByRole('link', { name: 'Not helped' })).toHaveAttribute('aria-current');
  expect(screen.getByLabelText('Post')).toHaveDisplayValue('One post');
  expect(asked().map(({ query }) => query)).toEqual(['?post_id=p-9&only=unhelpful']);
});

it('folds the reasons away', async () => {
  open();
  const first = await conversation(pancakes.title);
  expect(first.getByText(/answered from general cooking knowledge/)).not.toBeVisible();
});

it('calls an answer from general knowledge no missing answer', async () => {
  const [first] = testConversations;
  const messages = first?.messages.map((one) => ({ ...one, is_unanswered: true })) ?? [];
  open(first ? [{ ...first, messages: messages.slice(0, 1) }] : []);
  const shown = await conversation(pancakes.title);
  expect(shown.getByText('Not in your post')).toBeVisible();
  expect(shown.queryByText('No answer')).not.toBeInTheDocument();
});

it('pages from newer to older, and back to the newest', async () => {
  const { user, asked } = open(testConversations, 'older', { post: pancakes.id });
  await user.click(await screen.findByRole('link', { name: 'Older conversations' }));
  await waitFor(() => expect(asked().at(-1)?.query).toBe(`?post_id=${pancakes.id}&after=older`));
  await user.click(await screen.findByRole('link', { name: 'Newest conversations' }));
  await waitFor(() => expect(asked().at(-1)?.query).toBe(`?post_id=${pancakes.id}`));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('has no pages where all fit on one', async () => {
  open();
  await conversation(pancakes.title);
  expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
});

it.each([
  ['nobody asked', {}, /^No questions in the last 30 days\./],
  ['a post was not asked about', { post: pancakes.id }, /^There are no such conversations/],
  ['no question has the words', { q: 'parrot' }, /^There are no such conversations/],
])('says so where %s', async (_case, query, text) => {
  open([], null, query);
  expect(await screen.findByText(text)).toBeVisible();
});
