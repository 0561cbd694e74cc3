import { subscriptionRequired } from '@cpal/shared/contract/licenses/license-terms';
import { type FailingCall, failuresOf } from '@cpal/shared/testing/failures';
import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { asMember } from '@cpal/shared/testing/session';
import { testMember } from '@cpal/shared/testing/samples/test-member';
import { screen, waitFor, within } from '@testing-library/react';
import remote from './routes';
import { allMails, phone, thisDevice } from './testing/serve-account';
import {
  activeKey,
  blog,
  domainsOf,
  inactiveKey,
  serveMembership,
} from './testing/serve-membership';

type User = ReturnType<typeof renderRoutes>['user'];

interface ScreenCall extends FailingCall {
  path: string;
  /** Brings the screen to the call, where that takes more than a visit. */
  act?: (user: User) => Promise<void>;
}

const press = async (user: User, name: string) =>
  user.click(await screen.findByRole('button', { name }));

const confirming = (name: string) => async (user: User) => {
  await press(user, name);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
};

const keys = '/membership/license-keys';
const account = '/membership/account';

const calls: ScreenCall[] = [
  {
    path: keys,
    call: 'GET /api/licenses',
    fallback: 'Failed to load license keys. Please try again later.',
  },
  {
    path: keys,
    call: 'GET /api/billing/subscription',
    fallback: subscriptionRequired,
  },
  {
    path: keys,
    call: 'POST /api/licenses/user',
    shows: 'error',
    fallback: 'Failed to create license key',
    act: (user) => press(user, 'Generate New License Key'),
  },
  {
    path: keys,
    call: 'DELETE /api/licenses/:id',
    shows: 'error',
    fallback: 'Failed to deactivate license key',
    act: confirming('Deactivate'),
  },
  {
    path: keys,
    call: 'PUT /api/licenses/:id/reactivate',
    shows: 'error',
    fallback: 'Failed to reactivate license key',
    act: confirming('Reactivate'),
  },
  {
    path: keys,
    call: 'PUT /api/licenses/:id/name',
    shows: 'error',
    fallback: 'Failed to rename license key',
    act: async (user) => {
      const [first] = await screen.findAllByRole('button', { name: 'Add Name' });
      if (first !== undefined) await user.click(first);
      await user.keyboard('My blog{Enter}');
    },
  },
  {
    path: keys,
    call: 'POST /api/licenses/:id/domains',
    shows: 'error',
    fallback: 'Failed to allow domain',
    act: async (user) => {
      const [first] = await screen.findAllByRole('button', { name: /^Domains/ });
      if (first !== undefined) await user.click(first);
      await user.type(await screen.findByLabelText('Domain'), 'adabrews.com{Enter}');
    },
  },
  {
    path: keys,
    call: 'DELETE /api/licenses/:id/permanent',
    shows: 'error',
    fallback: 'Failed to permanently delete license key',
    act: async (user) => {
      const [first] = await screen.findAllByRole('button', { name: 'Permanently Delete' });
      if (first !== undefined) await user.click(first);
      const dialog = within(screen.getByRole('dialog'));
      await user.click(dialog.getByRole('button', { name: 'Permanently Delete' }));
    },
  },
  {
    path: '/membership',
    call: 'GET /api/licenses',
    fallback: 'Failed to load license keys. Please try again later.',
  },
  {
    path: '/membership',
    call: 'GET /api/billing/subscription',
    fallback: 'Failed to load your plan. Please try again later.',
  },
  {
    path: '/membership',
    call: 'GET /api/blogs',
    fallback: 'Not everything loaded',
  },
  {
    path: '/membership',
    call: 'GET /api/overview',
    fallback: 'We couldn’t load what your readers asked. Please try again later.',
  },
  {
    path: account,
    call: 'GET /api/auth/sessions',
    fallback: 'Failed to load your devices. Please try again later.',
  },
  {
    path: account,
    call: 'DELETE /api/auth/sessions/:id',
    shows: 'message',
    fallback: 'Failed to log out this device',
    act: (user) => press(user, 'Log Out Safari on iPhone'),
  },
  {
    path: account,
    call: 'DELETE /api/auth/sessions',
    shows: 'message',
    fallback: 'Failed to log out your other devices',
    act: (user) => press(user, 'Log out everywhere else'),
  },
  {
    path: account,
    call: 'PUT /api/account/profile',
    shows: 'message',
    fallback: 'Failed to save your details. Please try again.',
    act: async (user) => {
      await press(user, 'Edit details');
      await press(user, 'Save');
    },
  },
  {
    path: account,
    call: 'PUT /api/account/email',
    shows: 'message',
    fallback: 'Failed to change your email. Please try again.',
    act: async (user) => {
      await press(user, 'Change email');
      await user.type(screen.getByLabelText('New email'), 'ada@new.example');
      await user.type(screen.getByLabelText('Password'), 'Cinnamon-7!{Enter}');
    },
  },
  {
    path: account,
    call: 'DELETE /api/account/email',
    shows: 'message',
    fallback: 'Failed to cancel your email change',
    act: (user) => press(user, 'Keep my current email'),
  },
  {
    path: account,
    call: 'PUT /api/auth/password',
    shows: 'message',
    fallback: 'Failed to change your password',
    act: async (user) => {
      await press(user, 'Change password');
      await user.type(await screen.findByLabelText('Current password'), 'Cinnamon-7!');
      await user.type(screen.getByLabelText('New password'), 'Rosemary&7');
      await user.type(screen.getByLabelText('Confirm new password'), 'Rosemary&7{Enter}');
    },
  },
  {
    path: account,
    call: 'POST /api/auth/verify-email/resend',
    shows: 'message',
    fallback: 'We couldn’t send the link. Please try again.',
    act: (user) => press(user, 'Resend link'),
  },
  {
    path: account,
    call: 'GET /api/account/mails',
    fallback: 'Failed to load your choice of emails. Please try again later.',
  },
  {
    path: account,
    call: 'PUT /api/account/mails',
    shows: 'message',
    fallback: 'Failed to save your choice',
    act: (user) => press(user, 'Save choices'),
  },
  {
    path: account,
    call: 'GET /api/account/export',
    shows: 'message',
    fallback: 'Failed to download your data',
    act: (user) => press(user, 'Download my data'),
  },
  {
    path: account,
    call: 'DELETE /api/account',
    shows: 'message',
    fallback: 'Failed to delete your account. Please try again.',
    act: async (user) => {
      await press(user, 'Delete my account');
      await user.type(screen.getByLabelText('Password'), 'Cinnamon-7!{Enter}');
    },
  },
];

describe.each(calls)('$call of $path', ({ path, act, ...failing }) => {
  it.each(failuresOf(failing))('says “$sentence” where it is $name', async (failure) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const store = asMember({
      ...testMember,
      emailVerified: false,
      pendingEmail: 'ada@new.example',
    });
    const held = store.read();
    serveMembership([activeKey, inactiveKey], {
      'GET /api/auth/sessions': () => ({ body: { sessions: [thisDevice, phone] } }),
      'GET /api/account/mails': () => ({ body: allMails }),
      'GET /api/licenses/:id/domains': domainsOf([blog]),
      [failing.call]: () => failure.answer,
    });
    const { router, user } = renderRoutes(remote, path);
    await act?.(user);
    await waitFor(() => expect(screen.getAllByText(failure.sentence)).toHaveLength(1));
    expect(store.read()).toBe(held);
    expect(router.state.location.pathname).toBe(path);
  });
});
