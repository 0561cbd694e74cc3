import type { License } from '@cpal/shared/contract/licenses/license';
import { refusal, wordless } from '@cpal/shared/testing/answers';
import { type Handlers, heldAnswer } from '@cpal/shared/testing/api';
import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { asMember } from '@cpal/shared/testing/session';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../../routes';
import { activeKey, inactiveKey, serveMembership } from '../../testing/serve-membership';

const dialog = () => within(screen.getByRole('dialog', { name: 'Confirm Action' }));
const deletion = { name: 'Permanently Delete' };

async function openWith(...[licenses, others]: Parameters<typeof serveMembership>) {
  serveMembership(licenses, others);
  const { user } = renderRoutes(remote, '/membership/license-keys');
  const act = async (place: number, name: string) => {
    const row = screen.getAllByRole('listitem')[place];
    if (row !== undefined) await user.click(within(row).getByRole('button', { name }));
    await user.click(dialog().getByRole('button', { name }));
  };
  await screen.findAllByRole('listitem');
  return { user, act };
}

/** Deletes as the server would: the key is gone from the next list. */
const deleting = (licenses: License[]): Handlers => ({
  'DELETE /api/licenses/:id/permanent': ({ call }) => {
    const place = licenses.findIndex(({ id }) => call.includes(`/${id}/`));
    licenses.splice(place, 1);
    return { body: { deleted: true } };
  },
});

const focusOf = (license: License) =>
  screen
    .getAllByRole('listitem')
    .find(
      (row) => row.textContent?.startsWith(license.key) && row.contains(document.activeElement),
    );

beforeEach(() => {
  asMember();
});

it('leaves the focus on the button whose action turned around', async () => {
  const licenses = [activeKey];
  const { act } = await openWith(licenses, {
    'DELETE /api/licenses/:id': () => {
      licenses.splice(0, 1, { ...activeKey, is_active: false });
      return { body: {} };
    },
  });
  await act(0, 'Deactivate');
  expect(await screen.findByRole('button', { name: 'Reactivate' })).toHaveFocus();
});

it('hands the focus of a deleted key to the next one, and of the last to the one before', async () => {
  const third = { ...inactiveKey, id: 'lic_3', key: 'cpal_live_third' };
  const licenses = [activeKey, inactiveKey, third];
  const { act } = await openWith(licenses, deleting(licenses));
  await act(1, deletion.name);
  await waitFor(() => expect(screen.queryByText(inactiveKey.key)).not.toBeInTheDocument());
  expect(focusOf(third)).toBeVisible();
  await act(1, deletion.name);
  await waitFor(() => expect(screen.queryByText(third.key)).not.toBeInTheDocument());
  expect(focusOf(activeKey)).toBeVisible();
});

it('hands the focus of the only key to the button that generates one', async () => {
  const licenses = [activeKey];
  const { act } = await openWith(licenses, deleting(licenses));
  await act(0, deletion.name);
  await screen.findByText(/No license keys found/);
  expect(screen.getByRole('button', { name: 'Generate New License Key' })).toHaveFocus();
});

it('hands it to the heading where no key can be generated', async () => {
  const licenses = [activeKey];
  const { act } = await openWith(licenses, {
    ...deleting(licenses),
    'GET /api/billing/subscription': () => ({ body: {} }),
  });
  await act(0, deletion.name);
  await waitFor(() => expect(screen.queryByText(activeKey.key)).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('keeps the focus on the screen where the list cannot be loaded again', async () => {
  const lists = [{ body: { licenses: [activeKey, inactiveKey] } }];
  const { act } = await openWith([], {
    'GET /api/licenses': () => lists.shift() ?? refusal(500, 'internal_error', 'Broken'),
    'DELETE /api/licenses/:id': () => ({ body: {} }),
  });
  await act(0, 'Deactivate');
  await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('License key deactivated.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Generate New License Key' })).toHaveFocus();
});

it('keeps the focus in the dialog while the action is under way and after it failed', async () => {
  const answer = heldAnswer();
  const { act, user } = await openWith([activeKey], {
    'DELETE /api/licenses/:id/permanent': () => answer.promise,
  });
  await act(0, deletion.name);
  expect(dialog().getByRole('button', { name: 'Processing...' })).toHaveFocus();
  answer.give(wordless(500));
  await dialog().findByRole('alert');
  expect(dialog().getByRole('button', deletion)).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', deletion)).toHaveFocus();
});
