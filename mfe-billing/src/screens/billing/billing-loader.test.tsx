import { useSession } from '@cpal/shared/session';
import { refusal } from '@cpal/shared/testing/answers';
import { heldAnswer } from '@cpal/shared/testing/api';
import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { asMember, asVisitor } from '@cpal/shared/testing/session';
import { testMember } from '@cpal/shared/testing/samples/test-member';
import { act, screen, waitFor } from '@testing-library/react';
import remote from '../../routes';
import { everything, serveBilling } from '../../testing/serve-billing';

const query = '?success=true&newCustomer=true&customerId=cus_new';
const open = (search: string) => renderRoutes(remote, `/membership/billing${search}`);
const linking = 'POST /api/update-stripe-customer-id';
const linked = { body: { user: { ...testMember, stripeCustomerId: 'cus_new' } } };

it('links the new customer, loads the user again, cleans the address and only then loads', async () => {
  asMember({ ...testMember, stripeCustomerId: null });
  const received = serveBilling(everything(), {
    [linking]: () => linked,
    'GET /api/auth/me': () => ({ body: { ...testMember, stripeCustomerId: 'cus_new' } }),
  });
  const { router } = open(query);
  expect(await screen.findByText('Active')).toBeVisible();
  expect(received.slice(0, 2)).toEqual([
    {
      call: linking,
      body: { userId: 'user_1', stripeCustomerId: 'cus_new' },
      bearer: 'access',
    },
    { call: 'GET /api/auth/me', body: undefined, bearer: 'access' },
  ]);
  expect(received).toHaveLength(7);
  expect(router.state.location).toMatchObject({ pathname: '/membership/billing', search: '' });
  expect(router.state.historyAction).toBe('REPLACE');
  expect(useSession.getState()).toMatchObject({ member: { stripeCustomerId: 'cus_new' } });
});

it('waits for the user before it links', async () => {
  asMember();
  useSession.setState({ status: 'unknown', problem: null }, true);
  const received = serveBilling(everything(), {
    [linking]: () => linked,
    'GET /api/auth/me': () => ({ body: testMember }),
  });
  open(query);
  expect(received).toEqual([]);
  act(() => useSession.setState({ status: 'member', member: testMember }, true));
  expect(await screen.findByText('Active')).toBeVisible();
  expect(received[0]?.call).toBe(linking);
});

it('only logs that linking failed', async () => {
  asMember();
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  serveBilling(everything(), {
    [linking]: () => refusal(403, 'email_not_verified', 'Verify your email first.'),
  });
  const { router } = open(query);
  expect(await screen.findByText('Active')).toBeVisible();
  expect(warn).toHaveBeenCalledWith('The customer could not be linked: email_not_verified');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(router.state.location.search).toBe('');
});

it.each([
  '?success=true&newCustomer=true',
  '?success=true&newCustomer=false&customerId=cus_new',
  '?success=false&newCustomer=true&customerId=cus_new',
])('links nothing for %s', async (search) => {
  asMember();
  const received = serveBilling(everything());
  open(search);
  expect(await screen.findByText('Active')).toBeVisible();
  expect(received.map(({ call }) => call)).not.toContain(linking);
});

it('keeps the query for after the login where nobody is logged in', async () => {
  asVisitor();
  const received = serveBilling(everything());
  const { router } = open(query);
  await screen.findByRole('alert');
  expect(router.state.location.search).toBe(query);
  expect(received).toEqual([]);
});

it('shows nothing of the old state while it links', async () => {
  asMember();
  const answer = heldAnswer();
  const received = serveBilling(everything(), {
    [linking]: () => answer.promise,
    'GET /api/auth/me': () => ({ body: testMember }),
  });
  open(query);
  await waitFor(() => expect(received).toHaveLength(1));
  expect(screen.queryByText('Active')).not.toBeInTheDocument();
  answer.give(linked);
  expect(await screen.findByText('Active')).toBeVisible();
});
