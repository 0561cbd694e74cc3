import type { Page, Route } from '@playwright/test';
import { expect, test as base } from '../journey';
import { serveMember } from '../people/member-api';
import { openReleasedSite, type ReleasedSite } from '../site/released-site';

declare global {
  var violations: string[];
}

/** One that takes payments by a Stripe account: its pages load Stripe's own script. */
let site: ReleasedSite | undefined;

const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from here.
  baseURL: async ({}, use) => use(site?.origin),
});

test.beforeAll(async ({ product }) => {
  site = await openReleasedSite(product, { STRIPE_PUBLISHABLE_KEY: 'pk_test_policy' });
});

test.afterAll(() => site?.dispose());

/** What Stripe's script does as far as a page's policy is concerned: a frame and a call. */
const stripeScript = `
  const element = {
    mount(place) {
      const frame = document.createElement('iframe');
      frame.title = 'Secure payment input frame';
      frame.src = 'https://b.js.stripe.com/frame.html';
      place.append(frame);
      fetch('https://api.stripe.com/v1/elements/sessions', { method: 'POST' });
    },
    on() {}, off() {}, update() {}, destroy() {},
  };
  const elements = { create: () => element, getElement: () => null, update() {}, on() {} };
  const call = async () => ({});
  globalThis.Stripe = (key) => ({
    key,
    elements: () => elements,
    createToken: call,
    createPaymentMethod: call,
    confirmCardPayment: call,
    confirmSetup: call,
  });
  globalThis.Stripe.version = 'test';
`;

/** Answers in Stripe's place; nothing leaves this machine. */
function answerAsStripe(route: Route) {
  const { hostname, pathname } = new URL(route.request().url());
  if (hostname === 'api.stripe.com') {
    return route.fulfill({ json: {}, headers: { 'Access-Control-Allow-Origin': '*' } });
  }
  if (pathname === '/frame.html') {
    return route.fulfill({ contentType: 'text/html', body: '<label>Card number <input></label>' });
  }
  return route.fulfill({ contentType: 'text/javascript', body: stripeScript });
}

/** Notes whatever the page's policy rejects from now on, Trusted Types included. */
const noteViolations = (page: Page) =>
  page.addInitScript(() => {
    globalThis.violations = [];
    document.addEventListener('securitypolicyviolation', (event) => {
      globalThis.violations.push(`${event.violatedDirective}: ${event.blockedURI}`);
    });
  });

test('the policy of the page lets Stripe’s own card form work', async ({ page }) => {
  const requested: string[] = [];
  await page.route(/^https:\/\/((b\.)?js|api)\.stripe\.com\//, (route) => {
    requested.push(new URL(route.request().url()).hostname);
    return answerAsStripe(route);
  });
  await noteViolations(page);
  await serveMember(page, {
    'POST /api/billing/setup-intent': { body: { clientSecret: 'seti_1_secret_1' } },
  });
  await page.goto('/membership/billing');
  await page.getByRole('button', { name: 'Add Payment Method' }).click();
  const frame = page.frameLocator('dialog iframe[title="Secure payment input frame"]');
  await expect(frame.getByLabel('Card number')).toBeVisible();
  await expect.poll(() => requested).toContain('api.stripe.com');
  expect(requested).toContain('js.stripe.com');
  expect(await page.evaluate(() => globalThis.violations)).toEqual([]);
});

test.describe('a script of anybody else', () => {
  test.use({ expectedErrors: /Content Security Policy|TrustedScriptURL|Trusted ?Type/i });

  test('is rejected', async ({ page }) => {
    await noteViolations(page);
    await page.goto('/auth');
    await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
    await page.evaluate(() => {
      try {
        document.createElement('script').src = 'https://js.stripe.example/stripe.js';
      } catch {
        globalThis.violations.push('thrown');
      }
    });
    expect(await page.evaluate(() => globalThis.violations)).toContain('thrown');
  });
});
