import { paths } from '@cpal/shared/paths';
import { signOut } from '@cpal/shared/session';
import { ButtonLink, Notice } from '@cpal/shared/ui';
import { useState } from 'react';
import { useNavigate } from '@cpal/shared/router';
import { AuthPage } from '../../lib/auth-page';
import type { Carried } from '../../lib/carried';
import { useLinkToken } from '../../lib/link-token';
import { ResetPasswordForm } from './reset-password-form';

const changed: Carried = {
  notice:
    'Your password has been changed, and all devices are logged out. Log in with the new one.',
};

/** Where the link of a mail leads whose reader forgot the password. */
export function Component() {
  const token = useLinkToken();
  const navigate = useNavigate();
  const [refused, setRefused] = useState<string | null>(null);

  const goToLogin = () => {
    // The change has ended every session, so the tokens that this browser may hold are worth nothing.
    void signOut();
    void navigate(paths.auth(), { replace: true, state: changed });
  };

  return (
    <AuthPage title="Choose a new password">
      {token === null || token === refused ? (
        <NoLink />
      ) : (
        <ResetPasswordForm
          key={token}
          token={token}
          onRefused={() => setRefused(token)}
          onDone={goToLogin}
        />
      )}
    </AuthPage>
  );
}

function NoLink() {
  return (
    <>
      <Notice tone="warn">
        This link doesn’t work. It may be incomplete, already used, or older than 30 minutes.
      </Notice>
      <ButtonLink to={paths.forgotPassword()}>Send a new link</ButtonLink>
    </>
  );
}
