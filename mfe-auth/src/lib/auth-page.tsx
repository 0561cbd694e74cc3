import { PageTitle } from '@cpal/shared/ui';
import type { ReactNode } from 'react';
import styles from './auth-page.module.css';

interface AuthPageProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** A screen of one panel, for what one does on the way to the login or from a mail. */
export function AuthPage({ title, lead, children }: AuthPageProps) {
  return (
    <div className={styles.page}>
      <PageTitle lead={lead}>{title}</PageTitle>
      <div className={styles.panel}>{children}</div>
    </div>
  );
}
