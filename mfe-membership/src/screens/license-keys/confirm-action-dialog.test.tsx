import type { License } from '@cpal/shared/contract/license';
import { heldAnswer, refusal } from '@cpal/shared/testing/api';
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

const cases = [
  { label: 'Deactivate', license: activeKey, call: 'DELETE /api/licenses/lic_1', body: undefined },
  {
    label: 'Reactivate',
    license: inactiveKey,
    call: 'PUT /api/licenses/lic_2/reactivate',
    body: {},
  },
  {
    label: 'Permanently Delete',
    license: activeKey,
    call: 'DELETE /api/licenses/lic_1/permanent',
    body: undefined,
  },
];

beforeEach(() => {
  asMember();
});

describe.each(cases)('$label', ({ label, license, call, body }) => {
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
    expect(dialog().getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: label })).toHaveFocus();
    expect(received.map((seen) => seen.call)).not.toContain(call);
  });

  it('calls once confirmed, says Processing... meanwhile, closes and reloads', async () => {
    const answer = heldAnswer();
    const { received, confirm, licenses } = await ask({ [call]: () => answer.promise });
    await confirm();
    expect(dialog().getByRole('button', { name: 'Processing...' })).toBeDisabled();
    expect(dialog().getByRole('button', { name: 'Cancel' })).toBeDisabled();
    licenses.splice(0, 1, { ...license, key: 'cpal_live_reloaded' });
    answer.give({ body: {} });
    expect(await screen.findByText('cpal_live_reloaded')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(received).toContainEqual({ call, body, bearer: 'access' });
  });

  it("stays open with the server's error, or its own sentence", async () => {
    const answers = [refusal(503, 'overloaded', 'Please wait.'), { status: 500, body: {} }];
    const { confirm } = await ask({ [call]: () => answers.shift() ?? { body: {} } });
    await confirm();
    expect(await dialog().findByText('Please wait.')).toBeVisible();
    await confirm();
    expect(await dialog().findByText(`Failed to ${label.toLowerCase()} license key`)).toBeVisible();
  });
});

it('closes on Esc, but not while the action is under way', async () => {
  const answer = heldAnswer();
  serveMembership([activeKey], { 'DELETE /api/licenses/lic_1': () => answer.promise });
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

it('leaves the focus on the button whose action turned around', async () => {
  const licenses = [activeKey];
  serveMembership(licenses, { 'DELETE /api/licenses/lic_1': () => ({ body: {} }) });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Deactivate' }));
  licenses.splice(0, 1, { ...activeKey, is_active: false });
  await user.click(dialog().getByRole('button', { name: 'Deactivate' }));
  expect(await screen.findByRole('button', { name: 'Reactivate' })).toHaveFocus();
});

it('hands the focus to the neighbour of a deleted key, then to the heading', async () => {
  const licenses = [activeKey, inactiveKey];
  const remove = ({ call }: { call: string }) => {
    licenses.splice(
      licenses.findIndex(({ id }) => call.includes(id)),
      1,
    );
    return { body: { deleted: true } };
  };
  serveMembership(licenses, {
    'DELETE /api/licenses/lic_1/permanent': remove,
    'DELETE /api/licenses/lic_2/permanent': remove,
  });
  const { user } = open();
  const deleteFirst = async () => {
    const [icon] = await screen.findAllByRole('button', { name: 'Permanently Delete' });
    if (icon !== undefined) await user.click(icon);
    await user.click(dialog().getByRole('button', { name: 'Permanently Delete' }));
  };
  await deleteFirst();
  await waitFor(() => expect(screen.queryByText('cpal_live_active')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Copy key' })).toHaveFocus();
  await deleteFirst();
  await screen.findByText(/No license keys found/);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('knows plain Delete too, which the server answers as a deactivation', async () => {
  const received = serveMembership([], { 'DELETE /api/licenses/lic_1': () => ({ body: {} }) });
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
