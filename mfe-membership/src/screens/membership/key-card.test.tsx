import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { asMember } from '@cpal/shared/testing/session';
import { screen, within } from '@testing-library/react';
import remote from '../../routes';
import {
  activeKey,
  inactiveKey,
  serveMembership,
  subscription,
} from '../../testing/serve-membership';

async function openWith(...[licenses, others]: Parameters<typeof serveMembership>) {
  serveMembership(licenses, others);
  const opened = renderRoutes(remote, '/membership');
  return { ...opened, keys: within(await screen.findByRole('region', { name: 'Active key' })) };
}

beforeEach(() => {
  asMember();
});

it('shows the active key alone', async () => {
  const { keys } = await openWith([inactiveKey, activeKey]);
  expect(await keys.findByText(activeKey.key)).toBeVisible();
  expect(keys.queryByText(inactiveKey.key)).not.toBeInTheDocument();
});

it('shows what the active key is called, where it has a name', async () => {
  const { keys } = await openWith([{ ...activeKey, name: 'Rosemary & Rye' }]);
  expect(await keys.findByText('Rosemary & Rye')).toBeVisible();
});

it('copies the active key', async () => {
  const { keys, user } = await openWith([activeKey]);
  await user.click(await keys.findByRole('button', { name: 'Copy key' }));
  expect(await keys.findByText('Copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(activeKey.key);
});

it.each([
  ['there is no key', [], 'You have no license key yet.'],
  ['the one key is off', [inactiveKey], 'Your only license key is switched off.'],
  [
    'all keys are off',
    [inactiveKey, { ...inactiveKey, id: 'lic_3' }],
    'All of your 2 license keys are switched off.',
  ],
])('says so where %s', async (_case, licenses, text) => {
  const { keys } = await openWith(licenses);
  expect(await keys.findByText(text, { exact: false })).toBeVisible();
  expect(keys.queryByRole('button')).not.toBeInTheDocument();
});

it.each([
  ['no plan', {}],
  ['an unpaid plan', { ...subscription, status: 'unpaid' }],
])('says that an active key is on hold under %s', async (_case, body) => {
  const { keys } = await openWith([activeKey], {
    'GET /api/billing/subscription': () => ({ body }),
  });
  expect(await keys.findByText('On hold')).toBeVisible();
  expect(keys.getByText(activeKey.key)).toBeVisible();
});

it('leads to all keys', async () => {
  const { keys, user, router } = await openWith([activeKey]);
  await user.click(keys.getByRole('link', { name: 'All keys' }));
  expect(router.state.location.pathname).toBe('/membership/license-keys');
});
