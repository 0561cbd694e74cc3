import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { addOwnBlog, changeOwnBlog, findPost, untilRead, verifyOwnBlog } from '../people/blogs';
import { expect, test as base } from '../journey';
import { generateKey } from '../people/licenses';
import { becomeSubscriber } from '../people/member';
import { recipePost } from './recipe-post';
import { startWordPress, type WordPress } from './wordpress';
import { button } from '../widget/panel';

const test = base.extend<object, { wordpress: WordPress }>({
  wordpress: [
    async ({ product }, use) => {
      const wordpress = await startWordPress(product.origin);
      await use(wordpress);
      await wordpress.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** The dashboard, logged in. */
async function openDashboard(page: Page, { origin, user }: WordPress) {
  await page.goto(`${origin}/wp-login.php`);
  await page.getByLabel('Username or Email Address').fill(user.name);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL('**/wp-admin/');
}

async function install(page: Page, { origin }: WordPress, folder: string, service: string) {
  mkdirSync(folder, { recursive: true });
  const zip = path.join(folder, 'cpal.zip');
  const packed = await page.request.get(`${service}/api/v1/wordpress/cpal.zip`);
  writeFileSync(zip, await packed.body());
  await page.goto(`${origin}/wp-admin/plugin-install.php?tab=upload`);
  await page.getByLabel('Plugin zip file').setInputFiles(zip);
  await page.getByRole('button', { name: 'Install Now' }).click();
  await page.getByRole('link', { name: 'Activate Plugin' }).click();
  await expect(page.getByText('Plugin activated.')).toBeVisible();
}

/** Writes a post past the editor, and gives its id. */
const write = ({ php }: WordPress, minutes: number, { id = 0, ending = '' } = {}) => {
  const content = Buffer.from(recipePost(minutes) + ending).toString('base64');
  return Number(
    php(`kses_remove_filters();
      echo wp_insert_post(wp_slash(['ID' => ${id}, 'post_title' => 'Roasted Plum Porridge',
        'post_name' => 'plum-porridge', 'post_status' => 'publish', 'post_author' => 1,
        'post_content' => base64_decode('${content}')]));`),
  );
};

/** Tells as AMP's own plugin does which pages are for AMP. */
const ampPlugin = Buffer.from(
  `<?php function amp_is_request() { return isset( $_GET['amp'] ); }`,
).toString('base64');

/** Asks the assistant of the post that is open. */
async function ask(page: Page, question: string) {
  await page.getByLabel('Your question').fill(question);
  await page.keyboard.press('Enter');
}

test('the plugin brings the assistant to a WordPress, keeps it up to date and goes without a trace', async ({
  page,
  product,
  wordpress,
  browser,
}, { outputDir }) => {
  const postId = write(wordpress, 25);
  await becomeSubscriber(page);
  const key = await generateKey(page);
  const blog = await addOwnBlog(page, wordpress.origin);

  const admin = await browser.newPage();
  await openDashboard(admin, wordpress);
  await install(admin, wordpress, outputDir, product.origin);

  await test.step('key and verification tag are settings', async () => {
    await admin.goto(`${wordpress.origin}/wp-admin/options-general.php?page=cpal`);
    await admin.getByLabel('License key').fill('not a key');
    await admin.getByRole('button', { name: 'Save Changes' }).click();
    await expect(admin.getByText('This is not a license key.')).toBeVisible();
    await admin.getByLabel('License key').fill(key);
    await admin.getByLabel('Verification tag').fill(blog.verification.meta_tag);
    await admin.getByRole('button', { name: 'Save Changes' }).click();
    await expect(admin.getByText('Your license key works on this blog.')).toBeVisible();
  });
  expect((await verifyOwnBlog(page, blog.id)).status).toBe('verified');
  await test.step('the settings lead to the account, which says where the button is', async () => {
    await expect(admin.getByRole('combobox', { name: 'Where the button is' })).toHaveCount(0);
    await expect(admin.getByRole('link', { name: 'Open your CPal account' })).toHaveAttribute(
      'href',
      `${product.origin}/membership/assistant`,
    );
    await changeOwnBlog(page, blog.id, { theme: { accent: '#7a3e9d', placement: 'corner' } });
  });

  const reader = await browser.newPage();
  const assistant = reader.locator('cpal-assistant');
  await test.step('a reader asks in the corner that the account says', async () => {
    await untilRead(page, blog.id, 1);
    await reader.goto(`${wordpress.origin}/plum-porridge/`);
    await expect(assistant).toHaveAttribute('data-place', 'corner');
    await button(reader).click();
    await ask(reader, 'How long do I roast the plums?');
    await expect(reader.getByRole('log')).toContainText('25 minutes');
  });

  await test.step('a page for AMP has no script, and the page next to it keeps its own', async () => {
    wordpress.php(
      `wp_mkdir_p(WPMU_PLUGIN_DIR);
       file_put_contents(WPMU_PLUGIN_DIR . '/amp.php', base64_decode('${ampPlugin}'));`,
    );
    await reader.goto(`${wordpress.origin}/plum-porridge/?amp=1`);
    await expect(
      reader.getByRole('heading', { name: 'Roasted Plum Porridge', level: 1 }),
    ).toBeVisible();
    await expect(reader.locator('script[src*="/w/"]')).toHaveCount(0);
    await reader.goto(`${wordpress.origin}/plum-porridge/`);
    await expect(reader.locator(`script[src*="${key}"]`)).toHaveCount(1);
  });

  await test.step('a saved post is read again without a word from the blogger', async () => {
    write(wordpress, 35, { id: postId, ending: '<p>Before</p>[cpal]<p>Behind</p>' });
    await expect
      .poll(async () => (await findPost(page, blog.id, 'Plum')).recipe?.steps[0]?.text)
      .toContain('35 minutes');
  });

  await test.step('the button is where the shortcode is, and moves nothing', async () => {
    const behind = reader.getByText('Behind', { exact: true });
    const script = `**/w/${key}.js`;
    await reader.route(script, (route) => route.abort());
    await reader.goto(`${wordpress.origin}/plum-porridge/`);
    const { y: without } = (await behind.boundingBox()) ?? {};
    await reader.unroute(script);
    await reader.reload();
    await expect(reader.locator('[data-cpal] > cpal-assistant')).toHaveAttribute(
      'data-place',
      'recipe',
    );
    expect((await behind.boundingBox())?.y).toBe(without);
  });

  await test.step('it leaves nothing behind', async () => {
    await admin.goto(`${wordpress.origin}/wp-admin/plugins.php`);
    await admin.getByRole('link', { name: 'Deactivate CPal Recipe Assistant' }).click();
    admin.once('dialog', (dialog) => void dialog.accept());
    await admin.getByRole('link', { name: 'Delete CPal Recipe Assistant' }).click();
    await expect(admin.getByText('successfully deleted')).toBeVisible();
    const left = `echo $wpdb->get_var("SELECT COUNT(*) FROM $wpdb->options WHERE option_name LIKE '%cpal%'");`;
    expect(wordpress.php(left)).toBe('0');
    await reader.reload();
    await expect(reader.locator(`script[src*="${key}"]`)).toHaveCount(0);
  });
});
