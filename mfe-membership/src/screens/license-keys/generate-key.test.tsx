import type { License } from '@cpal/shared/contract/licenses/license';
import { subscriptionRequired } from '@cpal/shared/contract/licenses/license-terms';
import { refusal, wordless } from '@cpal/shared/testing/answers';
import { heldAnswer } from '@cpal/shared/testing/api';
import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { asMember } from '@cpal/shared/testing/session';
import { screen, within } from '@testing-library/react';
import remote from '../../routes';
import { activeKey, inactiveKey, serveMembership } from '../../testing/serve-membership';

const call = 'POST /api/licenses/user';
const generate = { name: 'Generate New License Key' };
const busy = { name: 'Generating...' };
const created = { status: 201 as const, body: { license: activeKey } };

async function openWith(...[licenses, others]: Parameters<typeof serveMembership>) {
  const received = serveMembership(licenses, others);
  const opened = renderRoutes(remote, '/membership/license-keys');
  const button = await screen.findByRole('button', generate);
  return { ...opened, received, press: () => opened.user.click(button) };
}

beforeEach(() => {
  asMember();
});

it('generates a key, saying Generating... meanwhile, and shows it', async () => {
  const licenses = [inactiveKey];
  const answer = heldAnswer();
  const { press, received } = await openWith(licenses, { [call]: () => answer.promise });
  await press();
  expect(screen.getByRole('button', busy)).toHaveAttribute('aria-disabled', 'true');
  licenses.unshift(activeKey);
  answer.give(created);
  expect(await screen.findByText(activeKey.key)).toBeVisible();
  expect(screen.getByText('New license key generated.')).toBeVisible();
  expect(received.filter((seen) => seen.call === call)).toEqual([
    { call, body: { product_id: 'cpal' }, bearer: 'access' },
  ]);
});

it.each([{}, { license: {} }, { id: 'lic_1', message: 'Created' }])(
  'loads the keys again after a success that says %j',
  async (body) => {
    const licenses: License[] = [];
    const { press } = await openWith(licenses, {
      [call]: () => ({ status: 201, text: JSON.stringify(body) }),
    });
    licenses.unshift(activeKey);
    await press();
    expect(await screen.findByText(activeKey.key)).toBeVisible();
    expect(screen.getByText('New license key generated.')).toBeVisible();
  },
);

it('makes one key, however often it is pressed meanwhile', async () => {
  const answer = heldAnswer();
  const { press, received, user } = await openWith([], { [call]: () => answer.promise });
  await press();
  await user.click(screen.getByRole('button', busy));
  await user.keyboard('{Enter}');
  answer.give(created);
  expect(await screen.findByRole('button', generate)).toBeVisible();
  expect(received.filter((seen) => seen.call === call)).toHaveLength(1);
});

it('announces each key, in a place that was there before', async () => {
  const licenses: License[] = [];
  // Each is given after its click: the list that loads again must not suspend within it.
  const [first, second] = [heldAnswer(), heldAnswer()];
  const answers = [first, second];
  const { press } = await openWith(licenses, { [call]: () => answers.shift()?.promise ?? created });
  const told = screen.getAllByRole('status').find(({ textContent }) => textContent === '');
  await press();
  first.give(created);
  expect(await screen.findByRole('button', generate)).toBeVisible();
  expect(told).toHaveTextContent('New license key generated.');
  await press();
  expect(told).toBeEmptyDOMElement();
  second.give(created);
  expect(told).toContainElement(await screen.findByText('New license key generated.'));
});

it.each([
  ["the server's error", refusal(503, 'overloaded', 'Please wait.'), 'Please wait.'],
  ['a sentence of its own', wordless(500), 'Failed to create license key'],
])('says %s where a key cannot be generated, and can be pressed again', async (...given) => {
  const [, answer, message] = given;
  const answers = [answer];
  const { press } = await openWith([], { [call]: () => answers.shift() ?? created });
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.queryByRole('link', { name: 'View Pricing Plans' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', generate)).toHaveFocus();
  await press();
  expect(await screen.findByText('New license key generated.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('says a sentence of its own where no answer comes', async () => {
  const { press } = await openWith([], {
    [call]: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to create license key');
});

it('leads to the plans where the subscription has ended meanwhile', async () => {
  const refused = refusal(403, 'subscription_required', subscriptionRequired);
  const { press, user, router } = await openWith([], { [call]: () => refused });
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent(subscriptionRequired);
  await user.click(screen.getByRole('link', { name: 'View Pricing Plans' }));
  expect(router.state.location.pathname).toBe('/pricing');
});

it('no longer tells of a failure once something else was done', async () => {
  const { press, user } = await openWith([activeKey], {
    [call]: () => wordless(500),
    'DELETE /api/licenses/:id': () => ({ body: {} }),
  });
  await press();
  await screen.findByText('Failed to create license key');
  await user.click(screen.getByRole('button', { name: 'Deactivate' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Deactivate' }));
  expect(await screen.findByText('License key deactivated.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
