import type { Page } from '@playwright/test';
import { type Answers, beginAgain } from '../people/member-api';

declare global {
  /** The path of the screen that this document was loaded for by `openScreen`. */
  var screenOfStates: string | undefined;
}

/** A path that no remote answers: what the shell shows there asks for nothing. */
const elsewhere = '/between-two-states';

/**
 * Opens a screen from its beginning. Its document is loaded once for states that follow one another:
 * for the next the app moves away and back, as by links, so that the screen asks for all answers again.
 * Only who is logged in lasts as long as the document, so states with another member load it.
 */
export async function openScreen(page: Page, path: string, answers: Answers) {
  const [screen = path] = path.split(/[?#]/);
  const isOther = 'GET /api/auth/me' in answers;
  if (isOther || (await page.evaluate(() => globalThis.screenOfStates)) !== screen)
    await page.goto(path);
  else {
    await beginAgain(page);
    await move(page, elsewhere);
    await move(page, path);
  }
  if (isOther) return;
  await page.evaluate((loaded) => {
    globalThis.screenOfStates = loaded;
  }, screen);
}

/** Moves within the app, as Back and Forward do; resolves once the new screen has the title. */
async function move(page: Page, to: string) {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, to);
  await page.waitForFunction(
    (isElsewhere) => document.title.startsWith('Page Not Found') === isElsewhere,
    to === elsewhere,
  );
}
