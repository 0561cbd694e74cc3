import { PageTitle } from '@cpal/shared/ui';
import { useLoaderData, useRevalidator } from '@cpal/shared/router';
import { accountLoader } from './account-loader';
import styles from './account-screen.module.css';
import { DeleteAccountCard } from './delete-account-card';
import { EmailsCard } from './emails-card';
import { ExportCard } from './export-card';
import { PasswordCard } from './password-card';
import { ProfileCard } from './profile-card';
import { SessionsCard } from './sessions-card';

export { accountLoader as loader };

/** The member's own account: who they are, how they log in, and what is kept about them. */
export function Component() {
  const { mails, sessions } = useLoaderData<typeof accountLoader>();
  const { revalidate } = useRevalidator();
  const reloadSessions = () => void revalidate();
  return (
    <div className={styles.screen}>
      <PageTitle lead="Your details, your logged-in devices, and the data we keep about you.">
        Account
      </PageTitle>
      <ProfileCard />
      <PasswordCard onChanged={reloadSessions} />
      <SessionsCard sessions={sessions} onEnded={reloadSessions} />
      <EmailsCard mails={mails} />
      <ExportCard />
      <DeleteAccountCard />
    </div>
  );
}
