import { expect, type Page } from '@playwright/test';
import { newBlogger, typeSignUp, visit } from '../journey';
import { button as assistantButton } from '../widget/panel';
import type { createPace } from './pace';
import type { WordPress } from './wordpress';

type Pace = ReturnType<typeof createPace>;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });

/** Follows what opens a tab. */
async function openTab(page: Page, name: string, role: 'button' | 'link'): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole(role, { name }).click();
  return opened;
}

/** From the landing page to a plan. */
async function subscribe(page: Page, { step }: Pace) {
  const blogger = newBlogger();
  const { fullName, email, password } = blogger;
  await visit(page, '/');
  await step('The landing page', page, { clicks: 1 }, async () => {
    await page.getByRole('navigation', { name: 'Footer' }).getByText('Pricing').click();
    await expect(page.getByRole('region', { name: 'Basic' })).toBeVisible();
  });
  await step('The plans', page, { clicks: 1 }, async () => {
    await link(page, 'Subscribe Now').first().click();
    await expect(page.getByLabel('Full name')).toBeVisible();
  });
  const typed = [fullName, email, password, password];
  await step('Signing up', page, { clicks: 5, typed }, async () => {
    await typeSignUp(page, blogger);
    await button(page, 'Sign Up').click();
    await expect(button(page, 'Pay')).toBeVisible();
  });
  await step(
    'Paying',
    page,
    { clicks: 4, typed: ['4242424242424242', '1240', '123'] },
    async () => {
      await button(page, 'Pay').click();
      await expect(link(page, 'Set up the assistant')).toBeVisible();
    },
  );
  await step('The way on', page, { clicks: 1 }, async () => {
    await link(page, 'Set up the assistant').click();
    await expect(page.getByLabel('Address of your blog')).toBeVisible();
  });
}

/** Adds the blog; what it runs on is found by looking at it. */
async function addBlog(page: Page, { step }: Pace, origin: string) {
  await step('The address', page, { clicks: 2, typed: [origin] }, async () => {
    await page.getByLabel('Address of your blog').fill(origin);
    await button(page, 'Add my blog').click();
    await expect(button(page, 'Yes, add it')).toBeVisible();
  });
  await step('What was found', page, { clicks: 1 }, async () => {
    await button(page, 'Yes, add it').click();
    await expect(page.getByLabel('My blog runs on')).toHaveValue('wordpress');
  });
}

/** Puts the plugin into WordPress, as its blogger. @returns the dashboard. */
async function install(page: Page, { step }: Pace, wordpress: WordPress, zip: string) {
  const { name, password } = wordpress.user;
  await step('Downloading the plugin', page, { clicks: 1 }, async () => {
    const download = page.waitForEvent('download');
    await button(page, 'Download').click();
    await (await download).saveAs(zip);
  });
  const admin = await step('The upload page', page, { clicks: 1 }, () =>
    openTab(page, 'Open upload page', 'link'),
  );
  await expect(button(admin, 'Log In')).toBeVisible();
  await step('Logging in to WordPress', admin, { clicks: 3, typed: [name, password] }, async () => {
    await admin.getByLabel('Username or Email Address').fill(name);
    await admin.getByLabel('Password', { exact: true }).fill(password);
    await button(admin, 'Log In').click();
    await expect(admin.getByLabel('Plugin zip file')).toBeVisible();
  });
  await step('Uploading', admin, { clicks: 3 }, async () => {
    await admin.getByLabel('Plugin zip file').setInputFiles(zip);
    await button(admin, 'Install Now').click();
    await expect(link(admin, 'Activate Plugin')).toBeVisible();
  });
  await step('Activating', admin, { clicks: 1 }, async () => {
    await link(admin, 'Activate Plugin').click();
    await expect(admin.getByText('Plugin activated.')).toBeVisible();
  });
  return admin;
}

/** Connects the plugin; the member's screen says by itself that the blog is verified. */
async function connect(page: Page, { step }: Pace) {
  const admin = await step('Connecting', page, { clicks: 2 }, () =>
    openTab(page, 'Connect my blog', 'button'),
  );
  await expect(button(admin, 'Connect')).toBeVisible();
  // The code is gone from the address bar before anything was clicked.
  expect(new URL(admin.url()).search).toBe('?page=cpal');
  await step('Agreeing in WordPress', admin, { clicks: 1 }, async () => {
    await button(admin, 'Connect').click();
    await expect(admin.getByText(/^Connected\. CPal now verifies/)).toBeVisible();
  });
  await step('Seeing that it is connected', admin, { clicks: 1 }, () => admin.close());
  await step('Being verified', page, {}, async () => {
    await expect(page.getByText(/^localhost:\d+ is yours\.$/)).toBeVisible({ timeout: 30_000 });
    await expect(link(page, /^Open a recipe on my blog/)).toBeVisible({ timeout: 60_000 });
  });
}

/**
 * Walks from the landing page to the button under a recipe, by the screens alone and with nothing pasted.
 * @param zip where the downloaded plugin is kept.
 * @returns the dashboard and the recipe, each in its tab.
 */
export async function onboard(page: Page, pace: Pace, wordpress: WordPress, zip: string) {
  await subscribe(page, pace);
  await addBlog(page, pace, wordpress.origin);
  const admin = await install(page, pace, wordpress, zip);
  await connect(page, pace);
  const reader = await pace.step('The first recipe', page, { clicks: 1 }, async () => {
    const opened = await openTab(page, 'Open a recipe on my blog', 'link');
    await expect(assistantButton(opened)).toBeVisible();
    return opened;
  });
  return { admin, reader };
}
