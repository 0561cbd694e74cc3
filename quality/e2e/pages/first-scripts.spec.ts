import { releasesPath } from '@cpal/shared/deployment';
import { paths } from '@cpal/shared/paths';
import type { Page } from '@playwright/test';
import { expect, test, visit } from '../journey';
import { serveMember } from '../people/member-api';

/** Loads a page until it can be used. @returns the scripts that it ran and its HTML does not name. */
async function unnamedScripts(page: Page, path: string) {
  const scripts: string[] = [];
  let isUrgent = true;
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // What comes after it is loaded last, whenever the page is ready.
    if (pathname === releasesPath) isUrgent = false;
    if (isUrgent && /^\/files\/.*\.js$/.test(pathname)) scripts.push(pathname);
  });
  const html = (await (await visit(page, path))?.text()) ?? '';
  expect(scripts.length).toBeGreaterThan(3);
  return scripts.filter((one) => !html.includes(`<link rel="modulepreload" href="${one}"`));
}

test('the login’s HTML names all scripts that it runs', async ({ page }) => {
  expect(await unnamedScripts(page, paths.auth())).toEqual([]);
});

test('the HTML of a member’s screens names all scripts that they run', async ({ page }) => {
  await serveMember(page);
  for (const path of [paths.licenseKeys(), paths.billing()]) {
    expect(await unnamedScripts(page, path), path).toEqual([]);
  }
});
