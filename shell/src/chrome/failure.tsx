import { paths } from '@cpal/shared/paths';
import { Button, ButtonLink, PageTitle } from '@cpal/shared/ui';
import { useContext, useEffect, useState } from 'react';
import { useLocation, useRouteError } from '@cpal/shared/router';
import { fetchScreen } from '../remotes/lazy-screen';
import {
  canFallBack,
  fallBack,
  headStart,
  isRemoteFailure,
  noteUsed,
} from '../remotes/load-remote';
import { reloadDocument } from '../remotes/reload-document';
import { serverAnswers } from '../remotes/server-version';
import { after } from '../time';
import { RebuildContext } from '../rebuild';
import { LoadingScreen } from './loading-screen';
import styles from './message-screen.module.css';

/**
 * In the place of a screen that could not be loaded or failed: the previous release of its remote,
 * or the document of its address, or a message, Retry and a link.
 */
export function Failure() {
  const error = useRouteError();
  const { documentKey } = useContext(RebuildContext);
  const { key, pathname } = useLocation();
  const hasMoved = documentKey !== null && documentKey !== key;
  return <FailureAt key={key} error={error} pathname={pathname} hasMoved={hasMoved} />;
}

interface FailureAtProps {
  error: unknown;
  pathname: string;
  /** Whether the document was loaded for another location. */
  hasMoved: boolean;
}

function FailureAt({ error, pathname, hasMoved }: FailureAtProps) {
  const { registry, noteMessage, rebuild } = useContext(RebuildContext);
  const [isFinal, setFinal] = useState(false);
  const [isTrying, setTrying] = useState(false);
  const isNotLoaded = isRemoteFailure(error);
  // A document needs no list of releases and no module of this one. Only a move begins it, which has left
  // the earlier screen, and its own first screen begins no other: so there is one for each move.
  const isForDocument = isNotLoaded && hasMoved;
  // Whose path it is may not be known yet.
  const remote = isNotLoaded
    ? registry.known().find(({ name }) => name === error.failedRemote)
    : registry.knownOwnerOf(pathname);

  // What is loaded lives outside of React. Without a connection no release is to blame.
  useEffect(() => {
    let isShown = true;
    if (!isNotLoaded) noteUsed('render', remote);
    const decide = async () => {
      const answers = await serverAnswers();
      if (!isShown) return;
      if (answers && remote !== undefined && fallBack(remote)) rebuild();
      else if (answers && isForDocument) reloadDocument();
      else {
        setFinal(true);
        noteMessage();
      }
    };
    void decide();
    return () => {
      isShown = false;
    };
  }, [isForDocument, isNotLoaded, noteMessage, rebuild, remote]);

  const isDecided = !isForDocument && (remote === undefined || !canFallBack(remote));
  if (!isFinal && !isDecided) return <LoadingScreen />;

  const loadsNow = async () => {
    if (remote === undefined || !isNotLoaded) return false;
    const load = fetchScreen(remote, pathname).then(() => true);
    return Promise.race([load, after(headStart)]).catch(() => false);
  };
  // What a browser keeps of a module that hung or failed, only another document forgets. Without a
  // server it would be the browser's own message, without any navigation.
  const retry = async () => {
    setTrying(true);
    if (!(await loadsNow()) && (await serverAnswers())) reloadDocument();
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
