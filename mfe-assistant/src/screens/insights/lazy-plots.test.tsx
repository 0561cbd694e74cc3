import { type Problem, toResult } from '@cpal/shared/api';
import { useLoaderData } from '@cpal/shared/router';
import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { testBlog } from '@cpal/shared/testing/samples/test-blog';
import { testInsights } from '@cpal/shared/testing/samples/test-insights';
import { screen } from '@testing-library/react';
import type { InsightsData } from './insights-loader';
import { LazyPlots } from './lazy-plots';

const lost: Problem = { code: 'network_error', status: null, message: null, error: null };

function Alone() {
  const { plots } = useLoaderData<Pick<InsightsData, 'plots'>>();
  const view = { days: '30', postId: null } as const;
  return <LazyPlots plots={plots} insights={testInsights} blogId={testBlog.id} view={view} />;
}

it('says that the script of the plots did not come, and fetches it again when asked', async () => {
  const answers = [Promise.resolve({ problem: lost }), toResult(import('./plots/plots'))];
  const { user } = renderRoutes(
    {
      routes: [
        {
          path: '/',
          Component: Alone,
          loader: () => ({ plots: answers.shift() }),
          handle: { title: 'Plots', access: 'member' },
        },
      ],
    },
    '/',
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the plots.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'When readers ask' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
