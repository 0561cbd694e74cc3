import type { PlanChangePreview } from '@cpal/shared/contract/billing/subscription';
import { refusal, wordless } from '@cpal/shared/testing/answers';
import { heldAnswer } from '@cpal/shared/testing/api';
import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { asMember } from '@cpal/shared/testing/session';
import { act, cleanup, screen, within } from '@testing-library/react';
import remote from '../../../routes';
import { everything, serveBilling, subscription } from '../../../testing/serve-billing';

const pricesCall = 'GET /api/stripe-prices';
const previewCall = 'POST /api/billing/subscription/preview';
const changeCall = 'PUT /api/billing/subscription';
const toPro = { name: 'Change to Pro' };
const basic = {
  ...subscription,
  plan: { name: 'Basic', amount: 2000, interval: 'month' },
};
const preview: PlanChangePreview = {
  amount_due: 1000,
  currency: 'usd',
  proration_date: 1_760_000_000,
  lines: [
    { description: 'Unused time on Basic', amount: -1000 },
    { description: 'Remaining time on Pro', amount: 2000 },
  ],
};
const credit: PlanChangePreview = {
  amount_due: 0,
  currency: 'usd',
  proration_date: 1_760_000_000,
  lines: [{ description: 'Unused time on Pro', amount: -1250 }],
};
const dialog = () => within(screen.getByRole('dialog', { name: 'Change Plan' }));

async function open(others: Parameters<typeof serveBilling>[1] = {}) {
  asMember();
  const held = { ...everything(), subscription: basic };
  const received = serveBilling(held, {
    [pricesCall]: () => ({ body: { prod_basic: 'price_basic', prod_pro: 'price_pro' } }),
    [previewCall]: () => ({ body: preview }),
    ...others,
  });
  const { user } = renderRoutes(remote, '/membership/billing');
  const opener = await screen.findByRole('button', toPro);
  // React wants to be awaited where a click suspends; user-event's clicks are not.
  await act(async () => {
    opener.focus();
    opener.click();
  });
  const confirm = async () => user.click(await dialog().findByRole('button', toPro));
  return { user, held, received, opener, confirm };
}

it('loads and shows what is charged today before anything is changed', async () => {
  const answer = heldAnswer();
  const { received } = await open({ [previewCall]: () => answer.promise });
  expect(dialog().getByRole('status', { name: 'Calculating the cost' })).toBeVisible();
  expect(dialog().getByRole('button', toPro)).toBeDisabled();
  expect(dialog().getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await act(async () => answer.give({ body: preview }));
  const shown = dialog()
    .getAllByRole('term')
    .map((term) => term.parentElement?.textContent);
  expect(shown).toEqual([
    'Unused time on Basic-$10.00',
    'Remaining time on Pro$20.00',
    'Charged today$10.00',
  ]);
  expect(dialog().getByText(/You move from Basic to Pro at once/)).toHaveTextContent(
    'Pro is $40 per month.',
  );
  expect(received.slice(4)).toEqual([
    { call: pricesCall, body: undefined, bearer: null },
    { call: previewCall, body: { priceId: 'price_pro' }, bearer: 'access' },
  ]);
});

it('says where a credit goes', async () => {
  await open({ [previewCall]: () => ({ body: credit }) });
  expect(
    await dialog().findByText('Your credit of $12.50 goes toward your next invoices.'),
  ).toBeVisible();
  expect(dialog().getByText('Charged today').parentElement).toHaveTextContent('$0.00');
});

it('says what a smaller plan no longer has, and of a bigger one nothing', async () => {
  await open();
  expect(dialog().queryByText('You will no longer have:')).not.toBeInTheDocument();
  cleanup();
  asMember();
  serveBilling(everything(), {
    [pricesCall]: () => ({ body: { prod_basic: 'price_basic', prod_pro: 'price_pro' } }),
    [previewCall]: () => ({ body: credit }),
  });
  renderRoutes(remote, '/membership/billing');
  const opener = await screen.findByRole('button', { name: 'Change to Basic' });
  await act(async () => opener.click());
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
    /no longer have.*Traffic Analysis/,
  );
});

it('changes nothing on Esc and gives the focus back', async () => {
  const { user, received, opener } = await open();
  await dialog().findByText('Charged today');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
  expect(received.map(({ call }) => call)).not.toContain(changeCall);
});

it('changes the plan, saying Changing... meanwhile, and shows the new one', async () => {
  const answer = heldAnswer();
  const { held, received, confirm } = await open({ [changeCall]: () => answer.promise });
  await confirm();
  expect(dialog().getByRole('button', { name: 'Changing...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  held.subscription = subscription;
  answer.give({ body: subscription });
  expect(await screen.findByRole('button', { name: 'Change to Basic' })).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('You’re now on the Pro plan.');
  expect(received).toContainEqual({
    call: changeCall,
    body: { priceId: 'price_pro', proration_date: preview.proration_date },
    bearer: 'access',
  });
});

it.each([
  [
    'the prices cannot be loaded',
    { [pricesCall]: () => refusal(503, 'not_ready', 'Later.') },
    'Later.',
  ],
  ['the plan has no price', { [pricesCall]: () => ({ body: {} }) }, 'Failed to calculate the cost'],
  [
    'the server does not say what it costs',
    { [previewCall]: () => wordless(500) },
    'Failed to calculate the cost',
  ],
])('offers no change where %s', async (_case, handlers, message) => {
  await open(handlers);
  expect(await dialog().findByRole('alert')).toHaveTextContent(message);
  expect(dialog().queryByRole('button', toPro)).not.toBeInTheDocument();
  expect(dialog().getByRole('button', { name: 'Cancel' })).toBeEnabled();
});

it.each([
  [
    "the server's words",
    refusal(402, 'card_declined', 'Insufficient funds.'),
    'Insufficient funds.',
  ],
  ['its own', wordless(402), 'Your card was declined.'],
])(
  'says in %s that the card was declined, what helps, and stays open',
  async (_case, answer, said) => {
    const { confirm } = await open({ [changeCall]: () => answer });
    await confirm();
    const alert = await dialog().findByRole('alert');
    expect(alert).toHaveTextContent(said);
    expect(alert).toHaveTextContent('Add another card or make another one the default');
    expect(dialog().getByText('Charged today')).toBeVisible();
    expect(dialog().getByRole('button', toPro)).toBeEnabled();
  },
);

it.each([
  ["the server's error", refusal(404, 'not_found', 'No subscription.'), 'No subscription.'],
  ['what to do', refusal(409, 'preview_expired', 'Look again.'), 'Look again.'],
  ['its own sentence', wordless(500), 'Failed to change plan'],
])('stays open with %s where that fails', async (_case, answer, message) => {
  const { confirm } = await open({ [changeCall]: () => answer });
  await confirm();
  expect((await dialog().findByRole('alert')).textContent).toBe(message);
});
