import { refusal, wordless } from '@cpal/shared/testing/answers';
import { heldAnswer } from '@cpal/shared/testing/api';
import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { asMember, asVisitor } from '@cpal/shared/testing/session';
import { act, screen, waitFor, within } from '@testing-library/react';
import remote from '../../routes';
import { amex, nothing, serveBilling } from '../../testing/serve-billing';

const mockConfirm = jest.fn();
const mockLoad = jest.fn();
const mockElements = jest.fn();
const mockPaymentElement = jest.fn();

jest.mock('@stripe/stripe-js/pure', () => ({
  loadStripe: (key: string): unknown => mockLoad(key),
}));
jest.mock('@stripe/react-stripe-js', () => ({
  Elements: (props: { children: React.ReactNode }) => {
    mockElements(props);
    return props.children;
  },
  PaymentElement: (props: object) => {
    mockPaymentElement(props);
    return <input aria-label="Card number" />;
  },
  useStripe: () => ({ confirmSetup: mockConfirm }),
  useElements: () => 'the elements',
}));

const setupCall = 'POST /api/billing/setup-intent';
const attachCall = 'POST /api/billing/payment-methods';
const secret = () => ({ body: { clientSecret: 'seti_secret' } });
const dialog = () => within(screen.getByRole('dialog', { name: 'Add Payment Method' }));
const add = { name: 'Add Payment Method' };

/** React wants to be awaited where a click suspends; user-event's clicks are not. */
const press = (button: HTMLElement) =>
  act(async () => {
    button.focus();
    button.click();
  });

async function open(others: Parameters<typeof serveBilling>[1], held = nothing()) {
  asMember();
  const received = serveBilling(held, { [setupCall]: secret, ...others });
  const { user } = renderRoutes(remote, '/membership/billing');
  const opener = await screen.findByRole('button', add);
  await press(opener);
  const submit = async () => {
    await dialog().findByLabelText('Card number');
    await user.click(dialog().getByRole('button', add));
  };
  return { user, received, opener, submit };
}

beforeEach(() => {
  mockLoad.mockResolvedValue({ confirmSetup: mockConfirm });
  mockConfirm.mockResolvedValue({ setupIntent: { payment_method: 'pm_amex' } });
});

it('asks for a secret and loads Stripe when it opens, not before', async () => {
  asMember();
  mockLoad.mockClear();
  const received = serveBilling(nothing(), { [setupCall]: secret });
  renderRoutes(remote, '/membership/billing');
  const opener = await screen.findByRole('button', add);
  expect(mockLoad).not.toHaveBeenCalled();
  await press(opener);
  expect(await dialog().findByLabelText('Card number')).toBeVisible();
  expect(mockLoad).toHaveBeenCalledWith('pk_test_unit');
  expect(received).toContainEqual({ call: setupCall, body: {}, bearer: 'access' });
  expect(mockElements.mock.lastCall).toEqual([
    expect.objectContaining({ options: expect.objectContaining({ clientSecret: 'seti_secret' }) }),
  ]);
  expect(mockPaymentElement).toHaveBeenLastCalledWith({
    options: { layout: 'tabs', fields: { billingDetails: { address: 'auto' } } },
  });
});

const themed = (theme: string) => [{ options: { appearance: { theme } } }];

it('has the form follow the color scheme while it is open', async () => {
  const scheme = Object.assign(new EventTarget(), { matches: false });
  const unused = { media: '', onchange: null, addListener: jest.fn(), removeListener: jest.fn() };
  jest.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(scheme, unused));
  await open({});
  await dialog().findByLabelText('Card number');
  expect(mockElements.mock.lastCall).toMatchObject(themed('stripe'));
  scheme.matches = true;
  act(() => void scheme.dispatchEvent(new Event('change')));
  expect(mockElements.mock.lastCall).toMatchObject(themed('night'));
});

it('shows Cancel from the start, and keeps Add Payment Method back until the form is there', async () => {
  const answer = heldAnswer();
  const { user, opener } = await open({ [setupCall]: () => answer.promise });
  expect(dialog().getByRole('status', { name: 'Loading the card form' })).toBeVisible();
  expect(dialog().getByRole('button', add)).toBeDisabled();
  expect(dialog().getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await act(async () => answer.give(secret()));
  expect(await dialog().findByRole('button', add)).toBeEnabled();
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

it('confirms without leaving, attaches, closes and reloads, saying Adding... meanwhile', async () => {
  const held = nothing();
  const answer = heldAnswer();
  const { received, submit } = await open({ [attachCall]: () => answer.promise }, held);
  await submit();
  expect(dialog().getByRole('button', { name: 'Adding...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(dialog().getByRole('button', { name: 'Cancel' })).toBeDisabled();
  held.paymentMethods.push(amex);
  answer.give({ status: 201, body: { payment_method: amex } });
  expect(await screen.findByText('American Express •••• 0005')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Payment method added.');
  expect(mockConfirm).toHaveBeenCalledWith({
    elements: 'the elements',
    confirmParams: { return_url: 'http://localhost/membership/billing' },
    redirect: 'if_required',
  });
  expect(received).toContainEqual({
    call: attachCall,
    body: { payment_method_id: 'pm_amex' },
    bearer: 'access',
  });
});

it.each([
  ["the server's error", refusal(503, 'payment_provider_unavailable', 'Try later.'), 'Try later.'],
  ['its own sentence', wordless(500), 'Failed to initialize payment method setup'],
  ['what is missing', { body: {} }, 'No client secret returned from server'],
])('says %s where the form cannot be prepared', async (_case, answer, message) => {
  await open({ [setupCall]: async () => answer });
  expect(await dialog().findByRole('alert')).toHaveTextContent(message);
  expect(dialog().queryByRole('button', add)).not.toBeInTheDocument();
});

it('says so where Stripe cannot be loaded, and loads it when asked again', async () => {
  mockLoad.mockRejectedValueOnce(new Error('Failed to load Stripe.js'));
  await open({});
  expect(await dialog().findByRole('alert')).toHaveTextContent('The card form didn’t load.');
  await press(dialog().getByRole('button', { name: 'Try again' }));
  expect(await dialog().findByLabelText('Card number')).toBeVisible();
  expect(dialog().queryByRole('alert')).not.toBeInTheDocument();
});

it('needs a login', async () => {
  asMember();
  serveBilling(nothing());
  renderRoutes(remote, '/membership/billing');
  const opener = await screen.findByRole('button', add);
  asVisitor();
  await press(opener);
  expect(await dialog().findByRole('alert')).toHaveTextContent('Authentication required');
});

it.each([
  [
    "the provider's message",
    { error: { message: 'Your card was declined.' } },
    'Your card was declined.',
  ],
  ['Something went wrong without one', { error: {} }, 'Something went wrong'],
  [
    'that no card came of it',
    { setupIntent: { payment_method: null } },
    'No payment method was created',
  ],
])('says %s and lets the member go on', async (_case, result, message) => {
  const { submit, received } = await open({});
  mockConfirm.mockResolvedValue(result);
  await submit();
  expect(await dialog().findByRole('alert')).toHaveTextContent(message);
  // Its form has had its one use; the next one takes a moment.
  await waitFor(() => expect(dialog().getByRole('button', add)).toBeEnabled());
  expect(received.map(({ call }) => call)).not.toContain(attachCall);
});

it('says Something went wrong where the provider throws', async () => {
  const { submit } = await open({});
  mockConfirm.mockRejectedValue(new Error('IntegrationError'));
  await submit();
  expect(await dialog().findByRole('alert')).toHaveTextContent('Something went wrong');
});

it.each([
  ["the server's error", refusal(402, 'card_declined', 'Declined.'), 'Declined.'],
  ['its own sentence', wordless(500), 'Failed to add payment method'],
])('says %s where the card cannot be attached, over a new form', async (_case, answer, message) => {
  const secrets = ['seti_first', 'seti_second'];
  const { submit } = await open({
    [attachCall]: () => answer,
    [setupCall]: () => ({ body: { clientSecret: secrets.shift() ?? 'seti_third' } }),
  });
  await submit();
  await waitFor(() => expect(dialog().getByRole('alert')).toHaveTextContent(message));
  await waitFor(() => expect(dialog().getByRole('button', add)).toBeEnabled());
  expect(mockElements.mock.lastCall).toEqual([
    expect.objectContaining({
      options: expect.objectContaining({ clientSecret: 'seti_second' }),
    }),
  ]);
});

it('shows the card that was kept though it could not pay what is open', async () => {
  const held = nothing();
  const { submit, user } = await open(
    { [attachCall]: () => refusal(402, 'card_declined', 'Declined.') },
    held,
  );
  held.paymentMethods.push(amex);
  await submit();
  expect(await screen.findByText('American Express •••• 0005')).toBeVisible();
  expect(dialog().getByRole('alert')).toHaveTextContent('Declined.');
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
