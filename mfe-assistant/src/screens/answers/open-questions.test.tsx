import type { BlogGap } from '@cpal/shared/contract/blogs/blog-gaps';
import { refusal } from '@cpal/shared/testing/answers';
import { askedPosts } from '@cpal/shared/testing/samples/asked-posts';
import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { asMember } from '@cpal/shared/testing/session';
import { screen, waitFor, within } from '@testing-library/react';
import { ofBlog, paths } from '../../paths';
import remote from '../../routes';
import { blog, serveAssistant } from '../../testing/serve-assistant';

const { pancakes, loaf } = askedPosts;

const ahead: BlogGap = {
  question: 'Can I make it ahead?',
  language: 'en',
  posts: 7,
  examples: [pancakes, loaf],
  is_per_post: false,
};
const calories: BlogGap = { ...ahead, question: 'How many calories?', is_per_post: true };
const einfrieren: BlogGap = {
  question: 'Kann ich es einfrieren?',
  language: 'de',
  posts: 1,
  examples: [loaf],
  is_per_post: false,
};

/** Opens the screen of a blog with these gaps; an answer takes its own away, as the server does. */
function open(
  gaps: BlogGap[] = [ahead, einfrieren],
  others: Parameters<typeof serveAssistant>[1] = {},
) {
  asMember();
  let left = gaps;
  const received = serveAssistant([blog], {
    'GET /api/blogs/:id/gaps': () => ({ body: { posts: 15, gaps: left } }),
    'POST /api/blogs/:id/answers': ({ body }) => {
      const answer = { id: 'ans_9', question: '', answer: '', post_id: null, ...Object(body) };
      left = left.filter(({ question }) => question !== answer.question);
      return { status: 201, body: { answer } };
    },
    ...others,
  });
  const sent = () => received.filter(({ call }) => call.startsWith('POST'));
  const { user, ...rest } = renderRoutes(remote, ofBlog(paths.answers(), blog.id));
  /** Opens the line of a question. */
  const openLine = async (question: string) => user.click(await screen.findByText(question));
  return { sent, user, openLine, ...rest };
}

const inForm = async (name: string) => within(await screen.findByRole('form', { name }));
const field = async (name: string) => (await inForm(name)).getByLabelText('Your answer');

it('lists what the posts leave open, each in a line that opens its field', async () => {
  const { openLine } = open();
  const rows = within(await screen.findByRole('list', { name: 'Open questions' })).getAllByRole(
    'listitem',
  );
  expect(rows).toHaveLength(2);
  expect(rows[0]).toHaveTextContent('7 of your 15 newest posts don’t say.');
  expect(screen.getByText(/comes before what a post says itself/)).toBeVisible();
  expect(rows[1]).toHaveTextContent('Overnight Seeded Rye Loaf doesn’t say.');
  expect(screen.queryByLabelText('Your answer')).not.toBeInTheDocument();
  await openLine(einfrieren.question);
  expect(await field(einfrieren.question)).toBeVisible();
  expect(await field(einfrieren.question)).toHaveAttribute('lang', 'de');
});

it('keeps what was typed when its line is closed and opened again', async () => {
  const { user, openLine } = open();
  await openLine(ahead.question);
  await user.type(await field(ahead.question), 'A day ahead.');
  await openLine(ahead.question);
  await waitFor(() => expect(screen.queryByLabelText('Your answer')).not.toBeInTheDocument());
  await openLine(ahead.question);
  expect(await field(ahead.question)).toHaveValue('A day ahead.');
});

it('saves an answer for all posts right there, and hands the focus on', async () => {
  const { user, sent, openLine } = open();
  await openLine(ahead.question);
  await user.type(await field(ahead.question), 'I don’t count them.');
  await user.click(screen.getByRole('button', { name: /^Save for all posts \(Can I make/ }));
  expect(await screen.findByText('Saved. Your readers see it from now on.')).toBeVisible();
  expect(sent()[0]?.body).toEqual({
    question: ahead.question,
    answer: 'I don’t count them.',
    post_id: null,
  });
  await waitFor(() =>
    expect(screen.queryByRole('form', { name: ahead.question })).not.toBeInTheDocument(),
  );
  await waitFor(() =>
    expect(screen.getByText(einfrieren.question).closest('summary')).toHaveFocus(),
  );
});

it('takes an answered question away at once, while what is left is on its way', async () => {
  let isFirst = true;
  const { user, openLine } = open([ahead, einfrieren], {
    'GET /api/blogs/:id/gaps': () => {
      const gaps = [ahead, einfrieren];
      const answer = { body: { posts: 15, gaps } };
      if (isFirst) {
        isFirst = false;
        return answer;
      }
      return new Promise(() => undefined);
    },
  });
  await openLine(ahead.question);
  await user.type(await field(ahead.question), 'No idea.');
  await user.click(screen.getByRole('button', { name: /^Save for all posts/ }));
  await waitFor(() =>
    expect(screen.queryByRole('form', { name: ahead.question })).not.toBeInTheDocument(),
  );
  expect(await screen.findByText(einfrieren.question)).toBeVisible();
});

it('saves an answer for the one post that lacks it', async () => {
  const { user, sent, openLine } = open([einfrieren]);
  await openLine(einfrieren.question);
  await user.type(await field(einfrieren.question), 'Ja.');
  await user.click(screen.getByRole('button', { name: /^Save for this post/ }));
  await screen.findByText('Saved. Your readers see it from now on.');
  expect(sent()[0]?.body).toMatchObject({ post_id: loaf.id });
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'What your posts leave open' })).toBe(null),
  );
});

it('keeps what is typed in another field while one is saved', async () => {
  const { user, openLine } = open();
  await openLine(einfrieren.question);
  await openLine(ahead.question);
  await user.type(await field(einfrieren.question), 'Ja, drei');
  await user.type(await field(ahead.question), 'No idea.{Tab}{Enter}');
  await screen.findByText('Saved. Your readers see it from now on.');
  await waitFor(() =>
    expect(screen.queryByRole('form', { name: ahead.question })).not.toBeInTheDocument(),
  );
  expect(await field(einfrieren.question)).toHaveValue('Ja, drei');
});

it('opens the form of an answer for one post alone, also of one that is not among the newest', async () => {
  const { user, sent, openLine } = open();
  await openLine(ahead.question);
  await user.click(screen.getByRole('button', { name: /^Answer for one post \(Can I make/ }));
  expect(screen.getByLabelText('What readers ask')).toHaveValue(ahead.question);
  expect(screen.getByLabelText('Where it applies')).toHaveDisplayValue(pancakes.title);
  const form = within(screen.getByRole('region', { name: 'Write a house answer' }));
  expect(form.getByLabelText('Your answer')).toHaveFocus();
  await user.type(form.getByLabelText('Your answer'), 'About 300.');
  await user.click(screen.getByRole('button', { name: 'Save answer' }));
  await screen.findByText('Saved. Your readers see it from now on.');
  expect(sent()[0]?.body).toMatchObject({ post_id: pancakes.id });
});

it('offers posts alone where no answer can hold for all, those that lack it first', async () => {
  const { user, sent, openLine } = open([calories]);
  await openLine(calories.question);
  const form = await inForm(calories.question);
  expect(form.queryByRole('button', { name: /^Save for all posts/ })).not.toBeInTheDocument();
  const posts = form.getByLabelText('Where it applies');
  expect(posts).toHaveDisplayValue(pancakes.title);
  expect(within(posts).queryByRole('option', { name: 'On all posts' })).not.toBeInTheDocument();
  await user.selectOptions(posts, loaf.title);
  await user.type(await field(calories.question), 'About 300.');
  await user.click(form.getByRole('button', { name: /^Save for this post/ }));
  await screen.findByText('Saved. Your readers see it from now on.');
  expect(sent()[0]?.body).toMatchObject({ post_id: loaf.id });
});

it('asks for an answer before it asks the server', async () => {
  const { user, sent, openLine } = open();
  await openLine(ahead.question);
  const aheadField = await field(ahead.question);
  await user.click(screen.getByRole('button', { name: /^Save for all posts/ }));
  expect(aheadField).toHaveAccessibleDescription('Answer is required');
  expect(sent()).toEqual([]);
});

it('loses nothing of what was typed where the server refuses', async () => {
  const { user, openLine } = open([ahead], {
    'POST /api/blogs/:id/answers': () => refusal(409, 'answer_limit', 'You have 500 answers.'),
  });
  await openLine(ahead.question);
  await user.type(await field(ahead.question), 'No idea.');
  await user.click(screen.getByRole('button', { name: /^Save for all posts/ }));
  expect(await screen.findByText('You have 500 answers.')).toBeVisible();
  expect(await field(ahead.question)).toHaveValue('No idea.');
});

it.each([
  ['nothing is open', () => ({ body: { posts: 15, gaps: [] } })],
  ['it could not be found out', () => refusal(500, 'internal_error', 'Out of flour')],
])('leaves the screen as it is where %s', async (_case, gaps) => {
  open([], { 'GET /api/blogs/:id/gaps': gaps });
  await screen.findByRole('list', { name: 'House answers' });
  await waitFor(() => expect(screen.queryByRole('status', { name: /^Looking/ })).toBe(null));
  expect(screen.queryByRole('region', { name: 'What your posts leave open' })).toBe(null);
});
