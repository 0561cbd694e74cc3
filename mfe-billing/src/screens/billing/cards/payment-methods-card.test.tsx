import { refusal, wordless } from '@cpal/shared/testing/answers';
import { heldAnswer } from '@cpal/shared/testing/api';
import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { asMember } from '@cpal/shared/testing/session';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../../../routes';
import { everything, serveBilling } from '../../../testing/serve-billing';

const deletion = 'DELETE /api/billing/payment-methods/pm_amex';
const deleteAmex = { name: 'Delete American Express •••• 0005' };
const deleteVisa = { name: 'Delete Visa •••• 4242' };
const dialog = () => within(screen.getByRole('dialog', { name: 'Delete Payment Method' }));

async function open(held = everything(), others: Parameters<typeof serveBilling>[1] = {}) {
  asMember();
  const received = serveBilling(held, others);
  const shown = renderRoutes(remote, '/membership/billing');
  await screen.findByRole('button', deleteAmex);
  return { ...shown, received };
}

it('shows brand, last digits, expiry and which card is the default', async () => {
  await open();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Visa •••• 4242DefaultExpires 4/2030',
    'American Express •••• 0005Expires 12/2029',
  ]);
});

it('asks for a card loudly only where there is none', async () => {
  await open();
  expect(screen.getByRole('button', { name: 'Add Payment Method' })).toHaveClass('secondary');
});

it('hides the delete icon of the default card while a subscription exists', async () => {
  await open();
  expect(screen.queryByRole('button', deleteVisa)).not.toBeInTheDocument();
});

it('shows it for the default card too where there is no subscription', async () => {
  await open({ ...everything(), subscription: {} });
  expect(screen.getByRole('button', deleteVisa)).toBeVisible();
});

it('starts on Cancel, which deletes nothing and gives the focus back', async () => {
  const { user, received } = await open();
  await user.click(screen.getByRole('button', deleteAmex));
  expect(dialog().getByText('American Express •••• 0005')).toBeVisible();
  expect(dialog().getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', deleteAmex)).toHaveFocus();
  expect(received.map(({ call }) => call)).not.toContain(deletion);
});

it('deletes the card, saying Deleting... meanwhile, and reloads', async () => {
  const held = everything();
  const answer = heldAnswer();
  const { user, received } = await open(held, {
    'DELETE /api/billing/payment-methods/:id': () => answer.promise,
  });
  await user.click(screen.getByRole('button', deleteAmex));
  await user.click(dialog().getByRole('button', { name: 'Delete' }));
  expect(dialog().getByRole('button', { name: 'Deleting...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  held.paymentMethods.pop();
  answer.give({ body: { deleted: true } });
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('American Express •••• 0005 is deleted.');
  expect(received).toContainEqual({ call: deletion, body: undefined, bearer: 'access' });
});

it.each([
  ["the server's error", refusal(409, 'card_is_default', 'This card pays.'), 'This card pays.'],
  ['its own sentence', wordless(500), 'Failed to delete payment method'],
])('stays open with %s where that fails', async (_case, answer, message) => {
  const { user } = await open(everything(), {
    'DELETE /api/billing/payment-methods/:id': () => answer,
  });
  await user.click(screen.getByRole('button', deleteAmex));
  await user.click(dialog().getByRole('button', { name: 'Delete' }));
  expect(await dialog().findByRole('alert')).toHaveTextContent(message);
  expect(dialog().getByRole('button', { name: 'Delete' })).toBeEnabled();
});
