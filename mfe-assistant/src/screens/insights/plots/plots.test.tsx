import { askedPosts } from '@cpal/shared/testing/samples/asked-posts';
import { testInsights } from '@cpal/shared/testing/samples/test-insights';
import { screen, within } from '@testing-library/react';
import { ofBlog, paths } from '../../../paths';
import { openInsights, region } from '../../../testing/open-insights';
import { blog } from '../../../testing/serve-assistant';

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

it('says of the days what its plot shows, with the numbers in a table', async () => {
  const { user } = openInsights();
  const days = await region('By day');
  const sentence = days.getByText(
    /^\d+ (more|fewer) than in the 30 days before\. The busiest day was Monday, Nov 3: 24 questions by 15 readers\.$/,
  ).textContent;
  expect(days.getByRole('img', { name: 'By day' })).toHaveAccessibleDescription(sentence);
  await user.click(days.getByText('Show the numbers'));
  const rows = rowsOf(days.getByRole('table', { name: 'By day' }));
  expect(rows).toHaveLength(31);
  expect(rows.slice(0, 2)).toEqual([
    ['Day (UTC)', 'Questions', 'Readers', 'Before'],
    ['Oct 22', '8', '5', '18'],
  ]);
});

it('says by the arrow keys what each day holds, what the day before held and which post came', async () => {
  const { user } = openInsights();
  const days = await region('By day');
  const values = days.getByRole('slider', { name: 'Values: By day' });
  await user.click(days.getByText('Show the numbers'));
  await user.tab({ shift: true });
  expect(values).toHaveFocus();
  expect(values).toHaveAttribute('aria-valuenow', '30');
  await user.keyboard('{Home}{ArrowLeft}');
  expect(values).toHaveAttribute(
    'aria-valuetext',
    'Wednesday, Oct 22: 8 questions by 5 readers, 18 in the 30 days before',
  );
  await user.keyboard('{End}{PageDown}{ArrowLeft}{ArrowLeft}');
  expect(values.getAttribute('aria-valuetext')).toMatch(
    /^Tuesday, Nov 11: .*, new post: Roast Tomato and White Bean Soup$/,
  );
  expect(days.getByText(/^Tuesday, Nov 11/)).toBeVisible();
  await user.tab();
  expect(days.queryByText(/^Tuesday, Nov 11/)).not.toBeInTheDocument();
});

it('names new posts under the days, each leading to its numbers', async () => {
  openInsights();
  await region('By day');
  const posts = within(screen.getByRole('list', { name: 'New posts' }));
  expect(posts.getByRole('listitem')).toHaveTextContent('Nov 11: Roast Tomato and White Bean Soup');
  expect(posts.getByRole('link')).toHaveAttribute(
    'href',
    ofBlog(paths.insights(), blog.id, { days: '30', post: askedPosts.soup.id }),
  );
});

it('draws no line of days before that had no question, nor marks where no post came', async () => {
  const days_before = testInsights.pro.days_before.map(() => 0);
  openInsights({ ...testInsights, pro: { ...testInsights.pro, days_before, new_posts: [] } });
  const days = await region('By day');
  expect(days.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())).toEqual([
    'Questions',
    'Readers',
  ]);
  expect(days.getByText(/^The busiest day/)).toBeVisible();
});

it('tells the hours by the clock of the member', async () => {
  const { user } = openInsights();
  const hours = await region('By hour');
  expect(
    hours.getByText(/^Most questions come between .+ and .+, in your own time zone/),
  ).toBeVisible();
  await user.click(hours.getByText('Show the numbers'));
  const rows = rowsOf(hours.getByRole('table', { name: 'By hour' }));
  expect(rows).toHaveLength(25);
  const counted = rows.slice(1).reduce((sum, [, questions]) => sum + Number(questions), 0);
  expect(counted).toBe(testInsights.pro.hours.reduce((sum, one) => sum + one, 0));
});

it('names the languages, with their shares', async () => {
  openInsights();
  const languages = await region('Languages');
  expect(rowsOf(languages.getByRole('table'))).toEqual([
    ['Language', 'Questions', 'Share'],
    ['English', '336', '82%'],
    ['German', '48', '12%'],
    ['Portuguese', '28', '7%'],
  ]);
});

it('says how many of the rated answers helped', async () => {
  openInsights();
  const helped = await region('Ratings');
  expect(helped.getByText(/^88%/).parentElement).toHaveTextContent(
    '88% of the rated answers helped: 84 did, 12 did not.',
  );
  expect(helped.getByText('Readers rated 96 of 412 answers.')).toBeVisible();
});

it('says where no answer was rated', async () => {
  openInsights({ ...testInsights, totals: { ...testInsights.totals, helpful: 0, unhelpful: 0 } });
  const helped = await region('Ratings');
  expect(helped.getByText(/^No reader rated an answer/)).toBeVisible();
});

it('counts what readers pressed, link by link', async () => {
  openInsights();
  const pressed = await region('Link clicks');
  expect(
    pressed.getByText(/^Readers opened a related recipe 61 times, and an affiliate link 23 times/),
  ).toBeVisible();
  expect(rowsOf(pressed.getByRole('table')).slice(1)).toEqual([
    ['My stand mixer', '160', '18', '11%'],
    ['Rye flour from the mill', '44', '5', '11%'],
  ]);
});

it('counts what was pressed under one post, where that alone is looked at', async () => {
  const { pancakes } = askedPosts;
  const posts = testInsights.pro.posts.filter(({ post }) => post.id === pancakes.id);
  openInsights(
    { ...testInsights, pro: { ...testInsights.pro, posts, related_clicks: 22 } },
    ofBlog(paths.insights(), blog.id, { post: pancakes.id }),
  );
  const pressed = await region('Link clicks');
  expect(
    pressed.getByText('Readers opened a related recipe 22 times, and an affiliate link 9 times.'),
  ).toBeVisible();
  expect(pressed.queryByRole('table')).not.toBeInTheDocument();
});

it('says where readers pressed nothing', async () => {
  const links = testInsights.pro.links.map((one) => ({ ...one, clicks: 0 }));
  openInsights({ ...testInsights, pro: { ...testInsights.pro, links, related_clicks: 0 } });
  const pressed = await region('Link clicks');
  expect(pressed.getByText(/^No reader clicked a related recipe/)).toBeVisible();
});

it('leads to the first affiliate link where there is none', async () => {
  openInsights({ ...testInsights, pro: { ...testInsights.pro, links: [] } });
  const pressed = await region('Link clicks');
  expect(pressed.getByRole('link', { name: 'Add the first one' })).toHaveAttribute(
    'href',
    ofBlog(paths.links(), blog.id),
  );
  expect(pressed.queryByRole('table')).not.toBeInTheDocument();
});

it('draws nothing of days without a question', async () => {
  const { totals } = testInsights;
  openInsights({ ...testInsights, totals: { ...totals, questions: 0 } });
  await region('Key figures');
  expect(screen.queryByRole('region', { name: 'When readers ask' })).not.toBeInTheDocument();
});
