import { paths } from '../../shared/src/paths';
import type { Page } from '@playwright/test';
import type { Stage } from './stage';

/** One scene of the film: its caption, and what is done while it is shown. */
export interface Scene {
  caption: string;
  play: (stage: Stage) => Promise<void>;
  /** Whether its last picture is the poster; exactly one scene's is. */
  isPoster?: true;
}

/** No real person: `.example` is reserved for examples. */
const blogger = {
  fullName: 'Ada Baker',
  email: 'ada@rosemary-and-rye.example',
  password: 'Saffron&27',
};

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { name, level: 1 });
const side = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Membership' }).getByRole('link', { name });

const key = (page: Page) => page.getByText(/cpal_live_\w+/);
const nextBillingDate = (page: Page) =>
  page.getByRole('region', { name: 'Current Subscription' }).getByText('Next billing date');
const buyBasic = (page: Page) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Basic' }) })
    .getByRole('button', { name: 'Subscribe Now' });

/** The film in order: a blogger finds CPal, buys a plan and switches the assistant on. */
export const scenes: readonly Scene[] = [
  {
    caption: 'CPal answers the readers of a food blog\nfrom the blog’s own recipe posts.',
    play: async ({ page, open, point }) => {
      await open('/');
      await point(page.getByRole('link', { name: 'See how it works' }));
    },
  },
  {
    caption: 'They ask while they cook. CPal replies\nin the blogger’s voice and their language.',
    play: async ({ page, scrollTo, click }) => {
      await scrollTo(page.getByRole('list', { name: 'The four steps' }));
      const step = page.getByRole('button', { name: 'Instant Answers' });
      await click(step);
      await step.and(page.locator('[aria-current="step"]')).waitFor();
    },
  },
  {
    caption: 'Ada, who writes Rosemary & Rye, signs up.',
    play: async ({ page, open, click, type }) => {
      await open(paths.purchase());
      await click(page.getByRole('tab', { name: 'Sign Up' }));
      await type(page.getByLabel('Full name'), blogger.fullName);
      await type(page.getByLabel('Email'), blogger.email);
    },
  },
  {
    caption: 'A checklist shows what her password\nstill needs.',
    play: async ({ page, point, type }) => {
      await type(page.getByLabel('Password', { exact: true }), blogger.password);
      await type(page.getByLabel('Confirm password'), blogger.password);
      await point(page.getByRole('button', { name: 'Sign Up' }));
    },
  },
  {
    caption: 'She begins with Basic: 20 dollars a month,\nno yearly contract.',
    play: async ({ page, click, point }) => {
      await click(page.getByRole('button', { name: 'Sign Up' }));
      await heading(page, 'Choose Your Plan').waitFor();
      await point(buyBasic(page));
    },
  },
  {
    caption: 'She pays by card. CPal itself never sees\nthe number.',
    play: async ({ page, click, see, point }) => {
      const pay = page.getByRole('button', { name: 'Pay' });
      await click(buyBasic(page));
      await see(pay);
      await point(pay);
    },
  },
  {
    caption: 'Paid: her plan is live at once.',
    play: async ({ page, click, see }) => {
      await click(page.getByRole('button', { name: 'Pay' }));
      await see(nextBillingDate(page));
    },
  },
  {
    caption: 'One license key switches the assistant on\nfor her blog.',
    play: async ({ page, click }) => {
      await click(side(page, 'License Keys'));
      await click(page.getByRole('button', { name: 'Generate New License Key' }));
      await key(page).waitFor();
    },
  },
  {
    caption: 'One click copies it. A key that leaks\ncan be switched off at any time.',
    play: async ({ page, click }) => {
      await click(page.getByRole('button', { name: 'Copy key' }));
      await page.getByText('Copied', { exact: true }).waitFor();
    },
  },
  {
    caption: 'Billing keeps her plan, her card\nand every invoice in one place.',
    play: async ({ page, click, rest, scrollTo }) => {
      await click(side(page, 'Billing'));
      await nextBillingDate(page).waitFor();
      await rest(1.2);
      await scrollTo(page.getByRole('link', { name: /View Invoice/ }));
    },
  },
  {
    caption: 'All set: from now on the assistant answers\nfor her, at any hour.',
    isPoster: true,
    play: async ({ page, click }) => {
      await click(side(page, 'Overview'));
      await heading(page, /^Welcome/).waitFor();
      await key(page).waitFor();
    },
  },
];
