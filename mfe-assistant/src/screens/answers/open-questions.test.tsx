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

const calories: BlogGap = {
  question: 'How many calories per serving?',
  language: 'en',
  posts: 7,
  examples: [pancakes, loaf],
};
const einfrieren: BlogGap = {
  question: 'Kann ich es einfrieren?',
  language: 'de',
  posts: 1,
  examples: [loaf],
};

/** Opens the screen of a blog with these gaps; an answer takes its own away, as the server does. */
function open(
  gaps: BlogGap[] = [calories, einfrieren],
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
  return { sent, ...renderRoutes(remote, ofBlog(paths.answers(), blog.id)) };
}

const field = (name: string) => screen.findByRole('textbox', { name });

it('begins with what the posts leave open, each with its field and how many posts lack it', async () => {
  open();
  const rows = within(await screen.findByRole('list', { name: 'Open questions' })).getAllByRole(
    'listitem',
  );
  expect(rows).toHaveLength(2);
  expect(rows[0]).toHaveTextContent('7 of your 15 newest posts don’t say.');
  expect(screen.getByText(/comes before what a post says itself/)).toBeVisible();
  expect(rows[1]).toHaveTextContent('Overnight Seeded Rye Loaf doesn’t say.');
  expect((await field('Kann ich es einfrieren?')).closest('[lang]')).toHaveAttribute('lang', 'de');
});

it('saves an answer for all posts right there, and hands the focus on', async () => {
  const { user, sent } = open();
  await user.type(await field(calories.question), 'I don’t count them.');
  await user.click(screen.getByRole('button', { name: /^Save for all posts \(How many/ }));
  expect(await screen.findByText('Saved. Your readers see it from now on.')).toBeVisible();
  expect(sent()[0]?.body).toEqual({
    question: calories.question,
    answer: 'I don’t count them.',
    post_id: null,
  });
  await waitFor(() =>
    expect(screen.queryByRole('textbox', { name: calories.question })).not.toBeInTheDocument(),
  );
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Save for this post/ })).toHaveFocus(),
  );
});

it('takes an answered question away at once, while what is left is on its way', async () => {
  let isFirst = true;
  const { user } = open([calories, einfrieren], {
    'GET /api/blogs/:id/gaps': () => {
      const gaps = [calories, einfrieren];
      const answer = { body: { posts: 15, gaps } };
      if (isFirst) {
        isFirst = false;
        return answer;
      }
      return new Promise(() => undefined);
    },
  });
  await user.type(await field(calories.question), 'No idea.');
  await user.click(screen.getByRole('button', { name: /^Save for all posts/ }));
  await waitFor(() =>
    expect(screen.queryByRole('textbox', { name: calories.question })).not.toBeInTheDocument(),
  );
  expect(await field(einfrieren.question)).toBeVisible();
});

it('saves an answer for the one post that lacks it', async () => {
  const { user, sent } = open([einfrieren]);
  await user.type(await field(einfrieren.question), 'Ja.');
  await user.click(screen.getByRole('button', { name: /^Save for this post/ }));
  await screen.findByText('Saved. Your readers see it from now on.');
  expect(sent()[0]?.body).toMatchObject({ post_id: loaf.id });
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'What your posts leave open' })).toBe(null),
  );
});

it('keeps what is typed in another field while one is saved', async () => {
  const { user } = open();
  await user.type(await field(einfrieren.question), 'Ja, drei');
  await user.type(await field(calories.question), 'No idea.{Tab}{Enter}');
  await screen.findByText('Saved. Your readers see it from now on.');
  await waitFor(() =>
    expect(screen.queryByRole('textbox', { name: calories.question })).not.toBeInTheDocument(),
  );
  expect(await field(einfrieren.question)).toHaveValue('Ja, drei');
});

it('opens the form of an answer for one post alone, also of one that is not among the newest', async () => {
  const { user, sent } = open();
  await field(calories.question);
  await user.click(screen.getByRole('button', { name: /^Answer for one post \(How many/ }));
  expect(screen.getByLabelText('What readers ask')).toHaveValue(calories.question);
  expect(screen.getByLabelText('Where it applies')).toHaveDisplayValue(pancakes.title);
  expect(screen.getByLabelText('Your answer')).toHaveFocus();
  await user.type(screen.getByLabelText('Your answer'), 'About 300.');
  await user.click(screen.getByRole('button', { name: 'Save answer' }));
  await screen.findByText('Saved. Your readers see it from now on.');
  expect(sent()[0]?.body).toMatchObject({ post_id: pancakes.id });
});

it('asks for an answer before it asks the server', async () => {
  const { user, sent } = open();
  const calorieField = await field(calories.question);
  await user.click(screen.getByRole('button', { name: /^Save for all posts/ }));
  expect(calorieField).toHaveAccessibleDescription('Answer is required');
  expect(sent()).toEqual([]);
});

it('loses nothing of what was typed where the server refuses', async () => {
  const { user } = open([calories], {
    'POST /api/blogs/:id/answers': () => refusal(409, 'answer_limit', 'You have 500 answers.'),
  });
  await user.type(await field(calories.question), 'No idea.');
  await user.click(screen.getByRole('button', { name: /^Save for all posts/ }));
  expect(await screen.findByText('You have 500 answers.')).toBeVisible();
  expect(await field(calories.question)).toHaveValue('No idea.');
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
