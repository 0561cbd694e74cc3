import { plans } from '@cpal/shared/plans';
import { testInsights } from '@cpal/shared/testing/samples/test-insights';
import { screen } from '@testing-library/react';
import { openInsights, region } from '../../testing/open-insights';

const basic = { ...testInsights, pro: null };

it('names what the Pro plan shows, as the plan does, and leads to the change', async () => {
  const { user, router } = openInsights(basic);
  const added = await region('What Pro adds');
  const features = plans.find(({ id }) => id === 'pro')?.features ?? [];
  for (const { textContent } of added.getAllByRole('term')) expect(features).toContain(textContent);
  await user.click(added.getByRole('link', { name: 'Change your plan' }));
  expect(router.state.location.pathname).toBe('/membership/billing');
});

it('shows the Basic plan its questions and counts, and nothing in the place of the rest', async () => {
  openInsights(basic);
  await region('Key figures');
  await region('Questions');
  for (const name of ['When readers ask', 'Languages', 'Your posts'])
    expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
});

it('offers nothing to a member who has it', async () => {
  openInsights();
  await region('When readers ask');
  expect(screen.queryByRole('region', { name: 'What Pro adds' })).not.toBeInTheDocument();
});
