import { refusal, wordless } from '@cpal/shared/testing/answers';
import { heldAnswer } from '@cpal/shared/testing/api';
import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { asMember } from '@cpal/shared/testing/session';
import { screen, within } from '@testing-library/react';
import remote from '../../../routes';
import { everything, serveBilling } from '../../../testing/serve-billing';

const call = 'PUT /api/billing/payment-methods/pm_amex/default';
const makeAmex = { name: 'Make American Express •••• 0005 the default' };
const makeVisa = { name: 'Make Visa •••• 4242 the default' };

async function open(others: Parameters<typeof serveBilling>[1], held = everything()) {
  asMember();
  const received = serveBilling(held, others);
  const shown = renderRoutes(remote, '/membership/billing');
  const button = await screen.findByRole('button', makeAmex);
  return { ...shown, received, button };
}

it('offers it only for a card that is not the default', async () => {
  await open({});
  expect(screen.queryByRole('button', makeVisa)).not.toBeInTheDocument();
});

it('makes the card the default, says so, and keeps the focus among the cards', async () => {
  const held = everything();
  const answer = heldAnswer();
  const { user, received, button } = await open(
    { 'PUT /api/billing/payment-methods/:id/default': () => answer.promise },
    held,
  );
  await user.click(button);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter}');
  held.paymentMethods = held.paymentMethods.map((method) => ({
    ...method,
    is_default: method.id === 'pm_amex',
  }));
  answer.give({ body: { payment_method: held.paymentMethods[1] } });
  expect(await screen.findByRole('button', makeVisa)).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent(
    'American Express •••• 0005 is now your default card.',
  );
  const [visa, amex] = screen.getAllByRole('listitem');
  expect(visa).not.toHaveTextContent('Default');
  expect(amex).toHaveTextContent('Default');
  expect(received.filter((request) => request.call === call)).toEqual([
    { call, body: {}, bearer: 'access' },
  ]);
});

it.each([
  ["the server's error", refusal(404, 'not_found', 'No such card.'), 'No such card.'],
  ['its own sentence', wordless(500), 'Failed to make this card the default'],
])('says %s beside the card where that fails', async (_case, answer, message) => {
  const { user, button } = await open({
    'PUT /api/billing/payment-methods/:id/default': () => answer,
  });
  await user.click(button);
  const amex = within(screen.getAllByRole('listitem')[1] ?? document.body);
  expect(await amex.findByRole('alert')).toHaveTextContent(message);
  expect(button).not.toHaveAttribute('aria-disabled');
  expect(button).toHaveFocus();
});
