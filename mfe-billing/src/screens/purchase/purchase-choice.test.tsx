import { refusal } from '@cpal/shared/testing/answers';
import { type Handlers, heldAnswer, serveApi } from '@cpal/shared/testing/api';
import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { asMember } from '@cpal/shared/testing/session';
import { act, screen, waitFor } from '@testing-library/react';
import { leaveTo } from '../../lib/leave';
import remote from '../../routes';
import { purchaseLoader } from './purchase-loader';
import { subscription } from '../../testing/serve-billing';

jest.mock('../../lib/leave', () => ({ leaveTo: jest.fn() }));

const subscriptionCall = 'GET /api/billing/subscription';
const pricesCall = 'GET /api/stripe-prices';
const checkoutCall = 'POST /api/create-checkout-session';
const checkout = { url: 'https://pay.example/c', newCustomerCreated: true, customerId: 'cus_1' };
const generalFailure = 'Failed to initiate checkout. Please try again later.';

function open(search: string, handlers: Handlers = {}) {
  asMember();
  const received = serveApi({
    [pricesCall]: () => ({ body: { prod_basic: 'price_basic', prod_pro: 'price_pro' } }),
    [subscriptionCall]: () => ({ body: {} }),
    [checkoutCall]: () => ({ body: checkout }),
    ...handlers,
  });
  const shown = renderRoutes(remote, `/purchase${search}`);
  const sent = (call: string) => received.filter((one) => one.call === call);
  return { ...shown, sent };
}

const left = () => waitFor(() => expect(leaveTo).toHaveBeenCalled());
const onSale = () => screen.findAllByRole('button', { name: 'Subscribe Now' });

beforeEach(() => {
  jest.mocked(leaveTo).mockReset();
});

it.each([
  ['basic', 'price_basic'],
  ['pro', 'price_pro'],
])('goes straight to the checkout of %s', async (plan, priceId) => {
  const { sent } = open(`?plan=${plan}`);
  await left();
  expect(jest.mocked(leaveTo).mock.calls).toEqual([[checkout.url, expect.any(Function)]]);
  expect(sent(checkoutCall).map(({ body }) => body)).toEqual([
    expect.objectContaining({ priceId }),
  ]);
});

it('opens no checkout by loading alone, which a router may do ahead of a visit', async () => {
  asMember();
  const received = serveApi({
    [pricesCall]: () => ({ body: { prod_basic: 'price_basic' } }),
    [subscriptionCall]: () => ({ body: {} }),
    [checkoutCall]: () => ({ body: checkout }),
  });
  const request = new Request('http://localhost/purchase?plan=basic');
  const { prices, subscription: held, chosen } = purchaseLoader({ request });
  await Promise.all([prices, held]);
  expect(chosen).toBe('basic');
  expect(received.map(({ call }) => call)).not.toContain(checkoutCall);
});

it('is busy with the chosen plan meanwhile', async () => {
  const answer = heldAnswer();
  open('?plan=pro', { [checkoutCall]: () => answer.promise });
  expect(await screen.findByRole('button', { name: 'Processing...' })).toHaveAccessibleDescription(
    'Pro',
  );
  expect(screen.getByRole('button', { name: 'Subscribe Now' })).toBeDisabled();
});

it('takes the choice out of the address before it leaves, so that Back opens no checkout', async () => {
  const { router, sent } = open('?plan=basic');
  const addresses: string[] = [];
  jest.mocked(leaveTo).mockImplementation(() => {
    addresses.push(router.createHref(router.state.location));
  });
  await left();
  expect(addresses).toEqual(['/purchase']);
  expect(router.state.historyAction).toBe('REPLACE');
  expect(sent(pricesCall)).toHaveLength(1);
  expect(sent(subscriptionCall)).toHaveLength(1);
  await act(async () => jest.mocked(leaveTo).mock.calls[0]?.[1]());
  expect(await onSale()).toHaveLength(2);
  expect(sent(checkoutCall)).toHaveLength(1);
});

it('leads a member who has a plan to billing, and opens no checkout', async () => {
  const { router, sent } = open('?plan=pro', {
    [subscriptionCall]: () => ({ body: subscription }),
  });
  expect(await screen.findAllByRole('link', { name: 'Manage Billing' })).toHaveLength(2);
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(sent(checkoutCall)).toEqual([]);
});

it('says that the checkout failed, and opens another one only when asked', async () => {
  const answers = [refusal(502, 'payment_provider_failed', 'No.')];
  const { router, sent, user } = open('?plan=basic', {
    [checkoutCall]: () => answers.shift() ?? { body: checkout },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(generalFailure);
  expect(router.state.location.search).toBe('');
  expect(sent(checkoutCall)).toHaveLength(1);
  const [button] = await onSale();
  if (button !== undefined) await user.click(button);
  await left();
  expect(sent(checkoutCall)).toHaveLength(2);
});

it('opens no checkout without prices, not even once they were loaded again', async () => {
  const answers = [refusal(503, 'payment_provider_unavailable', 'Down')];
  const { sent, user } = open('?plan=basic', {
    [pricesCall]: () => answers.shift() ?? { body: {} },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to load pricing information. Please try again later.',
  );
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: 'Subscribe Now' })).toHaveLength(2),
  );
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(sent(checkoutCall)).toEqual([]);
});

it.each(['?plan=gold', '?plan=', '?canceled=true&plan=basic'])(
  'opens no checkout for %s',
  async (search) => {
    const { sent } = open(search);
    expect(await onSale()).toHaveLength(2);
    expect(screen.queryAllByText(/^Your purchase was canceled\./)).toHaveLength(
      search.includes('canceled') ? 1 : 0,
    );
    expect(sent(checkoutCall)).toEqual([]);
  },
);
