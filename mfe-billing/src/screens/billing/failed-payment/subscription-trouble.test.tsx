import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { asMember } from '@cpal/shared/testing/session';
import { screen, within } from '@testing-library/react';
import remote from '../../../routes';
import { everything, serveBilling, subscription } from '../../../testing/serve-billing';

async function open(status: string) {
  asMember();
  serveBilling({ ...everything(), subscription: { ...subscription, status } });
  const shown = renderRoutes(remote, '/membership/billing');
  await screen.findByText('Price');
  return shown;
}

it('says on past_due that another card pays the open invoice, with the button for it', async () => {
  await open('past_due');
  const banner = screen.getByRole('status');
  expect(banner).toHaveTextContent(
    'Add another card: it becomes the default and pays the open invoice.',
  );
  expect(banner).toHaveClass('warn');
  expect(within(banner).getByRole('button', { name: 'Add Payment Method' })).toBeEnabled();
});

it.each([
  ['unpaid', 'Pay the open invoice to start it again.'],
  ['paused', 'Write to us to start it again.'],
])('says what to do where the plan is %s', async (status, sentence) => {
  await open(status);
  expect(screen.getByRole('status')).toHaveTextContent(sentence);
});

it('leads to the plans once more where the first payment failed, with nothing to manage', async () => {
  const { user, router } = await open('incomplete');
  const banner = screen.getByRole('status');
  expect(banner).toHaveTextContent('Your first payment did not go through');
  expect(screen.queryByRole('group', { name: 'Manage Subscription' })).not.toBeInTheDocument();
  await user.click(within(banner).getByRole('link', { name: 'View Plans' }));
  expect(router.state.location.pathname).toBe('/pricing');
});

it.each(['active', 'trialing'])('says nothing where the plan is %s', async (status) => {
  await open(status);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
