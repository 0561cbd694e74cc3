import { expect, type Locator, type Page } from '@playwright/test';
import { untilLoaded } from '../../journey';
import { findStaleTexts, openTranslated } from './translator';

/** The most controls that are used on one screen: lists repeat theirs. */
const maxControls = 24;

const patience = { timeout: 2_000 };

/** What comes of a press may take a few frames; nothing says when it is over. */
const settle = (page: Page) => page.waitForTimeout(60);

/** Uses a control; one that is covered or gone by now is none. */
async function use(control: Locator) {
  const kind = await control.evaluate((one) => one.tagName + (one.getAttribute('type') ?? ''));
  if (kind === 'SELECT') {
    const last = await control.locator('option').last().getAttribute('value');
    await control.selectOption(last, patience);
  } else if (/^(?:TEXTAREA|INPUT(?:text|email|password|url|search)?)$/.test(kind))
    await control.fill('Ada1!aaa', patience);
  else await control.click(patience);
}

/** Confirms the dialog that is open, and leaves it where that did not close it. */
async function answerDialog(page: Page) {
  const dialog = page.getByRole('dialog').first();
  if (!(await dialog.isVisible())) return;
  for (const field of await dialog.locator('input, textarea, select').all())
    await use(field).catch(() => null);
  await dialog
    .getByRole('button')
    .last()
    .click(patience)
    .catch(() => null);
  await settle(page);
  if (await dialog.isVisible()) await page.keyboard.press('Escape');
  await settle(page);
}

/**
 * Uses each control of a screen while a translator is at work, and fails where the screen breaks, or
 * where a text that it changes stays as it was.
 */
export async function useEverything(page: Page, path: string) {
  await openTranslated(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await untilLoaded(page);
  const { pathname } = new URL(page.url());
  const controls = page.locator(
    'main :is(button, summary, select, input:not([type=file]), textarea):visible',
  );
  const stale: string[] = [];
  const used: string[] = [];
  for (let index = 0; index < Math.min(await controls.count(), maxControls); index += 1) {
    used.push(
      (await controls
        .nth(index)
        .innerText()
        .catch(() => '')) || String(index),
    );
    await use(controls.nth(index)).catch(() => null);
    await settle(page);
    await answerDialog(page);
    await expect(page.getByRole('heading', { name: /went wrong|couldn’t/ })).toHaveCount(0);
    stale.push(...(await findStaleTexts(page).catch(() => [])));
    if (new URL(page.url()).pathname !== pathname) await openTranslated(page, path);
  }
  expect(stale, `after ${used.join(', ')}`).toEqual([]);
}
