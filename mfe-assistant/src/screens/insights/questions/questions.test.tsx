import type { AskedQuestion } from '@cpal/shared/contract/insights/insights';
import { testInsights } from '@cpal/shared/testing/samples/test-insights';
import { askedPosts } from '@cpal/shared/testing/samples/asked-posts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ofBlog, paths, toNewAnswer } from '../../../paths';
import { openInsights, region } from '../../../testing/open-insights';
import { blog } from '../../../testing/serve-assistant';

const { pancakes } = askedPosts;
const [freezing] = testInsights.top;

const tab = (name: string) => screen.findByRole('tab', { name });
const rows = async (name: string) =>
  within(await screen.findByRole('list', { name }, { timeout: 20_000 }))
    .getAllByRole('listitem')
    .filter((row) => row.parentElement?.tagName === 'OL');

/** Questions of as many different groups. */
const many = (count: number): AskedQuestion[] =>
  Array.from({ length: count }, (_, index) => ({
    ...(freezing ?? never()),
    id: `many_${index}`,
    question: `Question ${index}?`,
    visitors: 200 - index,
  }));

const link = (name: string) => screen.getByRole('link', { name });

const never = () => {
  throw new Error('There is a question.');
};

it('begins with the gaps, each with its post, its readers and what came of it', async () => {
  openInsights();
  const [first, second, ...others] = await rows('Gaps');
  expect(others).toEqual([]);
  expect(first).toHaveTextContent('“Can I freeze the pancakes?”');
  expect(first).toHaveTextContent('14 readers');
  expect(first).toHaveTextContent(
    /Lemon Ricotta Pancakes.*Asked 18 times · 18 from general knowledge · 0% helpful/,
  );
  expect(second).toHaveTextContent(/Not about one post.*Asked 5 times · 5 without an answer/);
});

it('never says that a question was never answered and that its answer helped', async () => {
  const helped = { ...(freezing ?? never()), unanswered: 0, general: 18, helpful: 6 };
  openInsights({ ...testInsights, pro: { ...testInsights.pro, unanswered: [helped] } });
  const [first] = await rows('Gaps');
  expect(first).toHaveTextContent('50% helpful');
  expect(first).not.toHaveTextContent('without an answer');
});

it('counts what was answered to some', async () => {
  const some = { ...(freezing ?? never()), unanswered: 1, general: 9 };
  openInsights({ ...testInsights, pro: { ...testInsights.pro, unanswered: [some] } });
  const [first] = await rows('Gaps');
  expect(first).toHaveTextContent(/1 without an answer · 9 from general knowledge/);
});

it('shows each part of the list by its tab, which the address keeps, and asks for nothing again', async () => {
  const { user, router, received } = openInsights();
  await rows('Gaps');
  const before = received.length;
  await user.click(await tab('All (4)'));
  expect(await rows('All')).toHaveLength(4);
  expect(router.state.location.search).toContain('show=all');
  await user.click(await tab('Not helped (1)'));
  expect(await rows('Not helped')).toHaveLength(1);
  await act(() => router.navigate(-1));
  expect(await rows('All')).toHaveLength(4);
  expect(received).toHaveLength(before);
});

it('opens the part that the address names', async () => {
  openInsights(testInsights, ofBlog(paths.insights(), blog.id, { show: 'unhelpful' }));
  expect(await rows('Not helped')).toHaveLength(1);
  expect(await tab('Not helped (1)')).toHaveAttribute('aria-selected', 'true');
});

it('draws all bars on the scale of the whole list', async () => {
  openInsights(testInsights, ofBlog(paths.insights(), blog.id, { show: 'gaps' }));
  const [, shop] = await rows('Gaps');
  const width = Number(shop?.querySelectorAll('rect')[1]?.getAttribute('width'));
  expect(width).toBeCloseTo((100 * 4) / 14);
});

it('shows 25 rows, and more with the focus on the first of them', async () => {
  const { user } = openInsights({ ...testInsights, top: many(60) });
  await user.click(await tab('All (62)'));
  expect(await rows('All')).toHaveLength(25);
  await user.click(screen.getByRole('button', { name: 'Show 25 more' }));
  const shown = await rows('All');
  expect(shown).toHaveLength(50);
  expect(shown[25]).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Show 12 more' }));
  expect(await rows('All')).toHaveLength(62);
  expect(screen.queryByRole('button', { name: /^Show .* more$/ })).not.toBeInTheDocument();
});

it('leads from each question to its answer: a first one or a better one', async () => {
  const { user } = openInsights();
  await user.click(await tab('All (4)'));
  await rows('All');
  expect(link('Write an answer to “Which blender do you use?”')).toHaveAttribute(
    'href',
    toNewAnswer(blog.id, 'Which blender do you use?', null),
  );
  expect(link('Improve this answer to “What can I use instead of ricotta?”')).toHaveAttribute(
    'href',
    toNewAnswer(blog.id, 'What can I use instead of ricotta?', pancakes.id),
  );
});

it('leads to one post alone', async () => {
  const { user, asked, router } = openInsights();
  const questions = await region('Questions');
  await user.click(questions.getByRole('link', { name: pancakes.title }));
  await waitFor(() => expect(asked().at(-1)?.query).toBe(`?days=30&post_id=${pancakes.id}`));
  expect(router.state.location.search).toBe(ofBlog('', blog.id, { days: '30', post: pancakes.id }));
  expect(await screen.findByText('Only about')).toBeVisible();
  const narrowed = await region('Questions');
  expect(narrowed.queryByRole('link', { name: pancakes.title })).not.toBeInTheDocument();
});

it('says where nothing is left open, and where everything helped', async () => {
  const { user } = openInsights({
    ...testInsights,
    gaps: { questions: 0, readers: 0 },
    pro: { ...testInsights.pro, unanswered: [], unhelpful: [] },
  });
  await user.click(await tab('Gaps (0)'));
  expect(await screen.findByText(/^Your posts cover every question/)).toBeVisible();
  await user.click(await tab('Not helped (0)'));
  expect(await screen.findByText(/^No answer was rated as not helpful/)).toBeVisible();
});

it('tells the Basic plan how many gaps it has, what Pro shows of them, and no question', async () => {
  openInsights({ ...testInsights, pro: null });
  const questions = await region('Questions');
  expect(
    questions.getByText('In the last 30 days, your posts left 2 questions open.'),
  ).toBeVisible();
  expect(questions.getByText(/^ ?Readers asked them at least 18 times\.$/)).toBeVisible();
  expect(questions.getByText(/^With Pro you see each of them here/)).toBeVisible();
  expect(questions.queryByRole('list', { name: 'Gaps' })).not.toBeInTheDocument();
});

it('shows the Basic plan which of its most asked questions were not answered well', async () => {
  const { user } = openInsights({ ...testInsights, pro: null });
  await user.click(await tab('Not helped (1)'));
  expect(await rows('Not helped')).toHaveLength(1);
  await user.click(await tab('All (4)'));
  expect(await rows('All')).toHaveLength(4);
});
