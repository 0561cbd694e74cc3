import { paths } from '@cpal/shared/paths';
import type { Page } from '@playwright/test';

/** How a visitor comes to a screen of a remote: from a page of another one, by a link. */
export interface Way {
  from: string;
  link: string;
  to: string;
  /** The document's title there. */
  title: string;
  /** The screen's heading, or what is as certain a sign of it. */
  sign: (page: Page) => ReturnType<Page['getByRole']>;
}

/** Every remote, for tests that try each of them. */
export const remoteNames = [
  'mfe-auth',
  'mfe-marketing',
  'mfe-membership',
  'mfe-assistant',
  'mfe-billing',
] as const;

export type RemoteName = (typeof remoteNames)[number];

/** The heading of a screen, by its beginning. */
export const heading = (name: RegExp) => (page: Page) =>
  page.getByRole('heading', { level: 1, name });

/** A way to each remote. */
export const ways = {
  'mfe-auth': {
    from: paths.about(),
    link: 'Log In',
    to: paths.auth(),
    title: 'Login or Sign Up | CPal',
    sign: (page) => page.getByRole('tab', { name: 'Login' }),
  },
  'mfe-marketing': {
    from: paths.auth(),
    link: 'CPal home',
    to: paths.home(),
    title: 'CPal: the AI recipe assistant for food blogs',
    sign: heading(/^Your recipes/),
  },
  'mfe-membership': {
    from: paths.billing(),
    link: 'License Keys',
    to: paths.licenseKeys(),
    title: 'License Keys | CPal',
    sign: heading(/^License Keys/),
  },
  'mfe-assistant': {
    from: paths.membership(),
    link: 'Assistant',
    to: paths.assistant(),
    title: 'Assistant | CPal',
    sign: heading(/^Assistant/),
  },
  'mfe-billing': {
    from: paths.membership(),
    link: 'Billing',
    to: paths.billing(),
    title: 'Billing & Subscription | CPal',
    sign: heading(/^Billing/),
  },
} satisfies Record<RemoteName, Way>;

/** Screens whose script comes late; no other page links to the one of billing. */
export const lazyScreens: Partial<Record<RemoteName, Way>> = {
  'mfe-auth': {
    from: paths.auth(),
    link: 'Forgot your password?',
    to: paths.forgotPassword(),
    title: 'Forgot password | CPal',
    sign: heading(/^Forgot your password/),
  },
  'mfe-marketing': {
    from: paths.auth(),
    link: 'About Us',
    to: paths.about(),
    title: 'About Us | CPal',
    sign: heading(/^About Us/),
  },
  'mfe-membership': {
    from: paths.membership(),
    link: 'Account',
    to: paths.account(),
    title: 'Account | CPal',
    sign: heading(/^Account/),
  },
  'mfe-assistant': {
    from: paths.membership(),
    link: 'Insights',
    to: paths.insights(),
    title: 'Insights | CPal',
    sign: heading(/^Insights/),
  },
};
