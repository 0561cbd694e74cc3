import { type FailingCall, failuresOf } from '@cpal/shared/testing/failures';
import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { asMember } from '@cpal/shared/testing/session';
import { act, screen, waitFor, within } from '@testing-library/react';
import { leaveTo } from './lib/leave';
import remote from './routes';
import { everything, serveBilling, subscription } from './testing/serve-billing';

jest.mock('./lib/leave', () => ({ leaveTo: jest.fn() }));
jest.mock('@stripe/stripe-js/pure', () => ({ loadStripe: () => Promise.resolve({}) }));
jest.mock('@stripe/react-stripe-js', () => ({
  Elements: (props: { children: React.ReactNode }) => props.children,
  PaymentElement: () => <input aria-label="Card number" />,
  useStripe: () => ({
    confirmSetup: () => Promise.resolve({ setupIntent: { payment_method: 'pm_amex' } }),
  }),
  useElements: () => 'the elements',
}));

interface ScreenCall extends FailingCall {
  /** The billing screen, if nothing else is named. */
  path?: string;
  /** Brings the screen to the call, where that takes more than a visit. */
  reach?: () => Promise<void>;
}

/** React wants to be awaited where a click suspends; user-event's clicks are not. */
const press = async (name: string) => {
  const [button] = await screen.findAllByRole('button', { name });
  await act(async () => button?.click());
};

const pressInDialog = async (name: string) => {
  const button = await within(screen.getByRole('dialog')).findByRole('button', { name });
  await act(async () => button.click());
};

const addCard = async () => {
  await press('Add Payment Method');
  await screen.findByLabelText('Card number');
  await pressInDialog('Add Payment Method');
};

const changePlan = async () => {
  await press('Change to Basic');
  await within(screen.getByRole('dialog')).findByText('Charged today');
  await pressInDialog('Change to Basic');
};

const loading = 'Failed to load billing information. Please try again later.';
const costs = 'Failed to calculate the cost';

const calls: ScreenCall[] = [
  { call: 'GET /api/billing/subscription', fallback: loading },
  { call: 'GET /api/billing/invoices', fallback: loading },
  { call: 'GET /api/billing/payment-methods', fallback: loading },
  {
    call: 'GET /api/billing/details',
    fallback: 'Failed to load your billing details. Please try again later.',
  },
  {
    call: 'PUT /api/billing/details',
    shows: 'error',
    fallback: 'Failed to save your billing details',
    reach: async () => {
      await press('Edit');
      await pressInDialog('Save');
    },
  },
  {
    call: 'POST /api/billing/setup-intent',
    shows: 'error',
    fallback: 'Failed to initialize payment method setup',
    otherwise: 'No client secret returned from server',
    reach: () => press('Add Payment Method'),
  },
  {
    call: 'POST /api/billing/payment-methods',
    shows: 'error',
    fallback: 'Failed to add payment method',
    reach: addCard,
  },
  {
    call: 'DELETE /api/billing/payment-methods/:id',
    shows: 'error',
    fallback: 'Failed to delete payment method',
    reach: async () => {
      await press('Delete American Express •••• 0005');
      await pressInDialog('Delete');
    },
  },
  {
    call: 'PUT /api/billing/payment-methods/:id/default',
    shows: 'error',
    fallback: 'Failed to make this card the default',
    reach: () => press('Make American Express •••• 0005 the default'),
  },
  {
    call: 'POST /api/billing/subscription/cancel',
    shows: 'error',
    fallback: 'Failed to cancel subscription',
    reach: async () => {
      await press('Cancel Subscription');
      await pressInDialog('Cancel Subscription');
    },
  },
  {
    call: 'POST /api/billing/subscription/preview',
    shows: 'error',
    fallback: costs,
    reach: () => press('Change to Basic'),
  },
  {
    call: 'GET /api/stripe-prices',
    shows: 'error',
    fallback: costs,
    reach: () => press('Change to Basic'),
  },
  {
    call: 'PUT /api/billing/subscription',
    shows: 'error',
    fallback: 'Failed to change plan',
    reach: changePlan,
  },
  {
    path: '/purchase',
    call: 'GET /api/stripe-prices',
    fallback: 'Failed to load pricing information. Please try again later.',
  },
  {
    path: '/purchase',
    call: 'POST /api/create-checkout-session',
    fallback: 'Failed to initiate checkout. Please try again later.',
    reach: () => press('Subscribe Now'),
  },
];

const preview = { amount_due: 0, currency: 'usd', proration_date: 1_760_000_000, lines: [] };

describe.each(calls)('$call', ({ path = '/membership/billing', reach, ...failing }) => {
  it.each(failuresOf(failing))('says “$sentence” where it is $name', async (failure) => {
    const store = asMember();
    const tokens = store.read();
    const held = { ...everything(), subscription: path === '/purchase' ? {} : subscription };
    serveBilling(held, {
      'GET /api/stripe-prices': () => ({ body: { prod_basic: 'basic', prod_pro: 'pro' } }),
      'POST /api/billing/setup-intent': () => ({ body: { clientSecret: 'seti_secret' } }),
      'POST /api/billing/subscription/preview': () => ({ body: preview }),
      [failing.call]: () => failure.answer,
    });
    const { router } = renderRoutes(remote, path);
    await reach?.();
    await waitFor(() => expect(screen.getByText(failure.sentence)).toBeVisible());
    expect(store.read()).toBe(tokens);
    expect(router.state.location.pathname).toBe(path);
    expect(leaveTo).not.toHaveBeenCalled();
  });
});

it('resumes with the server’s error alone', async () => {
  asMember();
  const held = { ...everything(), subscription: { ...subscription, cancel_at_period_end: true } };
  const said = { message: 'The message.', error: 'The error.' };
  serveBilling(held, {
    'POST /api/billing/subscription/resume': () => ({ status: 500, body: said }),
  });
  renderRoutes(remote, '/membership/billing');
  await press('Resume Subscription');
  expect((await screen.findByRole('alert')).textContent).toBe('The error.');
});
