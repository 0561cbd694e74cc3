import { addOwnBlog } from '../people/blogs';
import { counting } from '../page/counting';
import { expect, test } from '../journey';
import { becomeMember, becomeSubscriber } from '../people/member';
import { startOwnBlog } from '../people/own-blog';
import { button } from '../widget/panel';

test('leads from an empty account to an answered question on one’s own blog, in ten presses and one paste', async ({
  page,
  context,
}) => {
  const blog = await startOwnBlog();
  const { press, presses } = counting();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);

  await test.step('a plan', async () => {
    await becomeMember(page, '/membership');
    const next = page.getByRole('region', { name: 'Next: choose a plan' });
    await press(next.getByRole('link', { name: 'View Pricing Plans' }));
    const basic = page.getByRole('region', { name: 'Basic' });
    await press(basic.getByRole('link', { name: 'Subscribe Now' }));
    await press(page.getByRole('button', { name: 'Pay' }));
    await press(page.getByRole('link', { name: 'Set up the assistant' }));
  });

  await test.step('the blog', async () => {
    await page.getByLabel('Address of your blog').fill(blog.origin);
    await press(page.getByRole('button', { name: 'Add my blog' }));
    await press(page.getByRole('button', { name: 'Yes, add it' }));
    await press(page.getByRole('button', { name: 'Copy the line' }));
    await expect(page.getByText('Copied')).toBeVisible();
    blog.paste(await page.evaluate(() => navigator.clipboard.readText()));
    await press(page.getByRole('button', { name: 'Check my blog' }));
    await expect(page.getByText(/^localhost:\d+ is yours\.$/)).toBeVisible();
    await expect(page.getByText('1 post read.')).toBeVisible({ timeout: 60_000 });
  });

  await test.step('the first question', async () => {
    const opened = page.waitForEvent('popup');
    await press(page.getByRole('link', { name: /^Open a recipe on my blog/ }));
    const reader = await opened;
    await press(button(reader));
    await reader.getByLabel('Your question').fill('How long do I roast the plums?');
    await reader.keyboard.press('Enter');
    await expect(reader.getByRole('log')).toContainText('20 minutes');
    await reader.close();
  });

  await expect(page.getByText(/^We saw it live on your blog/)).toBeVisible({ timeout: 30_000 });
  expect(presses()).toBe(10);
  blog.close();
});

test('lets a blogger try a post before the blog is verified', async ({ page }) => {
  const blog = await startOwnBlog();
  await becomeSubscriber(page);
  await addOwnBlog(page, blog.origin);
  await page.goto('/membership/assistant');
  await page.getByRole('link', { name: 'Try it here' }).click({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Open the assistant' }).click();
  const panel = page.getByRole('dialog', { name: /^Ask/ });
  await panel.getByLabel('Your question').fill('How long do I roast the plums?');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('log')).toContainText('20 minutes');
  // What it rests on is marked in what the assistant read, on this page.
  await panel.getByRole('button', { name: 'Step 1' }).first().click();
  await expect(page.getByText(/^Roast the plums with the cinnamon/).first()).toBeInViewport();
  blog.close();
});
