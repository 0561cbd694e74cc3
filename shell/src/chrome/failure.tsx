import { paths } from '@cpal/shared/paths';
import { Button, ButtonLink, PageTitle } from '@cpal/shared/ui';
import { useContext, useEffect, useState } from 'react';
import { useLocation, useRouteError } from '@cpal/shared/router';
import { fetchScreen } from '../remotes/late-screen';
import {
  canFallBack,
  fallBack,
  headStart,
  isRemoteFailure,
  noteUsed,
} from '../remotes/load-remote';
import { reloadDocument } from '../remotes/reload-document';
import { checkServer } from '../remotes/server-version';
import { after } from '../time';
import { RebuildContext } from '../rebuild';
import { LoadingScreen } from './loading-screen';
import styles from './message-screen.late.module.css';

/**
 * In the place of a screen that could not be loaded or failed: the previous release of its remote,
 * or where there is none a message, Retry and a link.
 */
export function Failure() {
  const error = useRouteError();
  const { key, pathname } = useLocation();
  return <FailureAt key={key} error={error} pathname={pathname} />;
}

function FailureAt({ error, pathname }: { error: unknown; pathname: string }) {
  const { registry, rebuild } = useContext(RebuildContext);
  const [isFinal, setFinal] = useState(false);
  const [isTrying, setTrying] = useState(false);
  const isNotLoaded = isRemoteFailure(error);
  // Whose path it is may not be known yet.
  const remote = isNotLoaded
    ? registry.known().find(({ name }) => name === error.failedRemote)
    : registry.knownOwnerOf(pathname);

  // What is loaded lives outside of React. Without a connection no release is to blame.
  useEffect(() => {
    let isShown = true;
    if (!isNotLoaded) noteUsed('render', remote);
    const decide = async () => {
      const answers = await checkServer();
      if (!isShown) return;
      if (answers && remote !== undefined && fallBack(remote)) rebuild();
      else setFinal(true);
    };
    void decide();
    return () => {
      isShown = false;
    };
  }, [isNotLoaded, rebuild, remote]);

  if (!isFinal && remote !== undefined && canFallBack(remote)) return <LoadingScreen />;

  const loadsNow = async () => {
    if (remote === undefined || !isNotLoaded) return false;
    const load = fetchScreen(remote, pathname).then(() => true);
    return Promise.race([load, after(headStart)]).catch(() => false);
  };
  // What a browser keeps of a module that hung or failed, only another document forgets. Without a
  // server it would be the browser's own message, without any navigation.
  const retry = async () => {
    setTrying(true);
    if (!(await loadsNow()) && (await checkServer())) reloadDocument();
    else rebuild();
  };

  const lead = isNotLoaded
    ? 'This part of the site could not be loaded. Check your connection and try again.'
    : 'This page ran into a problem. Your account and your data are not affected.';
  return (
    <div className={styles.message} role="alert">
      <PageTitle lead={lead}>Something went wrong</PageTitle>
      <div className={styles.actions}>
        <Button onClick={() => void retry()} busy={isTrying && 'Retrying...'}>
          Retry
        </Button>
        <ButtonLink tone="secondary" to={paths.home()}>
          Back to Home
        </ButtonLink>
      </div>
    </div>
  );
}
