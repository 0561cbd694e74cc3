import type { License } from '@cpal/shared/contract/licenses/license';
import { subscriptionRequired } from '@cpal/shared/contract/licenses/license-terms';
import { refusal, wordless } from '@cpal/shared/testing/answers';
import { heldAnswer } from '@cpal/shared/testing/api';
import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { asMember } from '@cpal/shared/testing/session';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../routes';
import { activeKey, inactiveKey, serveMembership } from '../../testing/serve-membership';
import { ConfirmActionDialog } from './confirm-action-dialog';
import { licenseActions } from './license-actions';

const open = () => renderRoutes(remote, '/membership/license-keys');
const dialog = () => within(screen.getByRole('dialog', { name: 'Confirm Action' }));
const states = () => screen.getAllByText(/^(Active|Inactive)$/).map((badge) => badge.textContent);

const cases = [
  {
    label: 'Deactivate',
    license: activeKey,
    name: 'DELETE /api/licenses/:id',
    call: 'DELETE /api/licenses/lic_1',
    body: undefined,
    consequence: /stops working on every blog that uses it. You can reactivate it./,
    done: 'License key deactivated.',
  },
  {
    label: 'Reactivate',
    license: inactiveKey,
    name: 'PUT /api/licenses/:id/reactivate',
    call: 'PUT /api/licenses/lic_2/reactivate',
    body: {},
    consequence: /your other keys are deactivated/,
    done: 'License key reactivated.',
  },
  {
    label: 'Permanently Delete',
    license: activeKey,
    name: 'DELETE /api/licenses/:id/permanent',
    call: 'DELETE /api/licenses/lic_1/permanent',
    body: undefined,
    consequence: /This cannot be undone/,
    done: 'License key permanently deleted.',
  },
];

beforeEach(() => {
  asMember();
});

describe.each(cases)('$label', ({ label, license, name, call, body, consequence, done }) => {
  const ask = async (answer: Parameters<typeof serveMembership>[1]) => {
    const licenses: License[] = [license];
    const received = serveMembership(licenses, answer);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: label }));
    const confirm = () => user.click(dialog().getByRole('button', { name: label }));
    return { received, user, confirm, licenses };
  };

  it('shows the key and starts on Cancel, which calls nothing and gives the focus back', async () => {
    const { received, user } = await ask({});
    expect(dialog().getByText(license.key)).toBeVisible();
    expect(dialog().getByText(consequence)).toBeVisible();
    expect(dialog().getByRole('button', { name: label })).toBeVisible();
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
      expect.stringContaining(license.key),
    );
    expect(dialog().getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: label })).toHaveFocus();
    expect(received.map((seen) => seen.call)).not.toContain(call);
  });

  it('calls once confirmed, says Processing... meanwhile, closes and reloads', async () => {
    const answer = heldAnswer();
    const { received, user, confirm, licenses } = await ask({ [name]: () => answer.promise });
    await confirm();
    const busy = dialog().getByRole('button', { name: 'Processing...' });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    await user.click(busy);
    expect(dialog().getByRole('button', { name: 'Cancel' })).toBeDisabled();
    licenses.splice(0, 1, { ...license, key: 'cpal_live_reloaded' });
    answer.give({ body: {} });
    expect(await screen.findByText('cpal_live_reloaded')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText(done)).toBeVisible();
    expect(received.filter((seen) => seen.call === call)).toEqual([
      { call, body, bearer: 'access' },
    ]);
    expect(received.filter((seen) => seen.call === 'GET /api/licenses')).toHaveLength(2);
  });

  it("stays open with the server's error, or its own sentence", async () => {
    const answers = [refusal(503, 'overloaded', 'Please wait.'), wordless(500)];
    const { confirm } = await ask({ [name]: () => answers.shift() ?? { body: {} } });
    await confirm();
    expect(await dialog().findByText('Please wait.')).toBeVisible();
    await confirm();
    expect(await dialog().findByText(`Failed to ${label.toLowerCase()} license key`)).toBeVisible();
    await confirm();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('says a sentence of its own where no answer comes', async () => {
    const { confirm } = await ask({
      [name]: () => Promise.reject(new TypeError('Failed to fetch')),
    });
    await confirm();
    expect(await dialog().findByText(`Failed to ${label.toLowerCase()} license key`)).toBeVisible();
  });
});

it('closes on Esc, but not while the action is under way', async () => {
  const answer = heldAnswer();
  serveMembership([activeKey], { 'DELETE /api/licenses/:id': () => answer.promise });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Deactivate' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Deactivate' }));
  await user.click(dialog().getByRole('button', { name: 'Deactivate' }));
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeVisible();
  answer.give({ body: {} });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('leads to the plans where a key may not be reactivated without a subscription', async () => {
  const refused = refusal(403, 'subscription_required', subscriptionRequired);
  serveMembership([inactiveKey], { 'PUT /api/licenses/:id/reactivate': () => refused });
  const { user, router } = open();
  await user.click(await screen.findByRole('button', { name: 'Reactivate' }));
  await user.click(dialog().getByRole('button', { name: 'Reactivate' }));
  expect(await dialog().findByRole('alert')).toHaveTextContent(subscriptionRequired);
  await user.click(dialog().getByRole('link', { name: 'View Pricing Plans' }));
  expect(router.state.location.pathname).toBe('/pricing');
});

it('switches the other keys of the product off with a reactivation, as the list tells', async () => {
  const licenses = [activeKey, inactiveKey];
  serveMembership(licenses, {
    'PUT /api/licenses/:id/reactivate': () => {
      licenses.splice(
        0,
        2,
        ...licenses.map((license) => ({ ...license, is_active: !license.is_active })),
      );
      return { body: {} };
    },
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Reactivate' }));
  await user.click(dialog().getByRole('button', { name: 'Reactivate' }));
  await screen.findByText('License key reactivated.');
  await waitFor(() => expect(states()).toEqual(['Inactive', 'Active']));
});

it('knows plain Delete too, which the server answers as a deactivation', async () => {
  const received = serveMembership([], { 'DELETE /api/licenses/:id': () => ({ body: {} }) });
  const onDone = jest.fn();
  render(
    <ConfirmActionDialog
      license={activeKey}
      action={licenseActions.delete}
      onClose={() => undefined}
      onDone={onDone}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('License key deleted.'));
  expect(received.map(({ call }) => call)).toEqual(['DELETE /api/licenses/lic_1']);
});
