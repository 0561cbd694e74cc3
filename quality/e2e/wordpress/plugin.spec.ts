import path from 'node:path';
import type { Page } from '@playwright/test';
import { changeOwnBlog, findPost } from '../people/blogs';
import { expect, test as base } from '../journey';
import { onboard } from './onboarding';
import { createPace } from './pace';
import { recipePost } from './recipe-post';
import { startWordPress, type WordPress } from './wordpress';
import { button } from '../widget/panel';

const test = base.extend<object, { wordpress: WordPress }>({
  wordpress: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from here.
    async ({}, use) => {
      const wordpress = await startWordPress();
      await use(wordpress);
      await wordpress.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

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

/** Seconds from the landing page to the button under a recipe, for somebody who reads all of it. */
const maxOnboarding = 5 * 60;

test('the plugin brings the assistant to a WordPress, keeps it up to date and goes without a trace', async ({
  page,
  product,
  wordpress,
}, { outputDir }) => {
  const postId = write(wordpress, 25);
  const pace = createPace();
  const { admin, reader } = await onboard(page, pace, wordpress, path.join(outputDir, 'cpal.zip'));
  console.log(pace.report());
  expect(pace.seconds()).toBeLessThanOrEqual(maxOnboarding);
  const id = new URL(page.url()).searchParams.get('blog') ?? '';
  const settings = `${wordpress.origin}/wp-admin/options-general.php?page=cpal`;

  await test.step('a question is answered, and the member sees that it is live', async () => {
    await button(reader).click();
    await ask(reader, 'How long do I roast the plums?');
    await expect(reader.getByRole('log')).toContainText('25 minutes');
    await expect(page.getByText(/^We saw it live on your blog/)).toBeVisible({ timeout: 30_000 });
  });

  await test.step('a code is used once, and shows no button afterwards', async () => {
    await admin.goto(`${settings}&cpal_connect=${'x'.repeat(43)}`);
    await expect(admin.getByText(/^This code does not work any more/)).toBeVisible();
    await expect(admin.getByRole('button', { name: 'Connect' })).toHaveCount(0);
  });

  await test.step('nothing connects or disconnects without the page’s own button', async () => {
    for (const action of ['cpal_connect', 'cpal_disconnect']) {
      const url = `${wordpress.origin}/wp-admin/admin-post.php`;
      const form = { action, cpal_connect: 'x'.repeat(43) };
      expect((await admin.request.post(url, { form })).status()).toBe(403);
      expect((await admin.request.get(url, { params: form })).status()).toBe(403);
    }
  });

  await test.step('the settings say whose account it is, and lead to its blog', async () => {
    await admin.goto(settings);
    await expect(admin.getByText('Your license key works on this blog.')).toBeVisible();
    await expect(
      admin.getByText(/^Connected to the CPal account a…@blog\.example\.$/),
    ).toBeVisible();
    await expect(admin.getByRole('link', { name: 'Go back to CPal' })).toHaveAttribute(
      'href',
      `${product.origin}/membership/assistant?blog=${id}`,
    );
    await admin.getByText('Connect by hand').click();
    await admin.getByLabel('License key').fill('not a key');
    await admin.getByRole('button', { name: 'Save Changes' }).click();
    await expect(admin.getByText('This is not a license key.')).toBeVisible();
    await expect(admin.getByText(/^Connected to the CPal account/)).toBeVisible();
  });
  const script = reader.locator('script[src*="/w/cpal_live_"]');
  const { pathname } = new URL((await script.getAttribute('src')) ?? '', wordpress.origin);

  const assistant = reader.locator('cpal-assistant');
  await test.step('the button is in the corner that the account says', async () => {
    await changeOwnBlog(page, id, { theme: { accent: '#7a3e9d', placement: 'corner' } });
    await reader.goto(`${wordpress.origin}/plum-porridge/`);
    await expect(assistant).toHaveAttribute('data-place', 'corner');
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
    await expect(script).toHaveCount(0);
    await reader.goto(`${wordpress.origin}/plum-porridge/`);
    await expect(script).toHaveCount(1);
  });

  await test.step('a saved post is read again without a word from the blogger', async () => {
    write(wordpress, 35, { id: postId, ending: '<p>Before</p>[cpal]<p>Behind</p>' });
    await expect
      .poll(async () => (await findPost(page, id, 'Plum')).recipe?.steps[0]?.text)
      .toContain('35 minutes');
  });

  await test.step('the button is where the shortcode is, and moves nothing', async () => {
    const behind = reader.getByText('Behind', { exact: true });
    await reader.route(`**${pathname}`, (route) => route.abort());
    await reader.goto(`${wordpress.origin}/plum-porridge/`);
    const { y: without } = (await behind.boundingBox()) ?? {};
    await reader.unroute(`**${pathname}`);
    await reader.reload();
    await expect(reader.locator('[data-cpal] > cpal-assistant')).toHaveAttribute(
      'data-place',
      'recipe',
    );
    expect((await behind.boundingBox())?.y).toBe(without);
  });

  await test.step('disconnecting removes all that was stored', async () => {
    await admin.goto(settings);
    await admin.getByRole('button', { name: 'Disconnect' }).click();
    await expect(admin.getByText(/^Disconnected\./)).toBeVisible();
    expect(wordpress.php(`echo get_option('cpal_settings', 'none');`)).toBe('none');
    await reader.reload();
    await expect(script).toHaveCount(0);
  });

  await test.step('it leaves nothing behind', async () => {
    wordpress.php(`update_option('cpal_settings', ['key' => 'x']);`);
    await admin.goto(`${wordpress.origin}/wp-admin/plugins.php`);
    await admin.getByRole('link', { name: 'Deactivate CPal Recipe Assistant' }).click();
    admin.once('dialog', (dialog) => void dialog.accept());
    await admin.getByRole('link', { name: 'Delete CPal Recipe Assistant' }).click();
    await expect(admin.getByText('successfully deleted')).toBeVisible();
    const left = `echo $wpdb->get_var("SELECT COUNT(*) FROM $wpdb->options WHERE option_name LIKE '%cpal%'");`;
    expect(wordpress.php(left)).toBe('0');
    await reader.reload();
    await expect(script).toHaveCount(0);
  });
});
