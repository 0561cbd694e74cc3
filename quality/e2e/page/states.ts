import type { Page } from '@playwright/test';
import { expectNoFailures } from '../sight/accessibility';
import { expect } from '../journey';
import { test } from './kept-page';
import { type Answers, serveMember } from '../people/member-api';
import { openScreen } from './screen-of-states';

/** A screen in a state that a person can come upon. */
export interface State {
  path: string;
  /** Where the API's answers differ from those of a member who has everything. */
  answers?: Answers;
  /** Brings the screen from its first look into the state. */
  act?: (page: Page) => Promise<void>;
  /** A text or a name that stands there in this state alone. */
  shows: string | RegExp;
}

/** One test for each state: it comes about, and it is accessible. */
export function testStates(
  states: Readonly<Record<string, State>>,
  serve: (page: Page, answers: Answers) => Promise<void> = serveMember,
) {
  // The browser itself reports every status that is an error.
  test.use({ expectedErrors: /Failed to load resource/ });

  for (const [name, { path, answers = {}, act, shows }] of Object.entries(states)) {
    test(`${path} is accessible: ${name}`, async ({ page }) => {
      await serve(page, answers);
      await openScreen(page, path, answers);
      await act?.(page);
      await expect(page.getByText(shows).or(page.getByLabel(shows)).first()).toBeVisible();
      await expectNoFailures(page, name);
    });
  }
}

/** Presses a button of the screen. */
export const pressing = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

/** Opens a dialog and presses its button of the same or another name. */
export const confirming =
  (open: string | RegExp, confirm: string | RegExp) => async (page: Page) => {
    await pressing(open)(page);
    await page.getByRole('dialog').getByRole('button', { name: confirm }).click();
  };
