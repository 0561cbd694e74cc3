import type { Insights } from '@cpal/shared/contract/insights/insights';
import type { Handlers } from '@cpal/shared/testing/api';
import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { asMember } from '@cpal/shared/testing/session';
import { testInsights } from '@cpal/shared/testing/samples/test-insights';
import { screen, within } from '@testing-library/react';
import { paths } from '../paths';
import remote from '../routes';
import { blog, serveAssistant } from './serve-assistant';

/**
 * What a part of the screen holds, by its title; it is waited for. The first one of a file waits for
 * screen and plots to be compiled, too.
 */
export const region = async (name: string) =>
  within(await screen.findByRole('region', { name }, { timeout: 20_000 }));

/** Opens the insights of a member's one blog, as they are answered. */
export function openInsights(
  insights: Insights = testInsights,
  at: string = paths.insights(),
  others: Handlers = {},
) {
  asMember();
  const received = serveAssistant([blog], {
    'GET /api/blogs/:id/insights': () => ({ body: { insights } }),
    ...others,
  });
  const asked = () => received.filter(({ call }) => call.endsWith('/insights'));
  return { ...renderRoutes(remote, at), received, asked };
}
