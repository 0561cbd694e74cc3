import type { ReactNode } from 'react';
import { type Location, Outlet, ScrollRestoration } from '@cpal/shared/router';
import { Announcer } from './announcer';
import styles from './chrome.module.css';
import { Footer } from './footer';
import { Header } from './header';
import { ProgressBar } from './progress-bar';
import { usePageTitle } from './page-title';
import { SessionNotice } from './session-notice';

interface ChromeProps {
  /** The content between header and footer; the route's own screen where it is left out. */
  children?: ReactNode;
  /** Whether the router's answer is not the page that was asked for. */
  isOther?: boolean;
}

// The first entry of every document has the key `default`: without the
// path, a reloaded page would restore the position of another one.
const scrollKey = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

/** What is around every screen: header, footer, messages. */
export function Chrome({ children = <Outlet />, isOther = false }: ChromeProps) {
  const title = usePageTitle(isOther);
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <ProgressBar />
      <Header />
      <SessionNotice />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <Announcer title={title} />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}
