import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { asMember, asVisitor } from '@cpal/shared/testing/session';
import { screen, within } from '@testing-library/react';
import remote from '../../routes';

const hrefs = (name: string) =>
  screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));

describe('the landing screen', () => {
  it('sends to the external waitlist in a new tab, from the hero and from the call to action', () => {
    renderRoutes(remote, '/');

    const links = screen.getAllByRole('link', { name: /^Join Waitlist/ });

    expect(links).toHaveLength(2);
    for (const link of links) {
      expect(link).toHaveAttribute('href', 'https://waitlist.example/join');
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener');
    }
  });

  it('leads to what the plans cost', () => {
    renderRoutes(remote, '/');
    expect(hrefs('Plans from $20 a month')).toEqual(['/pricing']);
  });

  it('leads a visitor who has an account to the login', () => {
    asVisitor();
    renderRoutes(remote, '/');
    const sentence = screen.getByText(/^Already a member\?/);

    expect(within(sentence).getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/auth');
    expect(screen.queryByRole('link', { name: 'Your plan' })).not.toBeInTheDocument();
  });

  it('leads a member to the membership area and the plan instead', () => {
    asMember();
    renderRoutes(remote, '/');
    expect(hrefs('Membership Area')).toEqual([
      '/membership/license-keys',
      '/membership/license-keys',
    ]);
    expect(hrefs('Your plan')).toEqual(['/membership/billing']);
    expect(hrefs('See your plan')).toEqual(['/membership/billing']);
    expect(screen.queryByRole('link', { name: /Join Waitlist|Log In/ })).not.toBeInTheDocument();
  });

  it('leads from the hero to the workflow', () => {
    const { container } = renderRoutes(remote, '/');

    expect(screen.getByRole('link', { name: 'See how it works' })).toHaveAttribute(
      'href',
      '/#workflow',
    );
    expect(container.querySelector('#workflow')).toHaveAccessibleName(
      'How CPal works with your readers',
    );
  });

  it('describes every drawing that says something', () => {
    renderRoutes(remote, '/');

    const drawings = screen.getAllByRole('img');

    // The hero and the four steps; those of the answers are hidden until a question is opened.
    expect(drawings.length).toBeGreaterThanOrEqual(5);
    for (const drawing of drawings) expect(drawing).toHaveAccessibleName();
  });

  it('shows the four cards, each with both faces to read', () => {
    renderRoutes(remote, '/');

    const cards = screen.getAllByRole('article');

    const titles = cards.map((card) => within(card).getByRole('heading').textContent);
    expect(titles).toEqual([
      'Custom Built for Food Blogs',
      '24/7 Reader Support',
      'Boost Revenue',
      'Smart, Simple Analytics',
    ]);
    cards.forEach((card, index) => expect(card).toHaveAccessibleName(titles[index]));
    for (const card of cards) expect(within(card).getAllByRole('listitem')).toHaveLength(3);
  });

  it('turns a card by click, and by keyboard back again', async () => {
    const { user } = renderRoutes(remote, '/');
    const turn = screen.getByRole('button', { name: 'More about Boost Revenue' });
    const card = turn.closest('article');
    expect(turn).toHaveAttribute('aria-expanded', 'false');

    await user.click(turn);
    expect(turn).toHaveAttribute('aria-expanded', 'true');
    expect(card).toHaveAttribute('data-flipped', 'true');

    await user.keyboard(' ');
    expect(turn).toHaveAttribute('aria-expanded', 'false');
    expect(card).not.toHaveAttribute('data-flipped');
  });
});
