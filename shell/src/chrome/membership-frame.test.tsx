import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { asMember } from '@cpal/shared/testing/session';
import { screen, within } from '@testing-library/react';
import { Chrome } from './chrome';
import { MembershipFrame } from './membership-frame';

function visit(path: string) {
  const handle = { title: 'A screen', access: 'member' as const };
  const element = (
    <Chrome>
      <MembershipFrame>A screen</MembershipFrame>
    </Chrome>
  );
  return renderRoutes({ routes: [{ path, handle, element }] }, path);
}

const side = () => within(screen.getByRole('navigation', { name: 'Membership' }));

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  asMember();
});

it('marks the screen that is shown, and the section that it is in', () => {
  visit('/membership/insights/conversations');
  const current = side()
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'));
  expect(current.map(({ textContent }) => textContent)).toEqual(['Insights']);
});

it('names each link by its words alone', () => {
  visit('/membership');
  expect(side().getAllByRole('link', { name: /^\w+( Keys)?$/ })).toHaveLength(6);
});

it('opens the menu with the rest, and closes it again', async () => {
  const { user } = visit('/membership');
  const more = side().getByRole('button', { name: 'More' });
  await user.click(more);
  const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
  expect(menu.getByRole('link', { name: 'Account' })).toBeVisible();
  await user.click(menu.getByRole('button', { name: 'Close menu' }));
  expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument();
});
