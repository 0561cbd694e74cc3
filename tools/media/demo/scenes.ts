import { paths } from '../../../shared/src/paths';
import type { Page } from '@playwright/test';
import type { Stage } from './stage';

/** One scene of the film: its caption, and what is done while it is shown. */
export interface Scene {
  caption: string;
  play: (stage: Stage) => Promise<void>;
  /** Whether the assistant's panel is open at the right, which the caption must not cover. */
  isBesidePanel?: true;
  /** Whether its last picture is the poster; exactly one scene's is. */
  isPoster?: true;
}

/** No real person: `.example` is reserved for examples. */
const blogger = {
  fullName: 'Juno Hartwell',
  email: 'juno@ladle.example',
  password: 'Saffron&27',
};

/** The recipe on her blog that a reader has a question about. */
const recipe = '/lemon-poppy-seed-loaf-cake/';

const buyBasic = (page: Page) =>
  page.getByRole('region', { name: 'Basic' }).getByRole('link', { name: 'Subscribe Now' });
const setUp = (page: Page) => page.getByRole('link', { name: 'Set up the assistant' });
const copyLine = (page: Page) => page.getByRole('button', { name: 'Copy the line' });
const check = (page: Page) => page.getByRole('button', { name: 'Check my blog' });
const name = (page: Page) => page.getByLabel('Name of the assistant');
const askButton = (page: Page) => page.getByRole('button', { name: /^Ask about this recipe/ });
const panel = (page: Page) => page.getByRole('dialog', { name: /^Ask/ });
const question = (page: Page) => panel(page).getByLabel('Your question');
const answer = (page: Page) =>
  panel(page)
    .getByRole('log')
    .getByText(/freezes well/i);

/** The film in order: a blogger finds CPal and brings it to her blog, where a reader has an answer. */
export const scenes: readonly Scene[] = [
  {
    caption: 'CPal answers the readers of a food blog\nfrom the blog’s own posts.',
    play: async ({ page, open, point }) => {
      await open(paths.home());
      await point(page.getByRole('link', { name: 'See how it works' }));
    },
  },
  {
    caption: 'Juno begins with Basic: 20 dollars\na month, no yearly contract.',
    play: async ({ page, open, point }) => {
      await open(paths.pricing());
      await point(buyBasic(page));
    },
  },
  {
    caption: 'She signs up. A checklist shows what\nher password still needs.',
    play: async ({ page, click, see, point, type }) => {
      await click(buyBasic(page));
      await see(page.getByLabel('Full name'));
      await type(page.getByLabel('Full name'), blogger.fullName);
      await type(page.getByLabel('Email'), blogger.email);
      await type(page.getByLabel('Password', { exact: true }), blogger.password);
      await type(page.getByLabel('Confirm password'), blogger.password);
      await point(page.getByRole('button', { name: 'Sign Up' }));
    },
  },
  {
    caption: 'She pays by card. CPal itself never sees\nthe number.',
    play: async ({ page, click, see, point }) => {
      const pay = page.getByRole('button', { name: 'Pay' });
      await click(page.getByRole('button', { name: 'Sign Up' }));
      await see(pay);
      await point(pay);
    },
  },
  {
    caption: 'Paid: her plan is live, and the next step\nis one press away.',
    play: async ({ page, click, see, point }) => {
      await click(page.getByRole('button', { name: 'Pay' }));
      await see(setUp(page));
      await point(setUp(page));
    },
  },
  {
    caption: 'She adds her blog by its address.\nCPal begins to read its posts.',
    play: async ({ page, blog, click, see, type }) => {
      await click(setUp(page));
      await see(page.getByLabel('Address of your blog'));
      await type(page.getByLabel('Address of your blog'), blog.origin);
      await click(page.getByRole('button', { name: 'Add my blog' }));
      await see(copyLine(page));
    },
  },
  {
    caption: 'She copies one line, with her license key\nin it, and pastes it into her blog.',
    play: async ({ page, blog, click, see }) => {
      await click(copyLine(page));
      await see(page.getByText('Copied', { exact: true }));
      blog.paste(await page.evaluate(() => navigator.clipboard.readText()));
    },
  },
  {
    caption: 'CPal finds the line there, so the blog is hers.\nAll of its posts are read.',
    play: async ({ page, click, see, scrollTo }) => {
      await click(check(page));
      await see(page.getByText(/^localhost\S* is yours/));
      const read = page.getByText(/^\d+ posts read/);
      await see(read);
      await scrollTo(read);
    },
  },
  {
    caption: 'She gives the assistant her blog’s name.\nTone and color are hers to choose, too.',
    play: async ({ page, click, see, type }) => {
      await click(page.getByRole('link', { name: 'Voice & appearance' }));
      await see(name(page));
      await type(name(page), 'The Lopsided Ladle');
      await page.keyboard.press('Enter');
      await see(page.getByText(/^Saved\./));
    },
  },
  {
    caption: 'On her blog a button is now\nunder the recipe.',
    play: async ({ page, blog, open, rest, point }) => {
      await open(blog.origin + recipe);
      await rest(1);
      await point(askButton(page));
    },
  },
  {
    caption: 'A reader wants to know if the cake\ncan be frozen, and asks.',
    isBesidePanel: true,
    play: async ({ page, click, see, type }) => {
      await click(askButton(page));
      await see(question(page));
      await type(question(page), 'Can I freeze this cake?');
    },
  },
  {
    caption: 'CPal answers in the words\nof Juno’s own post.',
    isBesidePanel: true,
    isPoster: true,
    play: async ({ page }) => {
      await page.keyboard.press('Enter');
      // Not cut, so that a viewer sees how long it takes.
      await answer(page).waitFor();
    },
  },
  {
    caption: 'One press shows where in the post\nit comes from.',
    isBesidePanel: true,
    play: async ({ page, click }) => {
      await click(
        panel(page)
          .getByRole('button', { name: /^From / })
          .first(),
      );
    },
  },
];
