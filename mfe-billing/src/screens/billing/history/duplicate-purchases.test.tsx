import type { DuplicatePurchase } from '@cpal/shared/contract/billing/billing';
import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { asMember } from '@cpal/shared/testing/session';
import { screen } from '@testing-library/react';
import remote from '../../../routes';
import { everything, serveBilling } from '../../../testing/serve-billing';

const purchase: DuplicatePurchase = {
  id: 'sub_2',
  plan: 'Basic',
  kept_plan: 'Pro',
  found_at: 1_760_000_000,
  refunded: 2000,
  currency: 'usd',
};

async function open(...duplicates: DuplicatePurchase[]) {
  asMember();
  serveBilling({ ...everything(), duplicates });
  renderRoutes(remote, '/membership/billing');
  await screen.findByText('Price');
}

it.each([
  [
    'was refunded',
    purchase,
    /second plan, Basic, on .*2025 and refunded \$20\.00 to the card that paid\. .* Your Pro plan goes on as before\./,
  ],
  [
    'is being refunded',
    { ...purchase, refunded: null },
    /We are canceling your second plan, Basic/,
  ],
  ['was never paid', { ...purchase, refunded: 0 }, /there is nothing to refund/],
])('tells whose second plan %s', async (_case, one, sentence) => {
  await open(one);
  expect(screen.getByRole('status')).toHaveTextContent(sentence);
});

it('says nothing to whoever paid once', async () => {
  await open();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
