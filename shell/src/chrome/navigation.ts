import { readPage } from '@cpal/shared/page';
import { paths } from '@cpal/shared/paths';
import { isLoggedIn, useSession } from '@cpal/shared/session';
import { useLocation } from '@cpal/shared/router';
import type { IconName } from '@cpal/shared/ui';

export interface NavigationLink {
  label: string;
  to: string;
  isExternal?: boolean;
  /** Whether it looks like a button. */
  isAction?: boolean;
  /** A place of the members or of the visitors, by login. */
  dependsOnLogin?: boolean;
  /** Whether pages below its address belong to it. */
  isSection?: boolean;
  /** Stands beside the label, outside of the top navigation. */
  icon?: IconName;
}

export const siteLinks: readonly NavigationLink[] = [
  { label: 'Home', to: paths.home() },
  { label: 'About Us', to: paths.about() },
  { label: 'Contact Us', to: paths.contact() },
];

/** The links of the members' area in the top navigation. */
export const memberLinks: readonly NavigationLink[] = [
  { label: 'License Keys', to: paths.licenseKeys(), icon: 'key' },
  { label: 'Billing', to: paths.billing(), icon: 'card' },
];

/** What a phone has room for; all else is in the menu there. */
export const dailyLinks: readonly NavigationLink[] = [
  { label: 'Overview', to: paths.membership(), icon: 'home' },
  { label: 'Assistant', to: paths.assistant(), isSection: true, icon: 'chat' },
  { label: 'Insights', to: paths.insights(), isSection: true, icon: 'chart' },
];

/** The links at the side of the members' area. */
export const sideLinks: readonly NavigationLink[] = [
  ...dailyLinks,
  ...memberLinks,
  { label: 'Account', to: paths.account(), icon: 'person' },
];

const footerLinks: readonly NavigationLink[] = [
  { label: 'Pricing', to: paths.pricing() },
  { label: 'About Us', to: paths.about() },
  { label: 'Contact Us', to: paths.contact() },
  { label: 'Privacy Policy', to: paths.privacy() },
  { label: 'Disclosure', to: paths.disclosure() },
  { label: 'Terms of Service', to: paths.terms() },
];

/** Whether a path is in the members' area. */
export const isInMembership = (pathname: string): boolean =>
  `${pathname}/`.startsWith(`${paths.membership()}/`);

/** The links at the end of every page; the last one is by login. */
export function useFooterLinks(): readonly NavigationLink[] {
  const own = useSession(isLoggedIn)
    ? { label: 'Account', to: paths.account() }
    : { label: 'Log In', to: paths.auth() };
  return [...footerLinks, { ...own, dependsOnLogin: true }];
}

/**
 * What the top navigation shows here (spec, section 2): by area and by login.
 * @param ofMembership what it shows inside the members' area.
 */
export function useNavigationLinks(ofMembership: readonly NavigationLink[]) {
  const { pathname } = useLocation();
  const isMember = useSession(isLoggedIn);
  const inMembership = isInMembership(pathname);
  const links = inMembership ? ofMembership : [...siteLinks, loginLink(isMember)];
  return { links, canLogOut: inMembership };
}

/** Whether this deployment has one; else visitors are invited to try CPal. */
export const hasWaitlist = () => readPage().settings.waitlistUrl !== null;

function loginLink(isMember: boolean): NavigationLink {
  if (isMember) return { label: 'Membership Area', to: paths.licenseKeys(), dependsOnLogin: true };
  const { waitlistUrl } = readPage().settings;
  return waitlistUrl === null
    ? { label: 'Try it on your blog', to: paths.firstLook(), dependsOnLogin: true, isAction: true }
    : { label: 'Join Waitlist', to: waitlistUrl, dependsOnLogin: true, isExternal: true };
}
