import { paths } from '@cpal/shared/paths';
import { Link } from '@cpal/shared/router';
import { VisuallyHidden } from '@cpal/shared/ui';
import type { ReactNode } from 'react';
import styles from './legal-line.module.css';

/** What a sign-up accepts; the API keeps which version that was. */
export const LegalLine = () => (
  <p className={styles.line}>
    By signing up you accept our <NewTab to={paths.terms()}>Terms of Service</NewTab> and our{' '}
    <NewTab to={paths.privacy()}>Privacy Policy</NewTab>.
  </p>
);

/** In a new tab, since what was typed would be lost. */
const NewTab = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} target="_blank">
    {children}
    <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
  </Link>
);
