import { refusal } from '@cpal/shared/testing/answers';
import { testConversations } from '@cpal/shared/testing/samples/test-conversations';
import { noInsights, testInsights } from '@cpal/shared/testing/samples/test-insights';
import { askedPosts } from '@cpal/shared/testing/samples/asked-posts';
import { screen, waitFor } from '@testing-library/react';
import { ofBlog, paths } from '../../paths';
import { openInsights, region } from '../../testing/open-insights';
import { blog } from '../../testing/serve-assistant';

const { unanswered, unhelpful } = noInsights.pro;
const noGroups = {
  top: [],
  gaps: noInsights.gaps,
  pro: { ...testInsights.pro, unanswered, unhelpful },
};

it('says what will be here before the first question, and leads to a try', async () => {
  openInsights(noInsights);
  const nothing = await region('No questions yet');
  expect(nothing.getByText(/Ada Bakes is ready for questions/)).toBeVisible();
  expect(nothing.getByRole('link', { name: 'Try it yourself' })).toHaveAttribute(
    'href',
    ofBlog(paths.posts(), blog.id),
  );
  expect(nothing.queryByRole('link', { name: 'Finish setup' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Key figures' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Download' })).not.toBeInTheDocument();
});

it.each([
  ['is not verified', { ...blog, status: 'unverified' as const }],
  ['is switched off', { ...blog, is_enabled: false }],
])('leads to the set-up where the blog %s', async (_case, unready) => {
  openInsights(noInsights, paths.insights(), {
    'GET /api/blogs': () => ({ body: { blogs: [unready] } }),
  });
  const nothing = await region('No questions yet');
  expect(nothing.getByRole('link', { name: 'Finish setup' })).toHaveAttribute(
    'href',
    ofBlog(paths.assistant(), blog.id),
  );
});

it('shows the numbers of days without a question where there were some before', async () => {
  openInsights({ ...noInsights, before: testInsights.before });
  const numbers = await region('Key figures');
  expect(numbers.getByText('374 fewer than in the 30 days before')).toBeVisible();
});

it('shows a post that nobody asked about without calling the blog new', async () => {
  openInsights(noInsights, ofBlog(paths.insights(), blog.id, { post: askedPosts.soup.id }));
  expect(await screen.findByText('Only about')).toHaveTextContent('Only about one post');
  await region('Key figures');
});

it('says why no question is named while fewer than three readers asked', async () => {
  const totals = { ...testInsights.totals, questions: 4, visitors: 2 };
  openInsights({ ...testInsights, ...noGroups, totals });
  const most = await region('Questions');
  expect(most.getByText(/^Fewer than 3 readers asked a question so far\./)).toBeVisible();
});

it('says why no question is named where each reader asked something else', async () => {
  openInsights({ ...testInsights, ...noGroups });
  const most = await region('Questions');
  expect(most.getByText(/^No question has been asked by 3 readers yet\./)).toBeVisible();
});

describe('below the number of questions that charts begin at', () => {
  const few = { ...testInsights, totals: { ...testInsights.totals, questions: 19 } };
  const withConversations = {
    'GET /api/blogs/:id/conversations': () => ({
      body: { conversations: testConversations, next: null, posts: [] },
    }),
  };

  it('shows the newest questions word for word and leads to all, instead of charts', async () => {
    openInsights(few, paths.insights(), withConversations);
    const read = await region('Read them word for word');
    expect(
      read.getByText(/^You have 19 questions in this period\. Charts begin at 20/),
    ).toBeVisible();
    await waitFor(() => expect(read.getAllByRole('listitem')).toHaveLength(3));
    expect(read.getByText('“Which blender do you use?”')).toBeVisible();
    expect(read.getByRole('link', { name: 'Read the conversations' })).toHaveAttribute(
      'href',
      ofBlog(paths.conversations(), blog.id),
    );
    for (const name of ['When readers ask', 'Languages', 'Your posts'])
      expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
  });

  it('leads there where the newest could not be loaded', async () => {
    openInsights(few, paths.insights(), {
      'GET /api/blogs/:id/conversations': () => refusal(500, 'internal_error', 'Out of flour'),
    });
    const read = await region('Read them word for word');
    expect(read.getByRole('link', { name: 'Read the conversations' })).toBeVisible();
    await waitFor(() => expect(read.queryByRole('status')).not.toBeInTheDocument());
    expect(read.queryByRole('list')).not.toBeInTheDocument();
  });

  it('draws charts from there on', async () => {
    openInsights({ ...few, totals: { ...few.totals, questions: 20 } });
    await region('When readers ask');
    expect(screen.queryByRole('region', { name: /word for word/ })).not.toBeInTheDocument();
  });
});
