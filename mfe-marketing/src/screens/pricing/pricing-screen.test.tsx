import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { screen, within } from '@testing-library/react';
import remote from '../../routes';

async function planCard(name: string) {
  renderRoutes(remote, '/pricing');
  return within(await screen.findByRole('region', { name }));
}

const texts = (elements: HTMLElement[]) => elements.map((element) => element.textContent);

describe('the pricing screen', () => {
  it('shows Basic in full', async () => {
    const card = await planCard('Basic');

    expect(card.getByText('$20').closest('p')).toHaveTextContent('$20/month');
    expect(texts(card.getAllByRole('listitem'))).toEqual([
      'AI Recipe Assistant',
      'Ingredient Substitutions',
      'Cooking Technique Explanations',
      'Basic Analytics',
      'Email Support',
    ]);
    expect(card.queryByText('Popular')).not.toBeInTheDocument();
  });

  it('shows Pro in full, marked Popular', async () => {
    const card = await planCard('Pro');

    expect(card.getByText('$40').closest('p')).toHaveTextContent('$40/month');
    expect(texts(card.getAllByRole('listitem'))).toEqual([
      'Everything in Basic',
      'Analytics+ Dashboard',
      'User Engagement Metrics',
      'Traffic Analysis',
      'Recipe Performance Tracking',
      'Priority Support',
    ]);
    expect(card.getByText('Popular')).toBeVisible();
  });

  it.each([
    ['Basic', '/purchase?plan=basic'],
    ['Pro', '/purchase?plan=pro'],
  ])('leads from %s to its purchase', async (name, href) => {
    const card = await planCard(name);

    expect(card.getByRole('link', { name: 'Subscribe Now' })).toHaveAttribute('href', href);
  });
});
