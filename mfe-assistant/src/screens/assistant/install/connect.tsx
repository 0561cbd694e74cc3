import { send, useCall } from '@cpal/shared/api';
import type { Blog } from '@cpal/shared/contract/blogs/blog';
import { startConnection } from '@cpal/shared/contract/blogs/connection';
import { CallProblem } from '@cpal/shared/controls';
import { useRevalidator } from '@cpal/shared/router';
import { Button, ExternalButtonLink, Notice } from '@cpal/shared/ui';
import { useState } from 'react';
import { Verify } from '../verify';
import { inDashboard } from './dashboard';
import styles from './install.module.css';

/** What a member sees of a connection that was begun. */
type Step = 'none' | NonNullable<Blog['connection']>['state'];

const labels: Readonly<Record<Step, string>> = {
  none: 'Connect my blog',
  waiting: 'Get a new code',
  expired: 'Get a new code',
  checking: 'Connect again',
  not_found: 'Connect again',
};

/** Opens a tab while the click is fresh, since a browser blocks one that is opened after a call. */
function openTab(): Window | null {
  const tab = window.open('about:blank', '_blank');
  if (tab) tab.opener = null;
  return tab;
}

/** Makes a code, opens WordPress with it, and shows what comes of it; the screen loads that again and again. */
export function Connect({ blog }: { blog: Blog }) {
  const { revalidate } = useRevalidator();
  const { isBusy, problem, run } = useCall();
  const [address, setAddress] = useState<string | null>(null);
  const step: Step = blog.connection?.state ?? 'none';

  const connect = async () => {
    const tab = openTab();
    const isDone = await run(async () => {
      const { code } = await send(startConnection, { params: { id: blog.id } });
      const query = { page: 'cpal', cpal_connect: code };
      const opened = inDashboard(blog, 'options-general.php', query);
      setAddress(opened);
      tab?.location.replace(opened);
    });
    if (!isDone) tab?.close();
    void revalidate();
  };

  return (
    <li>
      <div className={styles.about}>
        <h4>Connect it</h4>
        <p>WordPress opens and asks once. Click Connect there: nothing is pasted.</p>
      </div>
      <Button
        tone={step === 'none' ? 'primary' : 'secondary'}
        busy={isBusy && 'Opening WordPress...'}
        onClick={() => void connect()}
      >
        {labels[step]}
      </Button>
      <div className={styles.wide} role="status">
        <Progress blog={blog} address={address} />
      </div>
      {step === 'not_found' && (
        <div className={styles.wide}>
          <Verify blog={blog} lead="Is it there now? We look again when you click this." />
        </div>
      )}
      {problem !== null && (
        <div className={styles.wide}>
          <CallProblem problem={problem} failure="Couldn’t get a code. Try again." />
        </div>
      )}
    </li>
  );
}

/** @param address with the code, which this page alone knows; null after it was loaded again. */
function Progress({ blog: { connection }, address }: { blog: Blog; address: string | null }) {
  if (connection === null) return null;
  const { state, problem } = connection;
  if (state === 'waiting')
    return (
      <>
        <UnderWay text="Waiting for you to click Connect in WordPress. The code works for 10 minutes." />
        {address !== null && (
          <ExternalButtonLink tone="quiet" href={address}>
            Open WordPress again
          </ExternalButtonLink>
        )}
      </>
    );
  if (state === 'expired')
    return (
      <Notice tone="warn">
        <p>The code has expired, and nothing was connected. Get a new one, then click Connect.</p>
      </Notice>
    );
  if (state === 'checking')
    return (
      <UnderWay
        text={
          problem === null
            ? 'Connected. We’re checking your blog…'
            : 'Connected. Your blog still shows an older page, so we’ll check again in a moment…'
        }
      />
    );
  return (
    <Notice tone="warn">
      <p>The plugin is connected, but we couldn’t verify your blog.</p>
      <p>{problem ?? 'We couldn’t find the plugin’s tag on your first page.'}</p>
      <p>Clear your blog’s cache, and let our reader in if a firewall blocks it.</p>
    </Notice>
  );
}

function UnderWay({ text }: { text: string }) {
  return (
    <p className={styles.state}>
      <span className={styles.pulse} aria-hidden="true" />
      <span>{text}</span>
    </p>
  );
}
