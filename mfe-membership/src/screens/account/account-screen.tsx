import { Card } from '@cpal/shared/controls';
import { PageTitle } from '@cpal/shared/ui';
import { useLoaderData, useRevalidator } from '@cpal/shared/router';
import { accountLoader } from './account-loader';
import styles from './account-screen.module.css';
import { DeleteAccount } from './delete-account';
import { EmailsCard } from './emails-card';
import { ExportData } from './export-data';
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
      <div className={styles.columns}>
        <div className={styles.column}>
          <PasswordCard onChanged={reloadSessions} />
          <EmailsCard mails={mails} />
        </div>
        <div className={styles.column}>
          <SessionsCard sessions={sessions} onEnded={reloadSessions} />
          <Card title="Your data">
            <ExportData />
            <DeleteAccount />
          </Card>
        </div>
      </div>
    </div>
  );
}
