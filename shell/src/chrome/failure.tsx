import { paths } from '@cpal/shared/paths';
import { Button, ButtonLink, PageTitle } from '@cpal/shared/ui';
import { useContext } from 'react';
import { useRouteError } from '@cpal/shared/router';
import { isRemoteFailure } from '../remotes/load-remote';
import { RetryContext } from '../retry';
import styles from './message-screen.module.css';

/** What a visitor sees where a screen could not be loaded or failed: a message, Retry and a link. */
export function Failure() {
  const error = useRouteError();
  const retry = useContext(RetryContext);
  const lead = isRemoteFailure(error)
    ? 'This part of the site could not be loaded. Check your connection and try again.'
    : 'This page ran into a problem. Your account and your data are not affected.';
  return (
    <div className={styles.message} role="alert">
      <PageTitle lead={lead}>Something went wrong</PageTitle>
      <div className={styles.actions}>
        <Button onClick={retry}>Retry</Button>
        <ButtonLink tone="secondary" to={paths.home()}>
          Back to Home
        </ButtonLink>
      </div>
    </div>
  );
}
