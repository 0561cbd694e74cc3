import { PageTitle } from '@cpal/shared/ui';
import type { ReactNode } from 'react';
import styles from './page.module.css';

interface PageProps {
  title: string;
  children: ReactNode;
}

/** The column that a screen stands in, under its one heading. */
export function Page({ title, children }: PageProps) {
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      {children}
    </div>
  );
}
