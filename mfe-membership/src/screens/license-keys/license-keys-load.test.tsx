import { subscriptionRequired } from '@cpal/shared/contract/licenses/license-terms';
import { useSession } from '@cpal/shared/session';
import { refusal } from '@cpal/shared/testing/answers';
import { heldAnswer } from '@cpal/shared/testing/api';
import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { asMember } from '@cpal/shared/testing/session';
import { screen, waitFor } from '@testing-library/react';
import remote from '../../routes';
import { activeKey, inactiveKey, serveMembership } from '../../testing/serve-membership';

const list = 'GET /api/licenses';
const loadFailure = 'Failed to load license keys. Please try again later.';
const broken = () => refusal(500, 'internal_error', 'Broken');
const refused = () => refusal(403, 'subscription_required', subscriptionRequired);
const open = () => renderRoutes(remote, '/membership/license-keys');
const tryAgain = { name: 'Try again' };

beforeEach(() => {
  asMember();
});

it.each([list, 'GET /api/billing/subscription'])(
  'keeps the place of the list and of the button until %s is answered',
  async (call) => {
    const answer = heldAnswer();
    serveMembership([activeKey], { [call]: () => answer.promise });
    open();
    expect(await screen.findByRole('status', { name: 'Loading license keys' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'License Keys' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Generate New License Key' })).toBeDisabled();
    answer.give({ body: call === list ? { licenses: [activeKey] } : {} });
    expect(await screen.findByText(activeKey.key)).toBeVisible();
    expect(screen.queryByRole('status', { name: 'Loading license keys' })).not.toBeInTheDocument();
  },
);

describe('where the keys cannot be loaded', () => {
  it.each([
    ['an error', broken],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('says so after %s, and not what only the server understands', async (_case, answer) => {
    serveMembership([], { [list]: answer });
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent(loadFailure);
    expect(screen.queryByText('Broken')).not.toBeInTheDocument();
    expect(screen.queryByText(/No license keys found/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'View Pricing Plans' })).not.toBeInTheDocument();
  });

  it('tries again when asked, says so meanwhile, and hands the focus on', async () => {
    const answers = [broken()];
    const second = heldAnswer();
    serveMembership([], { [list]: () => answers.shift() ?? second.promise });
    const { user } = open();
    await user.click(await screen.findByRole('button', tryAgain));
    expect(screen.getByRole('button', { name: 'Trying again...' })).toHaveFocus();
    second.give({ body: { licenses: [activeKey] } });
    expect(await screen.findByText(activeKey.key)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Generate New License Key' })).toHaveFocus();
  });

  it('offers another try where the second one fails too', async () => {
    serveMembership([], { [list]: broken });
    const { user } = open();
    await user.click(await screen.findByRole('button', tryAgain));
    expect(await screen.findByRole('button', tryAgain)).toHaveFocus();
  });
});

describe('where the server asks for a subscription', () => {
  it('says so in its words and leads to the plans', async () => {
    serveMembership([], { [list]: refused });
    const { user, router } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent(subscriptionRequired);
    expect(screen.queryByRole('button', tryAgain)).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'View Pricing Plans' }));
    expect(router.state.location.pathname).toBe('/pricing');
  });

  it('says it once to a member who has none', async () => {
    serveMembership([], {
      [list]: refused,
      'GET /api/billing/subscription': () => ({ body: {} }),
    });
    open();
    expect(await screen.findAllByText(subscriptionRequired)).toHaveLength(1);
    expect(screen.getAllByRole('link', { name: 'View Pricing Plans' })).toHaveLength(1);
  });
});

it('logs a subscription that cannot be loaded and takes it as none', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  serveMembership([activeKey], { 'GET /api/billing/subscription': broken });
  open();
  expect(await screen.findByText(subscriptionRequired)).toBeVisible();
  expect(screen.getByText(activeKey.key)).toBeVisible();
  expect(warn).toHaveBeenCalledWith('The subscription could not be loaded: internal_error');
});

it.each([
  ['load', list, []],
  ['creation', 'POST /api/licenses/user', ['Generate New License Key']],
  ['deactivation', 'DELETE /api/licenses/:id', ['Deactivate', 'Deactivate']],
  ['reactivation', 'PUT /api/licenses/:id/reactivate', ['Reactivate', 'Reactivate']],
  [
    'permanent deletion',
    'DELETE /api/licenses/:id/permanent',
    ['Permanently Delete', 'Permanently Delete'],
  ],
])('ends the session where the token is refused at a %s', async (_case, call, presses) => {
  const store = asMember();
  const expired = refusal(401, 'unauthenticated', 'Please log in');
  serveMembership([activeKey, inactiveKey], {
    [call]: () => expired,
    'POST /api/auth/refresh': () => expired,
  });
  const { user } = open();
  for (const name of presses) {
    // The dialog's button comes after the row's of the same name.
    const button = (await screen.findAllByRole('button', { name })).at(-1);
    if (button !== undefined) await user.click(button);
  }
  await waitFor(() => expect(store.read()).toBeNull());
  expect(useSession.getState().status).toBe('anonymous');
});
