import { readPage } from '@cpal/shared/page';
import { paths } from '@cpal/shared/paths';
import { type Session, useSession } from '@cpal/shared/session';
import { useLocation } from '@cpal/shared/router';

interface NavigationLink {
  label: string;
  to: string;
  isExternal?: boolean;
  /** The members' area or the waitlist, by login. */
  dependsOnLogin?: boolean;
}

export const siteLinks: readonly NavigationLink[] = [
  { label: 'Home', to: paths.home() },
  { label: 'About Us', to: paths.about() },
  { label: 'Contact Us', to: paths.contact() },
];

/** The links of the members' area in the top navigation. */
const memberLinks: readonly NavigationLink[] = [
  { label: 'License Keys', to: paths.licenseKeys() },
  { label: 'Billing', to: paths.billing() },
];

/** The links at the side of the members' area. */
export const sideLinks: readonly NavigationLink[] = [
  { label: 'Overview', to: paths.membership() },
  ...memberLinks,
  { label: 'Account', to: paths.account() },
];

/** The links at the end of every page. */
export const footerLinks: readonly NavigationLink[] = [
  { label: 'About Us', to: paths.about() },
  { label: 'Contact Us', to: paths.contact() },
  { label: 'Privacy Policy', to: paths.privacy() },
  { label: 'Disclosure', to: paths.disclosure() },
  { label: 'Terms of Service', to: paths.terms() },
];

/** Whether a path is in the members' area. */
export const isInMembership = (pathname: string): boolean =>
  `${pathname}/`.startsWith(`${paths.membership()}/`);

/** What the top navigation shows here (spec, section 2): by area and by login. */
export function useNavigationLinks() {
  const { pathname } = useLocation();
  const session = useSession();
  const inMembership = isInMembership(pathname);
  const links = inMembership ? memberLinks : [...siteLinks, loginLink(session)];
  return { links, canLogOut: inMembership };
}

// A token whose user is still being fetched counts as logged in, so that the link does not change a moment
// after the page appeared.
function loginLink(session: Session): NavigationLink {
  const isIn = session.status === 'member' || (session.status === 'unknown' && !session.problem);
  return isIn
    ? { label: 'Membership Area', to: paths.licenseKeys(), dependsOnLogin: true }
    : {
        label: 'Join Waitlist',
        to: readPage().settings.waitlistUrl,
        dependsOnLogin: true,
        isExternal: true,
      };
}
