import { useSession } from '@cpal/shared/session';
import { refusal } from '@cpal/shared/testing/answers';
import { heldAnswer } from '@cpal/shared/testing/api';
import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { asMember } from '@cpal/shared/testing/session';
import { testMember } from '@cpal/shared/testing/samples/test-member';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../../routes';
import { activeKey, inactiveKey, serveMembership } from '../../testing/serve-membership';

const open = () => renderRoutes(remote, '/membership');
const card = (name: string) => within(screen.getByRole('region', { name }));
const broken = () => refusal(500, 'internal_error', 'Broken');

beforeEach(() => {
  asMember();
});

it.each([
  ['Ada Baker', 'Welcome, Ada'],
  [' Ada  Byron Baker ', 'Welcome, Ada'],
  ['Ada', 'Welcome, Ada'],
  ['', 'Welcome'],
])('greets %p by the first name', async (fullName, greeting) => {
  asMember({ ...testMember, fullName });
  serveMembership([]);
  open();
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading.textContent).toBe(greeting);
});

it('greets without a name while the user is on the way', async () => {
  serveMembership([]);
  useSession.setState({ status: 'unknown', problem: null }, true);
  open();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/^Welcome$/);
});

it('asks for both parts with the bearer', async () => {
  const received = serveMembership([activeKey]);
  open();
  await screen.findByText(activeKey.key);
  for (const path of ['/api/licenses', '/api/billing/subscription']) {
    expect(received).toContainEqual({ call: `GET ${path}`, body: undefined, bearer: 'access' });
  }
});

it('shows its frame first, and its cards together, so that none moves another', async () => {
  const licenses = heldAnswer();
  serveMembership([], { 'GET /api/licenses': () => licenses.promise });
  open();
  expect(await screen.findByRole('status', { name: 'Loading your week' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByText('Pro')).not.toBeInTheDocument();
  licenses.give({ body: { licenses: [activeKey] } });
  expect(await screen.findByText(activeKey.key)).toBeVisible();
  expect(screen.getByText('Pro')).toBeVisible();
  expect(screen.queryByRole('status', { name: /Loading/ })).not.toBeInTheDocument();
});

it('orders its headings: the greeting, the readers, the plan, the key', async () => {
  serveMembership([activeKey]);
  open();
  await screen.findByRole('heading', { name: 'Your readers this week' });
  const headings = screen.getAllByRole('heading');
  expect(headings.map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
    ['H1', 'Welcome, Ada'],
    ['H2', 'Your readers this week'],
    ['H3', 'Latest questions'],
    ['H2', 'Your plan'],
    ['H2', 'Active key'],
  ]);
});

describe('where something cannot be loaded', () => {
  it('says so in its card, names no next step, and keeps the rest', async () => {
    serveMembership([], { 'GET /api/licenses': broken });
    open();
    await screen.findByRole('alert');
    expect(card('Active key').getByRole('alert')).toHaveTextContent(
      'Failed to load license keys. Please try again later.',
    );
    expect(screen.getByText('Pro')).toBeVisible();
    const step = card('Not everything loaded');
    expect(step.queryByRole('link')).not.toBeInTheDocument();
  });

  it('claims no missing plan where it is the plan that did not load', async () => {
    serveMembership([activeKey], { 'GET /api/billing/subscription': broken });
    open();
    await screen.findByRole('alert');
    expect(card('Your plan').getByRole('alert')).toHaveTextContent(
      'Failed to load your plan. Please try again later.',
    );
    expect(screen.getByRole('heading', { name: 'Not everything loaded' })).toBeVisible();
    expect(card('Active key').queryByText('On hold')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'View Pricing Plans' })).not.toBeInTheDocument();
  });

  it('tries again when asked, says so meanwhile, and hands the focus on', async () => {
    const answers = [refusal(500, 'internal_error', 'Broken')];
    const second = heldAnswer();
    serveMembership([], {
      'GET /api/licenses': () => answers.shift() ?? second.promise,
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('button', { name: 'Trying again...' })).toHaveFocus();
    expect(screen.getByText('Pro')).toBeVisible();
    second.give({ body: { licenses: [activeKey] } });
    expect(await screen.findByText(activeKey.key)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('offers another try where the second one fails too', async () => {
    serveMembership([], { 'GET /api/licenses': broken });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Try again' })).toHaveFocus();
  });

  it('ends the session where the token is refused', async () => {
    const store = asMember();
    const expired = refusal(401, 'unauthenticated', 'Please log in');
    serveMembership([inactiveKey], {
      'GET /api/billing/subscription': () => expired,
      'POST /api/auth/refresh': () => expired,
    });
    open();
    await waitFor(() => expect(store.read()).toBeNull());
    expect(useSession.getState().status).toBe('anonymous');
  });
});
