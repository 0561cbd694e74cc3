import { useSession } from '@cpal/shared/session';
import { refusal } from '@cpal/shared/testing/answers';
import { type Handlers, heldAnswer, serveApi } from '@cpal/shared/testing/api';
import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { asMember } from '@cpal/shared/testing/session';
import { act, screen, waitFor, within } from '@testing-library/react';
import { leaveTo } from '../../lib/leave';
import remote from '../../routes';
import { subscription } from '../../testing/serve-billing';

jest.mock('../../lib/leave', () => ({ leaveTo: jest.fn() }));

const prices = { prod_basic: 'price_basic', prod_pro: 'price_pro' };
const subscriptionCall = 'GET /api/billing/subscription';
const checkoutCall = 'POST /api/create-checkout-session';
const checkout = { url: 'https://pay.example/c', newCustomerCreated: true, customerId: 'cus_1' };
const generalFailure = 'Failed to initiate checkout. Please try again later.';

function open(handlers: Handlers = {}, search = '') {
  asMember();
  const received = serveApi({
    'GET /api/stripe-prices': () => ({ body: prices }),
    [subscriptionCall]: () => ({ body: {} }),
    [checkoutCall]: () => ({ body: checkout }),
    ...handlers,
  });
  const shown = renderRoutes(remote, `/purchase${search}`);
  const subscribe = async (place: number) => {
    const button = (await screen.findAllByRole('button', { name: 'Subscribe Now' }))[place];
    if (button !== undefined) await shown.user.click(button);
  };
  return { ...shown, received, subscribe };
}

beforeEach(() => {
  jest.mocked(leaveTo).mockReset();
});

it('shows both plans with price, description and features, Pro as Popular', async () => {
  const { received } = open();
  await screen.findAllByRole('button', { name: 'Subscribe Now' });
  expect(screen.getByRole('heading', { level: 1, name: 'Choose Your Plan' })).toBeVisible();
  const [basic, pro] = screen
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.closest('li'));
  expect(basic).toHaveTextContent(/^Basic.*\$20 per month.*AI Recipe Assistant.*Email Support$/);
  expect(pro).toHaveTextContent(
    /^ProPopular.*\$40 per month.*Everything in Basic.*Priority Support$/,
  );
  expect(basic).not.toHaveTextContent('Popular');
  expect(received).toEqual([
    { call: 'GET /api/stripe-prices', body: undefined, bearer: null },
    { call: subscriptionCall, body: undefined, bearer: 'access' },
  ]);
});

it('turns a spinner while the prices load', async () => {
  const answer = heldAnswer();
  open({ 'GET /api/stripe-prices': () => answer.promise });
  expect(await screen.findAllByRole('status', { name: 'Loading prices' })).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Subscribe Now' })).not.toBeInTheDocument();
  answer.give({ body: prices });
  expect(await screen.findAllByRole('button', { name: 'Subscribe Now' })).toHaveLength(2);
});

it.each([
  ['?canceled=true', 1],
  ['?canceled=false', 0],
  ['', 0],
])('tells of a canceled purchase after %p: %p', async (search, times) => {
  open({}, search);
  await screen.findAllByRole('button', { name: 'Subscribe Now' });
  expect(
    screen.queryAllByText("Your purchase was canceled. You can try again whenever you're ready."),
  ).toHaveLength(times);
});

it('opens a checkout for the plan and goes to its page, busy until it is there', async () => {
  const answer = heldAnswer();
  const { received, subscribe } = open({ [checkoutCall]: () => answer.promise });
  await subscribe(1);
  expect(screen.getByRole('button', { name: 'Processing...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(screen.getByRole('button', { name: 'Subscribe Now' })).toBeDisabled();
  await act(async () => answer.give({ body: checkout }));
  await screen.findByRole('button', { name: 'Processing...' });
  expect(jest.mocked(leaveTo).mock.calls).toEqual([
    ['https://pay.example/c', expect.any(Function)],
  ]);
  expect(received[2]).toEqual({
    call: checkoutCall,
    body: { priceId: 'price_pro', customerEmail: 'ada@example.com', stripeCustomerId: 'cus_1' },
    bearer: 'access',
  });
});

it('is ready again when the visitor comes back by the browser', async () => {
  const { subscribe } = open();
  await subscribe(0);
  await screen.findByRole('button', { name: 'Processing...' });
  act(() => {
    jest.mocked(leaveTo).mock.calls[0]?.[1]();
  });
  expect(screen.getAllByRole('button', { name: 'Subscribe Now' })).toHaveLength(2);
});

it('says that the prices could not be loaded, and loads them again when asked', async () => {
  const answers = [refusal(503, 'payment_provider_unavailable', 'Down')];
  const { user, subscribe } = open({
    'GET /api/stripe-prices': () => answers.shift() ?? { body: prices },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to load pricing information. Please try again later.',
  );
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  // The plans are on sale without prices too; a checkout before they came would fail.
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  await subscribe(0);
  expect(await screen.findByRole('button', { name: 'Processing...' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it.each([
  ['the plan has no price', { 'GET /api/stripe-prices': () => ({ body: {} }) }],
  ['the server refuses', { [checkoutCall]: () => refusal(502, 'payment_provider_failed', 'No.') }],
  ['no answer comes', { [checkoutCall]: () => Promise.reject(new TypeError('offline')) }],
])('says that the checkout failed where %s', async (_case, handlers) => {
  const { subscribe } = open(handlers);
  await subscribe(0);
  expect(await screen.findByRole('alert')).toHaveTextContent(generalFailure);
  expect(screen.getAllByRole('button', { name: 'Subscribe Now' })[0]).toBeEnabled();
  expect(leaveTo).not.toHaveBeenCalled();
});

it.each(['active', 'trialing', 'past_due', 'unpaid', 'paused'])(
  'leads a member whose subscription is %s to billing instead of a second one',
  async (status) => {
    const { user, router } = open({
      [subscriptionCall]: () => ({ body: { ...subscription, status } }),
    });
    const [link] = await screen.findAllByRole('link', { name: 'Manage Billing' });
    expect(screen.getByText(/^You already have the Pro plan\./)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Basic' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Subscribe Now' })).not.toBeInTheDocument();
    if (link !== undefined) await user.click(link);
    expect(router.state.location.pathname).toBe('/membership/billing');
  },
);

it('sells while it is not known yet whether there is a subscription, and then leads to it', async () => {
  const answer = heldAnswer();
  const { subscribe } = open({ [subscriptionCall]: () => answer.promise });
  await subscribe(0);
  expect(await screen.findByRole('button', { name: 'Processing...' })).toBeVisible();
  expect(jest.mocked(leaveTo)).toHaveBeenCalledTimes(1);
  await act(async () => answer.give({ body: subscription }));
  expect(await screen.findAllByRole('link', { name: 'Manage Billing' })).toHaveLength(2);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.getByText(/^You already have the Pro plan\./)).toBeVisible();
});

it('leads to the subscription where the prices are late', async () => {
  open({
    [subscriptionCall]: () => ({ body: subscription }),
    'GET /api/stripe-prices': () => heldAnswer().promise,
  });
  expect(await screen.findAllByRole('link', { name: 'Manage Billing' })).toHaveLength(2);
  expect(screen.queryByRole('status', { name: 'Loading prices' })).not.toBeInTheDocument();
});

it('keeps the focus on Subscribe Now where there turns out to be no subscription', async () => {
  const answer = heldAnswer();
  open({ [subscriptionCall]: () => answer.promise });
  const [button] = await screen.findAllByRole('button', { name: 'Subscribe Now' });
  button?.focus();
  await act(async () => answer.give({ body: {} }));
  expect(button).toHaveFocus();
});

it.each([
  ['never began', () => ({ body: { ...subscription, status: 'incomplete' } })],
  ['cannot be loaded', () => refusal(503, 'not_ready', 'Later.')],
])('sells the plans to a member whose subscription %s', async (_case, answer) => {
  open({ [subscriptionCall]: answer });
  expect(await screen.findAllByRole('button', { name: 'Subscribe Now' })).toHaveLength(2);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('leads to billing too where only the server knows of the subscription', async () => {
  const { subscribe, user, router } = open({
    [checkoutCall]: () => refusal(409, 'subscription_exists', 'Exists.'),
  });
  await subscribe(0);
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('You already have a subscription.')).toBeVisible();
  await user.click(alert.getByRole('link', { name: 'Manage Billing' }));
  expect(router.state.location.pathname).toBe('/membership/billing');
});

it('sells nothing to somebody unknown', async () => {
  const { subscribe, received } = open();
  await screen.findAllByRole('button', { name: 'Subscribe Now' });
  act(() => useSession.setState({ status: 'anonymous' }, true));
  await subscribe(0);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'You must be logged in to make a purchase',
  );
  expect(received.map(({ call }) => call)).not.toContain(checkoutCall);
});
