import { paths } from '@cpal/shared/paths';
import { ButtonLink, PageTitle } from '@cpal/shared/ui';
import styles from './message-screen.module.css';

export const notFoundTitle = 'Page Not Found';

/** For every path that no remote answers. */
export function NotFoundScreen() {
  return (
    <div className={styles.message}>
      <PageTitle lead="This page is not on the menu: it may have moved, or the address has a typo.">
        Oops! Page Not Found
      </PageTitle>
      <ButtonLink to={paths.home()}>Back to Home</ButtonLink>
    </div>
  );
}
