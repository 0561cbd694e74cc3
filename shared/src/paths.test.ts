import { afterLogin, links, paths } from './paths';

it('is the site map', () => {
  expect(Object.values(paths).map((path) => path())).toMatchInlineSnapshot(`
[
  "/",
  "/#workflow",
  "/#first-look",
  "/about",
  "/contact",
  "/pricing",
  "/privacy",
  "/disclosure",
  "/terms",
  "/auth",
  "/auth/forgot-password",
  "/auth/reset-password",
  "/auth/verify-email",
  "/purchase",
  "/membership",
  "/membership/assistant",
  "/membership/assistant/answers",
  "/membership/insights",
  "/membership/insights/conversations",
  "/membership/license-keys",
  "/membership/billing",
  "/membership/account",
]
`);
});

it('writes into a link what its page reads', () => {
  expect(links.resetPassword('t')).toBe('/auth/reset-password#token=t');
  expect(links.verifyEmail('t')).toBe('/auth/verify-email#token=t');
  expect(links.purchaseOf('basic')).toBe('/purchase?plan=basic');
  expect(links.checkoutPaid('cus_1')).toBe(
    '/membership/billing?success=true&newCustomer=true&customerId=cus_1',
  );
  expect(links.mailSwitches()).toBe('/membership/account#emails');
  expect(links.changePassword()).toBe('/membership/account#password');
  expect(links.checkoutCanceled()).toBe('/purchase?canceled=true');
});

describe('the page after login', () => {
  it.each([
    ['/purchase', '/purchase'],
    ['/membership/billing?success=true#top', '/membership/billing?success=true#top'],
    [undefined, '/membership/license-keys'],
    [{ pathname: '/purchase' }, '/membership/license-keys'],
    ['https://elsewhere.example', '/membership/license-keys'],
    ['//elsewhere.example', '/membership/license-keys'],
    ['/\\elsewhere.example', '/membership/license-keys'],
    ['/\t/elsewhere.example', '/membership/license-keys'],
    ['/auth', '/membership/license-keys'],
    ['/auth/reset-password#token=used', '/membership/license-keys'],
  ])('for %p is %p', (from, expected) => {
    expect(afterLogin(from)).toBe(expected);
  });
});
