import { paths } from '@cpal/shared/paths';
import { ButtonLink, PageTitle } from '@cpal/shared/ui';
import styles from './message-screen.module.css';

export const notFoundTitle = 'Page Not Found';

/** For every path that no remote answers. */
export function NotFoundScreen() {
  return (
    <div className={styles.message}>
      {/* An empty plate between fork and knife. */}
      <svg className={styles.art} width="192" height="112" viewBox="0 0 96 56" aria-hidden="true">
        <path d="M48 4a24 24 0 1 0 0 48 24 24 0 0 0 0-48ZM48 13a15 15 0 1 0 0 30 15 15 0 0 0 0-30ZM8 6v12a5 5 0 0 0 10 0V6M13 6v46M84 30V6c-5 3-7 12-5 24h5v22" />
      </svg>
      <PageTitle lead="This page is not on the menu: it may have moved, or the address has a typo.">
        Oops! Page Not Found
      </PageTitle>
      <div className={styles.actions}>
        <ButtonLink to={paths.home()}>Back to Home</ButtonLink>
        <ButtonLink tone="secondary" to={paths.pricing()}>
          See Pricing
        </ButtonLink>
        <ButtonLink tone="secondary" to={paths.contact()}>
          Contact Us
        </ButtonLink>
      </div>
    </div>
  );
}
