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
const getKey = (page: Page) => page.getByRole('link', { name: 'Get your license key' });
const buyBasic = (page: Page) =>
  page.getByRole('region', { name: 'Basic' }).getByRole('link', { name: 'Subscribe Now' });

/** The film in order: a blogger finds CPal, buys a plan and gets her license key. */
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
    caption:
      'Ada, who writes Rosemary & Rye, begins with\nBasic: 20 dollars a month, no yearly contract.',
    play: async ({ page, open, click }) => {
      await open(paths.pricing());
      await click(buyBasic(page));
      await page.getByLabel('Full name').waitFor();
    },
  },
  {
    caption: 'She signs up. A checklist shows what\nher password still needs.',
    play: async ({ page, point, type }) => {
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
      await see(getKey(page));
      await point(getKey(page));
    },
  },
  {
    caption: 'One license key tells CPal which blog\nis hers.',
    play: async ({ page, click }) => {
      await click(getKey(page));
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
    caption: 'Her plan, her key and the next step:\nall in one place.',
    isPoster: true,
    play: async ({ page, click }) => {
      await click(side(page, 'Overview'));
      await heading(page, /^Welcome/).waitFor();
      await key(page).waitFor();
    },
  },
];
