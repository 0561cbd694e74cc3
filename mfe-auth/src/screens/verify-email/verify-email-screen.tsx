import { send, toResult } from '@cpal/shared/api';
import { verifyEmail } from '@cpal/shared/contract/accounts/credentials';
import { paths } from '@cpal/shared/paths';
import { loadMember, useSession } from '@cpal/shared/session';
import { Button, ButtonLink, Notice, Skeleton } from '@cpal/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { AuthPage } from '../../lib/auth-page';
import { useLinkToken } from '../../lib/link-token';

/** Where the link of a mail leads that proves an email to be its reader's. */
export function Component() {
  const token = useLinkToken();
  return (
    <AuthPage title="Email verification">
      {token === null ? <NoLink /> : <Verification key={token} token={token} />}
    </AuthPage>
  );
}

function Verification({ token }: { token: string }) {
  const [outcome, setOutcome] = useState<Awaited<ReturnType<typeof verify>> | null>(null);

  // A token works once, and an effect may run twice.
  const sent = useRef<ReturnType<typeof verify> | null>(null);

  // Arriving here is what asks for it. An effect, since a loader is not given the fragment.
  useEffect(() => {
    if (outcome !== null) return;
    sent.current ??= verify(token);
    void sent.current.then(setOutcome);
  }, [token, outcome]);

  if (outcome === null) return <Skeleton rows={2} rowHeight={3} label="Verifying your email" />;
  if (!('problem' in outcome)) return <Verified isNewLogin={outcome.value?.isNewLogin ?? false} />;
  const { code, message } = outcome.problem;
  if (code === 'invalid_link') return <NoLink />;
  return (
    <>
      <Notice tone="bad">
        {message ?? 'We couldn’t verify your email address. Please try again.'}
      </Notice>
      <Button
        onClick={() => {
          sent.current = null;
          setOutcome(null);
        }}
      >
        Try again
      </Button>
    </>
  );
}

/** Sends the token; a member who is logged in is then known to be verified. */
async function verify(token: string) {
  const outcome = await toResult(send(verifyEmail, { body: { token } }));
  const isHeld = useSession.getState().status !== 'anonymous';
  if (isHeld && 'value' in outcome) void loadMember();
  return outcome;
}

function Verified({ isNewLogin }: { isNewLogin: boolean }) {
  const isLoggedIn = useSession(({ status }) => status !== 'anonymous');
  return (
    <>
      <Notice tone="good">
        {isNewLogin
          ? 'Your email address has been changed. From now on, log in with the new one.'
          : 'Your email address is verified. Thank you!'}
      </Notice>
      <ButtonLink to={paths.membership()}>
        {isLoggedIn ? 'Go to the Membership Area' : 'Log In'}
      </ButtonLink>
    </>
  );
}

function NoLink() {
  const isLoggedIn = useSession(({ status }) => status !== 'anonymous');
  return (
    <>
      <Notice tone="warn">
        <p>
          This link doesn’t work. It may be incomplete, already used, or replaced by a newer one.
        </p>
        <p>Your account shows whether your email address is verified, and sends you a new link.</p>
      </Notice>
      <ButtonLink to={paths.account()}>
        {isLoggedIn ? 'Go to your account' : 'Log in to your account'}
      </ButtonLink>
    </>
  );
}
