import type { License } from '@cpal/shared/contract/licenses/license';
import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { asMember } from '@cpal/shared/testing/session';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../../routes';
import { activeKey, inactiveKey, serveMembership } from '../../testing/serve-membership';

/** November 23, 2026, 7:14 PM in New York. */
const worksUntil = 1_795_479_240;
const inGrace: License = { ...inactiveKey, works_until: worksUntil };
const fresh: License = { ...activeKey, id: 'lic_9', key: 'cpal_live_fresh' };
const generate = { name: 'Generate New License Key' };
const hint = /keeps working for 24 hours/;

async function openWith(...[licenses, others]: Parameters<typeof serveMembership>) {
  serveMembership(licenses, others);
  const { user } = renderRoutes(remote, '/membership/license-keys');
  await screen.findByRole('button', generate);
  return user;
}

/** Answers a generation as the server does: the active key is replaced by a new one. */
const generating = (licenses: License[]): Parameters<typeof serveMembership>[1] => ({
  'POST /api/licenses/user': () => {
    licenses.splice(0, licenses.length, fresh, inGrace);
    return { status: 201, body: { license: fresh } };
  },
});

const rowOf = ({ key }: License) => {
  const rows = screen.getAllByRole('listitem');
  const row = rows.find(({ textContent }) => textContent?.includes(key));
  if (row === undefined) throw new Error(`No row has ${key}`);
  return row;
};
const actionsOf = (license: License) =>
  within(within(rowOf(license)).getByRole('group', { name: 'Actions' }))
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));

/** Presses an action of a row and confirms it. */
async function act(user: Awaited<ReturnType<typeof openWith>>, license: License, name: string) {
  await user.click(within(rowOf(license)).getByRole('button', { name }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
}

beforeEach(() => {
  asMember();
});

it('says before a key is replaced how long it keeps working', async () => {
  await openWith([activeKey, inactiveKey]);
  expect(screen.getByText(hint)).toBeVisible();
});

it.each([
  ['no key is active', [inactiveKey]],
  ['there is no key', []],
])('says nothing of that where %s', async (_case, licenses) => {
  await openWith(licenses);
  expect(screen.queryByText(hint)).not.toBeInTheDocument();
});

it('marks the new key, gives it the focus, and says until when the old one works', async () => {
  const licenses = [{ ...activeKey, id: inGrace.id, key: inGrace.key }];
  const user = await openWith(licenses, generating(licenses));
  expect(screen.queryByText('New')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', generate));
  expect(await screen.findByText(fresh.key)).toBeVisible();
  expect(rowOf(fresh)).toHaveFocus();
  expect(within(rowOf(fresh)).getByText('New')).toBeVisible();
  expect(within(rowOf(inGrace)).queryByText('New')).not.toBeInTheDocument();

  const end = within(rowOf(inGrace)).getByText(/Works until/);
  expect(end).toHaveTextContent(/^Works until Nov 2\d, 2026, \d+:14/);
  expect(end.querySelector('time')).toHaveAttribute('datetime', '2026-11-24T00:14:00.000Z');
  expect(within(rowOf(inGrace)).getByText('Inactive')).toBeVisible();
  expect(within(rowOf(fresh)).queryByText(/Works until/)).not.toBeInTheDocument();
});

it('offers Deactivate beside Reactivate for a key in its grace', async () => {
  await openWith([fresh, inGrace]);
  expect(actionsOf(fresh)).toEqual(['Deactivate', 'Permanently Delete']);
  expect(actionsOf(inGrace)).toEqual(['Reactivate', 'Deactivate', 'Permanently Delete']);
});

it('ends the grace of a key that is deactivated, and leaves the focus at its actions', async () => {
  const licenses = [fresh, inGrace];
  const user = await openWith(licenses, {
    'DELETE /api/licenses/:id': ({ call }) => {
      expect(call).toBe(`DELETE /api/licenses/${inGrace.id}`);
      licenses.splice(1, 1, inactiveKey);
      return { body: {} };
    },
  });
  await act(user, inGrace, 'Deactivate');
  expect(await screen.findByText('License key deactivated.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/Works until/)).not.toBeInTheDocument());
  expect(actionsOf(inGrace)).toEqual(['Reactivate', 'Permanently Delete']);
  expect(within(rowOf(inGrace)).getByRole('button', { name: 'Reactivate' })).toHaveFocus();
});

it('leaves the focus on the button that reactivated a key in its grace', async () => {
  const licenses = [fresh, inGrace];
  const user = await openWith(licenses, {
    'PUT /api/licenses/:id/reactivate': () => {
      licenses.splice(0, 2, { ...fresh, is_active: false }, { ...inactiveKey, is_active: true });
      return { body: {} };
    },
  });
  await act(user, inGrace, 'Reactivate');
  await waitFor(() => expect(actionsOf(inGrace)).toEqual(['Deactivate', 'Permanently Delete']));
  expect(within(rowOf(inGrace)).getByRole('button', { name: 'Deactivate' })).toHaveFocus();
});
