import { paths } from '@cpal/shared/paths';
import { expect, newBlogger, signUp, test } from '../journey';

test('a member’s screen asks for its data before any script is there, and asks once', async ({
  page,
}) => {
  await page.goto(paths.licenseKeys());
  await signUp(page, newBlogger());
  await expect(page).toHaveURL(paths.licenseKeys());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('License Keys');

  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(`${request.method()} ${pathname}`);
  });
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/files/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  const first = ['auth/me', 'billing/subscription', 'blogs', 'licenses'].map(
    (path) => `GET /api/${path}`,
  );
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => asked.toSorted()).toEqual(first);
  release?.();
  await expect(page.getByText(/You need an active subscription/)).toBeVisible();
  expect(asked.filter((call) => call.startsWith('GET')).toSorted()).toEqual(first);
});

test('a visitor’s page asks for nothing', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(request.url());
  });
  await page.goto(paths.licenseKeys());
  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
  expect(asked).toEqual([]);
});
