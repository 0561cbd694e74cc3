import { refusal } from '@cpal/shared/testing/answers';
import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { asMember } from '@cpal/shared/testing/session';
import { act, screen, waitFor, within } from '@testing-library/react';
import remote from '../../routes';
import {
  amex,
  everything,
  type Held,
  invoice,
  serveBilling,
  subscription,
} from '../../testing/serve-billing';

const mockConfirmPayment = jest.fn();
const mockLoad = jest.fn();
jest.mock('@stripe/stripe-js/pure', () => ({ loadStripe: (): unknown => mockLoad() }));
jest.mock('@stripe/react-stripe-js', () => ({
  Elements: (props: { children: React.ReactNode }) => props.children,
  PaymentElement: () => <input aria-label="Card number" />,
  useStripe: () => ({
    confirmSetup: () => Promise.resolve({ setupIntent: { payment_method: 'pm_amex' } }),
    confirmCardPayment: mockConfirmPayment,
  }),
  useElements: () => 'the elements',
}));

const choosing = 'PUT /api/billing/payment-methods/:id/default';
const waiting = 'GET /api/billing/payment-confirmation';
const asks = () => refusal(402, 'authentication_required', 'Your bank wants you to confirm.');
const button = { name: 'Confirm Payment' };
const confirmation = { clientSecret: 'pi_1_secret_2', payment_method_id: 'pm_amex' };

/** A plan whose renewal failed; the bank of the second card has a question. */
const owing = (): Held => ({
  ...everything(),
  subscription: { ...subscription, status: 'past_due' },
  invoices: [{ ...invoice, id: 'in_2', status: 'open' }, invoice],
  confirmation,
});

/** What a member has once that card has paid. */
function pay(held: Held) {
  held.subscription = subscription;
  held.confirmation = null;
  held.paymentMethods = held.paymentMethods.map((method) => ({
    ...method,
    is_default: method.id === 'pm_amex',
  }));
}

async function show(held: Held, others: Parameters<typeof serveBilling>[1] = {}) {
  asMember();
  const received = serveBilling(held, {
    [choosing]: () => {
      pay(held);
      return { body: { payment_method: amex } };
    },
    ...others,
  });
  const { user } = renderRoutes(remote, '/membership/billing');
  await screen.findByText('Price');
  return { user, received };
}

const press = (pressed: HTMLElement) => act(async () => pressed.click());

beforeEach(() => {
  mockLoad.mockResolvedValue({ confirmCardPayment: mockConfirmPayment });
  mockConfirmPayment.mockReset().mockResolvedValue({ paymentIntent: { status: 'succeeded' } });
});

it('has the bank ask for the card that waits, then shows that the invoice is paid', async () => {
  const { user, received } = await show(owing());
  const banner = screen.getByRole('status');
  expect(banner).toHaveTextContent(/The bank of your American Express •••• 0005 wants you to/);
  await user.click(within(banner).getByRole('button', button));
  expect(await screen.findByText('Payment confirmed, and the open invoice is paid.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', button)).not.toBeInTheDocument());
  expect(mockConfirmPayment).toHaveBeenCalledWith('pi_1_secret_2', { payment_method: 'pm_amex' });
  expect(received).toContainEqual({
    call: 'PUT /api/billing/payment-methods/pm_amex/default',
    body: {},
    bearer: 'access',
  });
});

it('asks the server nothing in between, when the bank’s question gives the focus back', async () => {
  let answer: (result: object) => void = jest.fn();
  mockConfirmPayment.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const held = owing();
  const { user, received } = await show(held);
  await user.click(screen.getByRole('button', button));
  await waitFor(() => expect(mockConfirmPayment).toHaveBeenCalled());
  const before = received.length;
  pay(held);
  held.invoices = held.invoices.map((each) => ({ ...each, status: 'paid' }));
  await act(async () => window.dispatchEvent(new Event('focus')));
  expect(received).toHaveLength(before);
  await act(async () => answer({ paymentIntent: { status: 'succeeded' } }));
  expect(await screen.findByText('Payment confirmed, and the open invoice is paid.')).toBeVisible();
});

it.each([
  [
    'what the bank said',
    { error: { message: 'We are unable to authenticate.' } },
    /unable to auth/,
  ],
  ['that something went wrong', { error: {} }, /Something went wrong/],
])('says %s, and lets the member confirm once more or add a card', async (_case, result, text) => {
  mockConfirmPayment.mockResolvedValue(result);
  const { user, received } = await show(owing());
  await user.click(screen.getByRole('button', button));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('button', button)).toBeEnabled();
  expect(screen.getAllByRole('button', { name: 'Add Payment Method' })).toHaveLength(2);
  expect(received.map(({ call }) => call)).not.toContain(
    'PUT /api/billing/payment-methods/pm_amex/default',
  );
});

it.each([
  [
    'the server cannot say',
    () => refusal(503, 'payment_provider_unavailable', 'Try later.'),
    /Try/,
  ],
  ['nothing waits any more', () => ({ body: { confirmation: null } }), /nothing left to confirm/],
])('says so where %s', async (_case, answer, text) => {
  let isLoaded = false;
  const { user } = await show(owing(), {
    [waiting]: () => {
      if (isLoaded) return answer();
      isLoaded = true;
      return { body: { confirmation } };
    },
  });
  await user.click(screen.getByRole('button', button));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

it('says so where the provider cannot be loaded', async () => {
  mockLoad.mockRejectedValue(new Error('offline'));
  const { user } = await show(owing());
  await user.click(screen.getByRole('button', button));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to confirm the payment');
});

it('says what is left to do where the card has paid and did not become the default', async () => {
  const { user } = await show(owing(), { [choosing]: () => refusal(503, 'overloaded', 'No.') });
  await user.click(screen.getByRole('button', button));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The invoice is paid, but the card is not your default yet.',
  );
});

it.each([
  ['nothing waits for a bank', { ...owing(), confirmation: null }],
  ['the card is gone', { ...owing(), paymentMethods: [] }],
  ['the plan is paid', { ...owing(), subscription }],
])('offers nothing where %s', async (_case, held) => {
  await show(held);
  expect(screen.queryByRole('button', button)).not.toBeInTheDocument();
});

describe('a card whose bank asks when it is to pay', () => {
  it('is confirmed in the dialog that adds it', async () => {
    const held = owing();
    await show(held, {
      'POST /api/billing/setup-intent': () => ({ body: { clientSecret: 'seti_secret' } }),
      'POST /api/billing/payment-methods': asks,
    });
    const [first] = screen.getAllByRole('button', { name: 'Add Payment Method' });
    await press(first ?? document.body);
    const dialog = within(screen.getByRole('dialog'));
    await dialog.findByLabelText('Card number');
    await press(dialog.getByRole('button', { name: 'Add Payment Method' }));
    expect(await screen.findByText('Card added, and the open invoice is paid.')).toBeVisible();
    expect(mockConfirmPayment).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is confirmed as it becomes the default', async () => {
    const held = owing();
    let isAsked = false;
    const { user } = await show(held, {
      [choosing]: () => {
        if (!isAsked) {
          isAsked = true;
          return asks();
        }
        pay(held);
        return { body: { payment_method: amex } };
      },
    });
    await user.click(screen.getByRole('button', { name: /0005 the default/ }));
    expect(await screen.findByText(/0005 is now your default card/)).toBeVisible();
    expect(mockConfirmPayment).toHaveBeenCalledTimes(1);
  });

  it('shows the way to confirm once more where its holder closed the question', async () => {
    mockConfirmPayment.mockResolvedValue({ error: { message: 'Not authenticated.' } });
    const held: Held = { ...owing(), confirmation: null };
    const { user } = await show(held, {
      [choosing]: () => {
        held.confirmation = confirmation;
        return asks();
      },
    });
    await user.click(screen.getByRole('button', { name: /0005 the default/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Not authenticated.');
    await waitFor(() => expect(screen.getByRole('button', button)).toBeEnabled());
  });
});
