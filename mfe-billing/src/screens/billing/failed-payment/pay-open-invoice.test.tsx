import { refusal } from '@cpal/shared/testing/answers';
import { heldAnswer } from '@cpal/shared/testing/api';
import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { asMember } from '@cpal/shared/testing/session';
import { testMember } from '@cpal/shared/testing/samples/test-member';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import remote from '../../../routes';
import {
  everything,
  type Held,
  invoice,
  serveBilling,
  subscription,
} from '../../../testing/serve-billing';

const linking = 'POST /api/update-stripe-customer-id';
const invoices = 'GET /api/billing/invoices';
const linked = () => ({ body: { user: testMember } });
const open = {
  ...invoice,
  id: 'in_2',
  status: 'open',
  hosted_invoice_url: 'https://pay.example/in_2',
};
const payButton = { name: 'Pay Open Invoice (opens in a new tab)' };

const inState = (status: string): Held => ({
  ...everything(),
  subscription: { ...subscription, status },
  invoices: [{ ...open, id: 'in_3', hosted_invoice_url: null }, open, invoice],
});

async function show(held: Held, others: Parameters<typeof serveBilling>[1] = {}) {
  asMember({ ...testMember, stripeCustomerId: 'cus_1' });
  const received = serveBilling(held, { [linking]: linked, ...others });
  const { user } = renderRoutes(remote, '/membership/billing');
  await screen.findByText('Price');
  return { user, received, calls: () => received.map(({ call }) => call) };
}

const comeBack = () => fireEvent(document, new Event('visibilitychange'));

/** What a member who paid elsewhere has. */
function pay(held: Held) {
  held.subscription = subscription;
  held.invoices = [{ ...open, status: 'paid' }, invoice];
}

it.each(['past_due', 'unpaid', 'incomplete'])(
  'leads to the page of the open invoice where the plan is %s',
  async (status) => {
    await show(inState(status));
    const banner = within(screen.getByRole('status'));
    const link = banner.getByRole('link', payButton);
    expect(link).toHaveAttribute('href', 'https://pay.example/in_2');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  },
);

it.each([
  ['no invoice is open', { ...inState('past_due'), invoices: [invoice] }],
  ['the plan is paused, which no payment ends', inState('paused')],
  ['all is well', inState('active')],
])('offers no invoice where %s', async (_case, held) => {
  const { calls } = await show(held);
  expect(screen.queryByRole('link', payButton)).not.toBeInTheDocument();
  const before = calls().length;
  comeBack();
  expect(calls()).toHaveLength(before);
});

it('asks the provider again when the member comes back, and says that the invoice is paid', async () => {
  const held = inState('past_due');
  const { received } = await show(held, {
    [linking]: () => {
      pay(held);
      return linked();
    },
  });
  comeBack();
  expect(await screen.findByText('The open invoice is paid.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link', payButton)).not.toBeInTheDocument());
  expect(screen.getByText('Active')).toBeVisible();
  expect(received).toContainEqual({
    call: linking,
    body: { userId: 'user_1', stripeCustomerId: 'cus_1' },
    bearer: 'access',
  });
});

it('shows what else has changed where the invoice is still open', async () => {
  const held = inState('past_due');
  await show(held);
  held.paymentMethods = [];
  comeBack();
  expect(await screen.findByText(/^No payment methods yet/)).toBeVisible();
  expect(screen.getByRole('link', payButton)).toBeVisible();
  expect(screen.queryByText('The open invoice is paid.')).not.toBeInTheDocument();
});

it('shows what the server knows where the provider cannot be asked', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const held = inState('past_due');
  await show(held, {
    [linking]: () => refusal(503, 'payment_provider_unavailable', 'Not now.'),
  });
  pay(held);
  comeBack();
  expect(await screen.findByText('The open invoice is paid.')).toBeVisible();
  expect(warn).toHaveBeenCalledWith(
    'The customer could not be refreshed: payment_provider_unavailable',
  );
});

it('keeps what is shown where the member comes back without a connection', async () => {
  const held = inState('past_due');
  let isCutOff = false;
  const { calls } = await show(held, {
    [invoices]: () =>
      isCutOff ? refusal(503, 'overloaded', 'No.') : { body: { invoices: held.invoices } },
  });
  isCutOff = true;
  const before = calls().length;
  comeBack();
  await waitFor(() => expect(calls().slice(before)).toEqual([linking, invoices]));
  expect(await screen.findByRole('link', payButton)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('asks once where the browser tells of one return twice, and not when the member leaves', async () => {
  const answer = heldAnswer();
  const { calls } = await show(inState('past_due'), { [linking]: () => answer.promise });
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValueOnce('hidden');
  comeBack();
  expect(calls()).not.toContain(linking);
  comeBack();
  fireEvent.focus(window);
  await act(async () => answer.give(linked()));
  // All of the screen is loaded once more.
  const details = () => calls().slice(calls().indexOf(linking));
  await waitFor(() => expect(details()).toContain('GET /api/billing/details'));
  expect(calls().filter((call) => call === linking)).toHaveLength(1);
});

it('does nothing behind an open dialog, whose fields give the focus back to the page', async () => {
  const { user, calls } = await show(inState('past_due'));
  await user.click(screen.getByRole('button', { name: 'Cancel Subscription' }));
  fireEvent.focus(window);
  comeBack();
  expect(calls()).not.toContain(linking);
  await user.click(screen.getByRole('button', { name: 'Keep Subscription' }));
  fireEvent.focus(window);
  await waitFor(() => expect(calls()).toContain(linking));
});
