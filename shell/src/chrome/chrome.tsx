import type { ReactNode } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { Announcer } from './announcer';
import styles from './chrome.module.css';
import { Footer } from './footer';
import { Header } from './header';
import { ProgressBar } from './progress-bar';
import { SessionNotice } from './session-notice';

/** What surrounds every screen. Without children it shows the route's own. */
export function Chrome({ children = <Outlet /> }: { children?: ReactNode }) {
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
      <Announcer />
      <ScrollRestoration />
    </>
  );
}
