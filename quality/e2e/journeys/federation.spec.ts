import { filesUrl } from '@cpal/delivery';
import { expect, newBlogger, signUp, visit, test } from '../journey';

/** A text that the minified code of each shared module has. */
const marks = {
  react: 'react.transitional.element',
  'react-dom': 'react-dom.production',
  router: 'useNavigate() may be used only',
  session: 'No token store is connected',
  api: 'HTTPError',
  valibot: 'max_code_points',
  ui: 'M4 7h16M4 12h16',
  controls: 'Password rules',
};

/** Where the files of the front end are that a script is of. */
const folderOf = ({ url }: { url: string }) =>
  new URL(url).pathname.split('/').slice(0, 3).join('/');

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

  // All were loaded into one document, and the code of each shared module stands in the shell's scripts.
  const scripts = await page.evaluate(async () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const urls = [...new Set(loaded.filter((name) => name.endsWith('.js')))];
    return Promise.all(urls.map(async (url) => ({ url, text: await (await fetch(url)).text() })));
  });
  const loaded = ['mfe-auth', 'mfe-billing', 'mfe-marketing', 'mfe-membership', 'shell'];
  expect(new Set(scripts.map(folderOf))).toEqual(new Set(loaded.map(filesUrl)));
  for (const [module, mark] of Object.entries(marks)) {
    const holders = scripts.filter(({ text }) => text.includes(mark)).map(folderOf);
    expect({ module, holders }).toEqual({ module, holders: [filesUrl('shell')] });
  }
});

test.describe('a remote that cannot be loaded', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('leaves a public page as it was sent, with links that work', async ({ page }) => {
    await page.route(`**${filesUrl('mfe-marketing')}/**/*.js*`, (route) =>
      route.fulfill({ status: 404 }),
    );
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
    await page.route(`**${filesUrl('mfe-auth')}/**`, (route) =>
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
