import { EventEmitter, once } from 'node:events';
import { filesUrl } from '@cpal/delivery';
import type { Page } from '@playwright/test';
import { sideways } from '../sight/accessibility';
import { expect, visit } from '../journey';
import { publicPaths } from '../site/public-paths';
import { test } from '../page/kept-page';

/** What a reader may set by WCAG 2.2, success criterion 1.4.12. */
const textSpacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/** Text that is cut off by its own box or by one around it. */
const clippedTexts = (page: Page) =>
  page.evaluate(() => {
    const hiding = new Set(['hidden', 'clip']);
    return [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')]
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const isCut =
          (hiding.has(overflowY) && element.scrollHeight > element.clientHeight + 1) ||
          (hiding.has(overflowX) && element.scrollWidth > element.clientWidth + 1);
        // What only screen readers get is a pixel wide on purpose.
        return isCut && element.clientWidth > 1 && element.innerText.trim() !== '';
      })
      .map((element) => element.className);
  });

for (const path of publicPaths) {
  test(`${path} loses nothing at 400 % and with wider text`, async ({ page }) => {
    await visit(page, path);
    // The browser's own style sheet of the user: the page's policy does not apply to it.
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('DOM.enable');
    await cdp.send('CSS.enable');
    const { frameTree } = await cdp.send('Page.getFrameTree');
    const { styleSheetId } = await cdp.send('CSS.createStyleSheet', {
      frameId: frameTree.frame.id,
    });
    await cdp.send('CSS.setStyleSheetText', { styleSheetId, text: textSpacing });
    for (const width of [320, 800, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sideways(page), `${path} at ${width} px`).toBe(0);
      expect(await clippedTexts(page), `${path} at ${width} px`).toEqual([]);
    }
  });
}

test.describe('with reduced motion', () => {
  test('nothing moves by itself', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('link', { name: 'See how it works' }).click();
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .map((animation) =>
          animation instanceof CSSTransition ? animation.transitionProperty : '',
        )
        .filter((property) => /transform|rotate|translate|scale/.test(property)),
    );
    expect(moving).toEqual([]);
    const behaviors = await page.evaluate(() =>
      [...document.querySelectorAll('html, main *')]
        .map((element) => getComputedStyle(element).scrollBehavior)
        .filter((behavior) => behavior !== 'auto'),
    );
    expect(behaviors).toEqual([]);
  });

  test('what says that a screen is on its way stands still', async ({ page }) => {
    await visit(page, '/about');
    const line = new EventEmitter();
    const restored = once(line, 'restored');
    await page.route(`**${filesUrl('mfe-auth')}/**`, (route) =>
      restored.then(() => route.continue()),
    );
    await page.getByRole('link', { name: 'Log In' }).click();
    const bar = page.getByRole('progressbar', { name: 'Loading page' });
    await expect(bar).toBeVisible();
    const changing = await bar.evaluate((element) =>
      element
        .getAnimations()
        .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
        .flatMap((frame) => Object.keys(frame)),
    );
    expect(changing).not.toContain('transform');
    line.emit('restored');
    await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
  });
});
