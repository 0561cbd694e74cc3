import { afterLogin, paths } from './paths';

it('is the site map', () => {
  expect(Object.values(paths).map((path) => path())).toMatchInlineSnapshot(`
[
  "/",
  "/#workflow",
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
  "/membership/license-keys",
  "/membership/billing",
  "/membership/account",
]
`);
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
