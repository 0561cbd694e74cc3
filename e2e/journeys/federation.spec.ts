import { expect, newBlogger, signUp, visit, test } from '../journey';

declare global {
  var __FEDERATION__: {
    __INSTANCES__: {
      name: string;
      shareScopeMap: Record<string, Record<string, Record<string, object>>>;
    }[];
  };
}

const singletons = [
  '@cpal/shared/api',
  '@cpal/shared/controls',
  '@cpal/shared/router',
  '@cpal/shared/session',
  '@cpal/shared/ui',
  'react',
  'react-dom',
  'react/jsx-runtime',
  'zod/mini',
];

test('one React and one session store serve the shell and every remote', async ({ page }) => {
  await visit(page, '/');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const blogger = newBlogger();

  // Through all four remotes in one document: marketing, auth, membership, billing.
  await page.goto('/membership/license-keys');
  await signUp(page, blogger);
  await expect(page).toHaveURL('/membership/license-keys');
  await page.getByRole('navigation', { name: 'Membership' }).getByText('Billing').click();
  await expect(page.getByRole('heading', { level: 1, name: /Billing/ })).toBeVisible();
  await page.getByRole('link', { name: 'CPal home' }).click();
  await expect(page).toHaveURL('/');

  // A login that the auth remote made is what the shell's navigation shows.
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main.getByRole('link', { name: 'Membership Area' })).toBeVisible();

  const shared = await page.evaluate(() => {
    const instances = globalThis.__FEDERATION__.__INSTANCES__;
    const scopes = instances.map(({ shareScopeMap }) => shareScopeMap.default ?? {});
    const [first = {}] = scopes;
    return {
      names: instances.map(({ name }) => name.replace(/_[0-9a-f]+$/, '')),
      modules: Object.keys(first),
      versions: Object.values(first).map((found) => Object.keys(found).length),
      isOneScope: scopes.every((scope) =>
        Object.keys(first).every((module) => scope[module] === first[module]),
      ),
    };
  });
  expect(shared.names.toSorted()).toEqual([
    'mfe_auth',
    'mfe_billing',
    'mfe_marketing',
    'mfe_membership',
    'shell',
  ]);
  expect(shared.modules.toSorted()).toEqual(singletons);
  expect(new Set(shared.versions)).toEqual(new Set([1]));
  expect(shared.isOneScope).toBe(true);

  // And the code of each stands in the shell's scripts alone.
  const scripts = await page.evaluate(async () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const urls = [...new Set(loaded.filter((name) => name.endsWith('.js')))];
    return Promise.all(urls.map(async (url) => ({ url, text: await (await fetch(url)).text() })));
  });
  for (const marker of ['react.transitional.element', 'No token store is connected', 'HTTPError']) {
    const holders = scripts.filter(({ text }) => text.includes(marker));
    expect(holders.map(({ url }) => new URL(url).pathname.split('/')[2])).toEqual(['shell']);
  }
});

test.describe('a remote that cannot be loaded', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('leaves a public page as it was sent, with links that work', async ({ page }) => {
    await page.route('**/files/mfe-marketing/**/*.js*', (route) => route.fulfill({ status: 404 }));
    const warned = page.waitForEvent('console', (message) =>
      message.text().includes('_again could not be loaded'),
    );
    await page.goto('/');
    await warned;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Your recipes/);
    await page.getByRole('navigation', { name: 'Main' }).getByText('About Us').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  });

  test('leaves the navigation alive and comes back on Retry', async ({ page }) => {
    let isDown = true;
    await page.route('**/files/mfe-auth/**', (route) =>
      isDown ? route.fulfill({ status: 404 }) : route.fallback(),
    );
    await visit(page, '/about');
    await page.evaluate(() => {
      window.history.pushState(null, '', '/auth');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    isDown = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByText('About Us').click();
    await expect(page).toHaveURL('/about');
  });
});
