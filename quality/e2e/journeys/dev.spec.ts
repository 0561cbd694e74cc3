import path from 'node:path';
import { paths } from '@cpal/shared/paths';
import type { Page } from '@playwright/test';
import { expect as expectSoon, newBlogger, signUp, test } from '../journey';
import { createProduct, type Product } from '../site/product';
import { edit } from '../site/releases';
import { copyRepository, type RepositoryCopy } from '../site/repository-copy';

// A busy machine takes minutes to compile all front ends.
test.describe.configure({ timeout: 300_000 });
test.skip(process.env.E2E_DATABASE_URL !== undefined, 'no database changes it');

/** A change is seen once it is compiled, for which a busy machine takes long. */
const expect = expectSoon.configure({ timeout: 60_000 });

let copy: RepositoryCopy;
test.beforeAll(() => {
  copy = copyRepository();
});
test.afterAll(() => copy.dispose());

let developed: Product;

async function develop(...names: string[]) {
  const command = ['tools/dev', ...names];
  developed = await createProduct({}, { command, folder: copy.folder });
  await developed.start();
  return developed;
}

test.afterEach(async ({ page }) => {
  // A page would say that it has lost its server.
  await page.goto('about:blank');
  await developed.dispose();
});

const change = (file: string, before: string, after: string) =>
  edit(path.join(copy.folder, file), (text) => text.replace(before, after));

const legalLine = 'mfe-auth/src/screens/auth/legal-line.tsx';

/** Opens the sign-up and types into it; the document is marked. */
async function startTyping(page: Page, origin: string) {
  await page.goto(`${origin}/auth`);
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByLabel('Email').fill('ada@blog.example');
  await page.evaluate(() => Object.assign(window, { isOld: true }));
}

async function expectKept(page: Page) {
  await expect(page.getByLabel('Email')).toHaveValue('ada@blog.example');
  expect(await page.evaluate(() => 'isOld' in window)).toBe(true);
}

test('shows changes of a remote, of the shared kit and of the shell, and keeps what was typed', async ({
  page,
}) => {
  const product = await develop();
  await startTyping(page, product.origin);

  change(legalLine, 'By signing up', 'By joining');
  await expect(page.getByText('By joining you accept')).toBeVisible();
  change(
    'shared/src/ui/button/button.tsx',
    '<span className={styles.label}>{children}',
    '<span className={styles.label}>{children} now',
  );
  await expect(page.getByRole('button', { name: 'Sign Up now' })).toBeVisible();
  change('shell/src/chrome/footer.tsx', '</footer>', '<p>Made in a kitchen</p></footer>');
  await expect(page.getByText('Made in a kitchen')).toBeVisible();
  // What was exchanged first is still there: Fast Refresh has one memory for all front ends.
  await expect(page.getByText('By joining you accept')).toBeVisible();
  change('mfe-auth/src/screens/auth/legal-line.module.css', '.line {', '.line { order: 7;');
  await expect(page.getByText('By joining you accept')).toHaveCSS('order', '7');
  await expectKept(page);

  change('mfe-auth/src/routes.tsx', 'Login or Sign Up', 'Come In');
  await expect(page).toHaveTitle('Come In | CPal');

  change('server/api/src/http/plugins/headers.ts', "'no-store'", "'no-store, private'");
  await expect(async () => {
    const { headers } = await fetch(`${product.origin}/api/healthz`);
    expect(headers.get('cache-control')).toBe('no-store, private');
  }).toPass();
});

test('puts one remote into a deployed product', async ({ page, product: deployed }) => {
  const proxied = await develop('mfe-auth', '--against', deployed.origin);
  await startTyping(page, proxied.origin);

  // The deployed shell has React's production build, which exchanges nothing.
  change(legalLine, 'you accept', 'you agree to');
  await page.waitForFunction(() => !('isOld' in window));
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await expect(page.getByText('you agree to')).toBeVisible();

  await signUp(page, newBlogger());
  await page.waitForURL(proxied.origin + paths.licenseKeys());
  await page.reload();
  await expect(page.getByRole('button', { name: 'Log Out' }).first()).toBeVisible();
});
