import type { WeekOfReaders } from '@cpal/shared/contract/insights/overview';
import { refusal } from '@cpal/shared/testing/answers';
import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { asMember } from '@cpal/shared/testing/session';
import { testWeek } from '@cpal/shared/testing/samples/test-week';
import { screen, within } from '@testing-library/react';
import remote from '../../routes';
import { activeKey, serveMembership } from '../../testing/serve-membership';

const other: WeekOfReaders = {
  ...testWeek,
  blog: { id: 'b2', name: 'Ada Brews' },
  questions: 1,
  before: 1,
  sentence: null,
  latest: [],
};

async function openWith(weeks: WeekOfReaders[], query = '') {
  serveMembership([activeKey], { 'GET /api/overview': () => ({ body: { weeks } }) });
  const opened = renderRoutes(remote, `/membership${query}`);
  const region = await screen.findByRole('region', { name: 'Your readers this week' });
  return { ...opened, card: within(region), region };
}

beforeEach(() => {
  asMember();
});

it('opens with how many questions there were, and how that compares', async () => {
  const { region } = await openWith([testWeek]);
  expect(region).toHaveTextContent('1,204questions112 more than in the 7 days before');
});

it.each([
  [{ questions: 3, before: 9 }, '3questions6 fewer than in the 7 days before'],
  [{ questions: 1, before: 1 }, '1questionAs many as in the 7 days before'],
])('compares %j', async (counts, text) => {
  const { region } = await openWith([{ ...testWeek, ...counts }]);
  expect(region).toHaveTextContent(text);
});

it('says the questions of each day to those who do not see the line', async () => {
  const { card } = await openWith([testWeek]);
  const days = within(card.getByRole('list', { name: 'Questions by day' }));
  expect(days.getAllByRole('listitem')).toHaveLength(7);
  const [monday] = days.getAllByRole('listitem');
  expect(monday).toHaveTextContent('Monday: 120');
});

it('leads from what the posts leave open to an answer of that question', async () => {
  const { card } = await openWith([testWeek]);
  expect(card.getByText(/^14 readers asked/)).toBeVisible();
  const { pathname, searchParams } = new URL(
    card.getByRole<HTMLAnchorElement>('link', { name: 'Write an answer' }).href,
  );
  expect(pathname).toBe('/membership/assistant/answers');
  expect(Object.fromEntries(searchParams)).toEqual({
    blog: testWeek.blog.id,
    question: 'Can I freeze it?',
    post: testWeek.sentence?.post?.id,
  });
});

it('quotes the latest questions with their posts, and says which were not answered', async () => {
  const [first, ...others] = testWeek.latest;
  const latest = [
    ...(first?.post ? [{ ...first, post: { ...first.post, picture: '/api/pictures/a1' } }] : []),
    ...others,
  ];
  const { card } = await openWith([{ ...testWeek, latest }]);
  const [list] = card.getAllByRole('list').slice(-1);
  const items = within(list ?? document.body).getAllByRole('listitem');
  expect(items).toHaveLength(3);
  expect(items[0]).toHaveTextContent(/Can I freeze this cake.*Not answered.*Lemon ricotta cake/);
  expect(items[1]).not.toHaveTextContent('Not answered');
  expect(within(items[0] ?? document.body).getByRole('presentation')).toHaveAttribute(
    'src',
    '/api/pictures/a1',
  );
  expect(card.getByRole('link', { name: 'All conversations' })).toHaveAttribute(
    'href',
    `/membership/insights/conversations?blog=${testWeek.blog.id}`,
  );
});

it('says so where nobody asked of late', async () => {
  const { card } = await openWith([{ ...testWeek, latest: [] }]);
  expect(card.getByText(/^No questions in the last 30 days/)).toBeVisible();
});

it('marks simulated readers as such', async () => {
  const { card } = await openWith([{ ...testWeek, is_demo: true }]);
  expect(card.getByText('Demo data.')).toBeVisible();
});

it('switches between blogs by the address', async () => {
  const { card, user, router } = await openWith([testWeek, other]);
  const blogs = within(card.getByRole('navigation', { name: 'Your blogs' }));
  expect(blogs.getByRole('link', { name: testWeek.blog.name })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await user.click(blogs.getByRole('link', { name: 'Ada Brews' }));
  expect(router.state.location.search).toBe('?blog=b2');
  expect(await card.findByText('question')).toBeVisible();
});

it('keeps the plan and the key, and no next step, where the week cannot be loaded', async () => {
  serveMembership([activeKey], {
    'GET /api/overview': () => refusal(500, 'internal_error', 'Broken'),
  });
  renderRoutes(remote, '/membership');
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load');
  expect(await screen.findByText(activeKey.key)).toBeVisible();
  expect(screen.getByText('Pro')).toBeVisible();
  expect(screen.queryByText('Not everything loaded')).not.toBeInTheDocument();
});
