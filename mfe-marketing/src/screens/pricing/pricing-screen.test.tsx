import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { refusal } from '@cpal/shared/testing/answers';
import { type Answer, heldAnswer, serveApi } from '@cpal/shared/testing/api';
import { asMember, asVisitor } from '@cpal/shared/testing/session';
import { featureLines, plans } from '@cpal/shared/plans';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../../routes';

const subscription = {
  status: 'active',
  current_period_end: 1_762_600_000,
  plan: { name: 'Pro', amount: 4000, interval: 'month' },
};

beforeEach(() => {
  asVisitor();
});

async function planCard(name: string) {
  renderRoutes(remote, '/pricing');
  return within(await screen.findByRole('region', { name }));
}

const openAs = async (answer: Answer | Promise<Answer>) => {
  asMember();
  const received = serveApi({ 'GET /api/billing/subscription': async () => answer });
  const card = await planCard('Pro');
  return { card, received };
};

/** The features of a card, each with its plain line. */
const features = (card: Awaited<ReturnType<typeof planCard>>) =>
  card.getAllByRole('listitem').map((item) => {
    const [name, line] = item.querySelectorAll('span');
    return [name?.textContent, line?.textContent];
  });

const withLines = (...names: string[]) => names.map((name) => [name, featureLines[name]]);

describe('the pricing screen', () => {
  it('shows Basic in full', async () => {
    const card = await planCard('Basic');

    expect(card.getByText('$20').closest('p')).toHaveTextContent('$20/month');
    expect(features(card)).toEqual(
      withLines(
        'AI Recipe Assistant',
        'Ingredient Substitutions',
        'Cooking Technique Explanations',
        'Basic Analytics',
        'Email Support',
      ),
    );
    expect(card.queryByText('Popular')).not.toBeInTheDocument();
  });

  it('shows Pro in full, marked Popular', async () => {
    const card = await planCard('Pro');

    expect(card.getByText('$40').closest('p')).toHaveTextContent('$40/month');
    expect(features(card)).toEqual(
      withLines(
        'Everything in Basic',
        'Analytics+ Dashboard',
        'User Engagement Metrics',
        'Traffic Analysis',
        'Recipe Performance Tracking',
        'Priority Support',
      ),
    );
    expect(card.getByText('Popular')).toBeVisible();
  });

  it.each(plans.flatMap((plan) => plan.features))('has a plain line for %s', (feature) => {
    expect(featureLines[feature]).toMatch(/^[A-Z“].+\.$/);
  });

  it.each([
    ['Basic', '/purchase?plan=basic'],
    ['Pro', '/purchase?plan=pro'],
  ])('leads from %s to its purchase', async (name, href) => {
    const card = await planCard(name);

    expect(card.getByRole('link', { name: 'Subscribe Now' })).toHaveAttribute('href', href);
  });

  describe('for a member', () => {
    it('leads to the plan that the member has', async () => {
      const { card, received } = await openAs({ body: subscription });

      await waitFor(() => expect(received).not.toEqual([]));
      expect(card.getByRole('link', { name: 'Your plan' })).toHaveAttribute(
        'href',
        '/membership/billing',
      );
      expect(screen.queryByRole('link', { name: 'Subscribe Now' })).not.toBeInTheDocument();
    });

    it('offers nothing to buy while the plan is not known', async () => {
      const { card } = await openAs(heldAnswer().promise);

      expect(card.getByRole('link', { name: 'Your plan' })).toBeVisible();
    });

    it.each([
      ['has none', { body: {} }],
      ['has one that is over', { body: { ...subscription, status: 'canceled' } }],
      ['could not be asked for one', refusal(503, 'not_ready', 'Later.')],
    ])('sells the plans where the member %s', async (_case, answer) => {
      const { card } = await openAs(answer);

      expect(await card.findByRole('link', { name: 'Subscribe Now' })).toHaveAttribute(
        'href',
        '/purchase?plan=pro',
      );
      expect(screen.queryByRole('link', { name: 'Your plan' })).not.toBeInTheDocument();
    });
  });
});
