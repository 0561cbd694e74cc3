import { Link } from '@cpal/shared/router';
import { useSession } from '@cpal/shared/session';
import { withoutWaitlist } from '@cpal/shared/testing/page';
import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { asMember, asVisitor } from '@cpal/shared/testing/session';
import { testMember } from '@cpal/shared/testing/samples/test-member';
import { act, screen, within } from '@testing-library/react';
import { Chrome } from './chrome';

function visit(path: string) {
  const handle = { title: 'A screen', access: 'public' as const };
  return renderRoutes({ routes: [{ path, handle, element: <Chrome>A screen</Chrome> }] }, path);
}

const linksIn = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

const bar = () => linksIn(screen.getByRole('navigation', { name: 'Main' }));
const footer = () => linksIn(screen.getByRole('navigation', { name: 'Footer' }));

async function openMenu({ user }: ReturnType<typeof visit>) {
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  return screen.getByRole('dialog', { name: 'Menu' });
}

const inEveryFooter = [
  ['Pricing', '/pricing'],
  ['About Us', '/about'],
  ['Contact Us', '/contact'],
  ['Privacy Policy', '/privacy'],
  ['Disclosure', '/disclosure'],
  ['Terms of Service', '/terms'],
];

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => undefined;
  asVisitor();
});

it('ends every page with the way to the plans and to the login', () => {
  visit('/about');
  expect(footer()).toEqual([...inEveryFooter, ['Log In', '/auth']]);
});

it("ends a member's pages with the account in place of the login", () => {
  asMember();
  visit('/about');
  expect(footer()).toEqual([...inEveryFooter, ['Account', '/membership/account']]);
});

it("repeats the bar's links in the menu, by login", async () => {
  const menu = await openMenu(visit('/about'));
  expect(linksIn(menu)).toEqual(bar());
  act(() => useSession.setState({ status: 'member', member: testMember }, true));
  expect(linksIn(menu)).toEqual(bar());
});

it("offers all of the members' area in the menu there", async () => {
  asMember();
  const menu = await openMenu(visit('/membership/billing'));
  expect(bar()).toEqual([
    ['License Keys', '/membership/license-keys'],
    ['Billing', '/membership/billing'],
  ]);
  expect(linksIn(menu)).toEqual([
    ['Overview', '/membership'],
    ['Assistant', '/membership/assistant'],
    ['Insights', '/membership/insights'],
    ['License Keys', '/membership/license-keys'],
    ['Billing', '/membership/billing'],
    ['Account', '/membership/account'],
  ]);
  expect(within(menu).getByRole('link', { name: 'Billing' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(within(menu).getByRole('button', { name: 'Log Out' })).toBeVisible();
});

describe('without a waitlist', () => {
  let restore: () => void;
  beforeEach(() => {
    restore = withoutWaitlist();
  });
  afterEach(() => restore());

  it('offers visitors to try CPal, in the bar and in the menu', async () => {
    const menu = await openMenu(visit('/about'));
    expect(bar().at(-1)).toEqual(['Try it on your blog', '/#first-look']);
    expect(linksIn(menu)).toEqual(bar());
  });

  it('offers members their area as ever', () => {
    asMember();
    visit('/about');
    expect(bar().at(-1)).toEqual(['Membership Area', '/membership/license-keys']);
  });
});

it('gives the focus to the field that an address names', async () => {
  const handle = { title: 'A screen', access: 'public' as const };
  const element = (
    <Chrome>
      <h1 tabIndex={-1}>A screen</h1>
      <input id="first-look" aria-label="Address" />
      <Link to="/#first-look">Try it</Link>
    </Chrome>
  );
  const routes = ['/', '/about'].map((path) => ({ path, handle, element }));
  const { user } = renderRoutes({ routes }, '/about');
  await user.click(screen.getByRole('link', { name: 'Try it' }));
  expect(await screen.findByLabelText('Address')).toHaveFocus();
  screen.getByRole('heading', { name: 'A screen' }).focus();
  await user.click(screen.getByRole('link', { name: 'Try it' }));
  expect(screen.getByLabelText('Address')).toHaveFocus();
});
