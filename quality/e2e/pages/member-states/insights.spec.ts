import type { Page } from '@playwright/test';
import { refusal } from '@cpal/shared/testing/answers';
import { testBlog } from '@cpal/shared/testing/samples/test-blog';
import { testConversations } from '@cpal/shared/testing/samples/test-conversations';
import { noInsights, testInsights } from '@cpal/shared/testing/samples/test-insights';
import { askedPosts } from '@cpal/shared/testing/samples/asked-posts';
import { testPost } from '@cpal/shared/testing/samples/test-post';
import { asked } from '../../people/insights-api';
import { expect } from '../../journey';
import { press } from '../../sight/keyboard';
import { test } from '../../page/kept-page';
import { having, serveMember } from '../../people/member-api';
import { testStates } from '../../page/states';

const path = '/membership/insights';
const conversations = '/membership/insights/conversations';
const broken = refusal(500, 'internal_error', 'The server is out of flour');
const ofBlog = having.blogs(testBlog);
const full = { ...ofBlog, ...asked.insights(testInsights) };
const talked = { ...ofBlog, ...asked.conversations(testConversations, 'older') };

/** Opens everything that is closed under these words. */
const opening = (words: string) => async (page: Page) => {
  const summaries = page.getByText(words);
  await summaries.first().waitFor();
  for (const summary of await summaries.all()) await summary.click();
};

testStates({
  loading: {
    path,
    answers: { ...ofBlog, 'GET /api/blogs/:id/insights': 'pending' },
    shows: 'Loading your insights',
  },
  'a month of the Pro plan': { path, answers: full, shows: 'When readers ask' },
  'what a day held, by the arrow keys': {
    path,
    answers: full,
    act: async (page) => {
      const days = page.getByRole('slider', { name: 'Values: By day' });
      await days.focus();
      await days.press('Home');
    },
    shows: 'Wednesday, Oct 22: 8 questions by 5 readers, 18 in the 30 days before',
  },
  'all questions': { path: `${path}?show=all`, answers: full, shows: 'Which blender do you use?' },
  'few questions': {
    path,
    answers: {
      ...talked,
      ...asked.insights({ ...testInsights, totals: { ...testInsights.totals, questions: 19 } }),
    },
    shows: 'Latest questions',
  },
  'the numbers behind the plots': {
    path,
    answers: full,
    act: opening('Show the numbers'),
    shows: 'Day (UTC)',
  },
  'two blogs': {
    path,
    answers: {
      ...full,
      ...having.blogs(testBlog, { ...testBlog, id: 'blog_2', name: 'Rosemary & Rye' }),
    },
    shows: 'Rosemary & Rye',
  },
  'one post': {
    path: `${path}?blog=${testBlog.id}&days=7&post=${askedPosts.pancakes.id}`,
    answers: full,
    shows: 'Show all posts',
  },
  'the Basic plan': {
    path,
    answers: { ...ofBlog, ...asked.insights({ ...testInsights, pro: null }) },
    shows: 'What Pro adds',
  },
  'the demo blog': {
    path,
    answers: { ...ofBlog, ...asked.insights({ ...testInsights, is_demo: true }) },
    shows: 'Demo data.',
  },
  'no blog': { path, answers: having.blogs(), shows: 'Add your blog' },
  'a blog that nobody asked yet': {
    path,
    answers: { ...ofBlog, ...asked.insights(noInsights) },
    shows: 'Try it yourself',
  },
  'a blog that is not set up': {
    path,
    answers: {
      ...having.blogs({ ...testBlog, status: 'unverified' }),
      ...asked.insights(noInsights),
    },
    shows: 'Finish setup',
  },
  'two readers': {
    path,
    answers: {
      ...talked,
      ...asked.insights({
        ...testInsights,
        sentences: [],
        totals: { ...noInsights.totals, questions: 2, visitors: 2, conversations: 2, answered: 2 },
        before: noInsights.before,
        top: [],
        gaps: noInsights.gaps,
        pro: null,
      }),
    },
    shows: /Fewer than 3 readers/,
  },
  'nothing that could be loaded': {
    path,
    answers: { ...ofBlog, 'GET /api/blogs/:id/insights': broken },
    shows: /Failed to load your insights/,
  },
  'conversations on their way': {
    path: conversations,
    answers: { ...ofBlog, 'GET /api/blogs/:id/conversations': 'pending' },
    shows: 'Loading the conversations',
  },
  'conversations with their reasons': {
    path: conversations,
    answers: talked,
    act: opening('Why this answer?'),
    shows: 'Cooking table',
  },
  'an older page of one post': {
    path: `${conversations}?blog=${testBlog.id}&post=${askedPosts.pancakes.id}&after=older`,
    answers: talked,
    shows: 'Newest conversations',
  },
  'conversations that were searched for': {
    path: `${conversations}?q=ricotta&only=unhelpful`,
    answers: talked,
    shows: 'Search questions',
  },
  'no conversation with these words': {
    path: `${conversations}?q=parrot`,
    answers: { ...ofBlog, ...asked.conversations([]) },
    shows: 'Show all conversations',
  },
  'no conversations': {
    path: conversations,
    answers: { ...ofBlog, ...asked.conversations([]) },
    shows: /^No questions in the last 30 days/,
  },
  'conversations that could not be loaded': {
    path: conversations,
    answers: { ...ofBlog, 'GET /api/blogs/:id/conversations': broken },
    shows: /Failed to load the conversations/,
  },
});

test('the insights are read, narrowed and answered by keyboard alone', async ({ page }) => {
  await serveMember(page, {
    ...full,
    'GET /api/blogs/:id/posts': { body: { posts: [], next: null } },
    'GET /api/blogs/:id/answers': { body: { answers: [] } },
    'GET /api/blogs/:id/gaps': { body: { posts: 0, gaps: [] } },
    'GET /api/posts/:id': { body: { post: testPost } },
  });
  await page.goto(path);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page.getByText('When readers ask')).toBeVisible();

  await press(page, '90 days');
  await expect(page).toHaveURL(/days=90/);
  await expect(page.getByRole('link', { name: '90 days' })).toBeFocused();
  await expect(page.getByText('When readers ask')).toBeVisible();

  await press(page, 'Show the numbers');
  await expect(page.getByRole('table', { name: 'By day' })).toBeVisible();
  await press(page, 'Readers');
  await expect(page.getByRole('columnheader', { name: 'Readers' }).last()).toHaveAttribute(
    'aria-sort',
    'descending',
  );

  await press(page, askedPosts.soup.title);
  await expect(page.getByText('Only about')).toBeVisible();
  await expect(heading).toBeFocused();
  await press(page, 'Show all posts');
  await expect(page.getByText('Only about')).toBeHidden();

  await press(page, 'Write an answer');
  await expect(heading).toHaveText('House answers');
  await expect(page.getByLabel('What readers ask')).toHaveValue('Can I freeze the pancakes?');
});

test('a place of a plot says what it holds while the pointer is over it', async ({ page }) => {
  await serveMember(page, full);
  await page.goto(path);
  const days = page.getByRole('slider', { name: 'Values: By day' });
  const tip = page.getByText(/^Thursday, Nov 20: /);
  await expect(tip).toBeHidden();
  const { width = 0 } = (await days.boundingBox()) ?? {};
  await days.hover({ position: { x: width - 4, y: 20 } });
  await expect(tip).toBeVisible();
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(tip).toBeHidden();
});

test('printed insights are sentences, numbers and plots, without what is pressed', async ({
  page,
}) => {
  await serveMember(page, full);
  await page.goto(path);
  const plot = page.getByRole('img', { name: 'By day' });
  await expect(plot).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(plot).toBeVisible();
  for (const pressed of ['Read the conversations', 'Show the numbers', 'Write an answer'])
    await expect(page.getByText(pressed).first()).toBeHidden();
  await expect(page.getByRole('list', { name: 'Gaps' })).toContainText('14 readers');
});
