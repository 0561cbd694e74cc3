import { testInsights } from '@cpal/shared/testing/test-insights';
import { askedPosts } from '@cpal/shared/testing/asked-posts';
import { screen, waitFor, within } from '@testing-library/react';
import { ofBlog, toNewAnswer } from '../../paths';
import { openInsights, region } from '../../testing/open-insights';
import { blog } from '../../testing/serve-assistant';

const { pancakes } = askedPosts;

it('lists the questions post by post, with what came of each', async () => {
  openInsights();
  const most = await region('Most asked');
  expect(most.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Lemon Ricotta Pancakes',
    'Overnight Seeded Rye Loaf',
    'Not about one post',
  ]);
  const ofPancakes = within(most.getByRole('region', { name: pancakes.title }));
  const [freezing, ricotta] = ofPancakes.getAllByRole('listitem');
  expect(freezing).toHaveTextContent('“Can I freeze the pancakes?”14 readers');
  expect(freezing).toHaveTextContent('Asked 18 times · never answered · not helpful 6 times');
  expect(ricotta).toHaveTextContent('Asked 12 times · rated helpful 7 times · not helpful once');
});

it('counts what was answered to some', async () => {
  const [first] = testInsights.top;
  const top = first === undefined ? [] : [{ ...first, times: 18, unanswered: 1 }];
  openInsights({ ...testInsights, top });
  const most = await region('Most asked');
  expect(most.getByText(/^Asked 18 times · once without an answer/)).toBeVisible();
});

it('leads from each question to its answer: a first one or a better one', async () => {
  openInsights();
  const most = await region('Most asked');
  const link = (name: string) => most.getByRole('link', { name });
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
  const most = await region('Most asked');
  await user.click(most.getByRole('link', { name: pancakes.title }));
  await waitFor(() => expect(asked().at(-1)?.query).toBe(`?days=30&post_id=${pancakes.id}`));
  expect(router.state.location.search).toBe(ofBlog('', blog.id, { days: '30', post: pancakes.id }));
  expect(await screen.findByText('Only about')).toBeVisible();
  const narrowed = await region('Most asked');
  expect(narrowed.queryByRole('link', { name: pancakes.title })).not.toBeInTheDocument();
});

it('lists what was not answered by itself', async () => {
  openInsights();
  const unanswered = await region('Unanswered');
  expect(unanswered.getAllByRole('link', { name: /^Write an answer to/ })).toHaveLength(2);
});

it('says where all was answered', async () => {
  openInsights({ ...testInsights, pro: { ...testInsights.pro, unanswered: [] } });
  const unanswered = await region('Unanswered');
  expect(unanswered.getByText(/^Every question that several readers asked/)).toBeVisible();
});
