import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { launch, type Service, stopAll } from '../../../tools/processes/supervisor';
import { expectNoFailures } from '../sight/accessibility';
import { openWithEngine } from '../sight/engine';
import { test } from '../site/worker';

let blog: Service;
let folder: string;
let context: BrowserContext;
let page: Page;

test.beforeAll(async ({ browser }) => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'cpal-blog-'));
  const settings = { PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'warn' };
  blog = await launch('demo blog', 'blog/demo/dist/server.js', settings);
  context = await browser.newContext({ reducedMotion: 'reduce' });
  page = await openWithEngine(await context.newPage(), `http://localhost:${blog.port}/engine`);
});

test.afterAll(async () => {
  await context.close();
  await stopAll([blog]);
  rmSync(folder, { recursive: true });
});

const pages = {
  'the first page': '/',
  'a post': '/lemon-poppy-seed-loaf-cake/',
  'a post without a card': '/brown-butter-pecan-ice-cream/',
  'a post in another language': '/satsumaimo-gohan/',
  'a page that is not there': '/cake-of-yesterday/',
};

for (const [name, address] of Object.entries(pages)) {
  test(`the demo blog is accessible: ${name}`, async () => {
    await page.goto(`http://localhost:${blog.port}${address}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoFailures(page, name);
  });
}
