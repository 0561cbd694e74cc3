import { heldAnswer, type Handlers } from '@cpal/shared/testing/api';
import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { asMember } from '@cpal/shared/testing/session';
import { testMember } from '@cpal/shared/testing/samples/test-member';
import { act, screen, waitFor } from '@testing-library/react';
import { noteCheckout } from '../../../lib/checkout-note';
import remote from '../../../routes';
import {
  everything,
  type Held,
  invoice,
  nothing,
  serveBilling,
  subscription,
} from '../../../testing/serve-billing';

const returned = '/membership/billing?success=true&newCustomer=true&customerId=cus_1';
const linking = 'POST /api/update-stripe-customer-id';
const settingUp = 'Payment received. We are setting up your plan…';
/** Matches the sentence as a whole, its date being an element of its own. */
const active = (_text: string, element: Element | null) =>
  element?.tagName === 'P' &&
  /^Payment received\. Pro is active until .*2025\.$/.test(element.textContent);
const key = {
  id: 'lic_1',
  key: 'cpal_live_active',
  product_name: 'CPal',
  created_at: 1_760_000_000,
  is_active: true,
};

function open(held: Held, at = returned, others: Handlers = {}) {
  asMember();
  const received = serveBilling(held, {
    [linking]: () => ({ body: { user: testMember } }),
    'GET /api/auth/me': () => ({ body: testMember }),
    'GET /api/licenses': () => ({ body: { licenses: [] } }),
    ...others,
  });
  const loads = () =>
    received.filter(({ call }) => call === 'GET /api/billing/subscription').length;
  return { ...renderRoutes(remote, at), loads };
}

const cards = () => screen.findByRole('table');
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

beforeEach(() => sessionStorage.clear());

it('says until when the plan is paid, has the focus, and leads to the first key', async () => {
  noteCheckout();
  const { router, user } = open(everything());
  const said = await screen.findByText(active);
  expect(said.closest('[role=status]')?.parentElement).toHaveFocus();
  await waitFor(() => expect(router.createHref(router.state.location)).toBe('/membership/billing'));
  expect(router.state.historyAction).toBe('REPLACE');
  await user.click(await screen.findByRole('link', { name: 'Get your license key' }));
  expect(router.state.location.pathname).toBe('/membership/license-keys');
});

it('leads to the overview where there is a key', async () => {
  noteCheckout();
  open(everything(), returned, { 'GET /api/licenses': () => ({ body: { licenses: [key] } }) });
  expect(await screen.findByRole('link', { name: 'Go to your overview' })).toHaveAttribute(
    'href',
    '/membership',
  );
});

it('says so before anything is loaded', async () => {
  noteCheckout();
  open(everything(), returned, {
    'GET /api/billing/subscription': () => heldAnswer().promise,
  });
  expect(await screen.findByText(settingUp)).toBeVisible();
});

it('is not said again on a reload, nor on the way back', async () => {
  noteCheckout();
  const first = open(everything());
  await screen.findByText(active);
  first.unmount();
  open(everything(), '/membership/billing');
  await cards();
  expect(screen.queryByText(/Payment received/)).not.toBeInTheDocument();
});

it('stays while the cards are loaded again', async () => {
  noteCheckout();
  const { router } = open(everything());
  await screen.findByText(active);
  await act(() => router.revalidate());
  expect(screen.getByText(active)).toBeVisible();
});

it('believes a payment of a moment ago where this tab did not leave for it', async () => {
  const created = Math.floor(Date.now() / 1000) - 60;
  open({ ...everything(), invoices: [{ ...invoice, created }] });
  expect(await screen.findByText(active)).toBeVisible();
});

it.each([
  ['a plan that was paid long ago', everything],
  ['no plan', () => ({ ...nothing(), invoices: [invoice] })],
  [
    'an invoice of a moment ago that is not paid',
    () => ({
      ...everything(),
      invoices: [{ ...invoice, created: Math.floor(Date.now() / 1000), status: 'open' }],
    }),
  ],
  [
    'a plan that is past due',
    () => ({ ...everything(), subscription: { ...subscription, status: 'past_due' } }),
  ],
])('is not said for an address that was typed, with %s', async (_case, held) => {
  open(held());
  await cards();
  expect(screen.queryByText(/Payment received/)).not.toBeInTheDocument();
});

it.each(['/purchase', '/purchase?canceled=true'])(
  'is not said after a checkout that was left for %s',
  async (path) => {
    noteCheckout();
    const { unmount } = open(nothing(), path);
    await screen.findByRole('heading', { level: 1 });
    unmount();
    open({ ...nothing(), invoices: [invoice] });
    await cards();
    expect(screen.queryByText(/Payment received/)).not.toBeInTheDocument();
  },
);

describe('while the subscription is on its way', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('looks again until it is active, and keeps the focus', async () => {
    noteCheckout();
    const held = { ...nothing(), invoices: [invoice] };
    const { loads } = open(held);
    await pass(0);
    const said = screen.getByText(settingUp);
    const place = said.closest('[role=status]')?.parentElement;
    expect(place).toHaveFocus();
    await pass(3);
    expect(screen.getByText(settingUp)).toBeVisible();
    Object.assign(held, { subscription });
    await pass(4);
    expect(screen.getByText(active)).toBeVisible();
    expect(place).toHaveFocus();
    const soFar = loads();
    await pass(60);
    expect(loads()).toBe(soFar);
  });

  it('gives up after a while, and says what to do', async () => {
    noteCheckout();
    const { loads } = open({ ...nothing(), invoices: [invoice] });
    await pass(0);
    expect(screen.queryByText(/takes longer/)).not.toBeInTheDocument();
    await pass(60);
    expect(screen.getByText(/taking longer than usual/)).toBeVisible();
    expect(loads()).toBeLessThanOrEqual(8);
    const soFar = loads();
    await pass(600);
    expect(loads()).toBe(soFar);
  });

  it('leaves no timer behind', async () => {
    noteCheckout();
    const { unmount } = open({ ...nothing(), invoices: [invoice] });
    await pass(0);
    expect(screen.getByText(settingUp)).toBeVisible();
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
