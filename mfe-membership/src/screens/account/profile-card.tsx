import type { Member } from '@cpal/shared/contract/member';
import { Badge, Card, Day } from '@cpal/shared/controls';
import { useSession } from '@cpal/shared/session';
import { Skeleton } from '@cpal/shared/ui';
import styles from './profile-card.module.css';
import { ResendLink } from './resend-link';

/** Who is logged in, and whether the email is known to be theirs. */
export function ProfileCard() {
  const member = useSession((session) => (session.status === 'member' ? session.member : null));
  return (
    <Card title="Your Details">
      {member === null ? (
        <Skeleton rows={1} rowHeight={3.5} label="Loading your details" />
      ) : (
        <Details {...member} />
      )}
    </Card>
  );
}

function Details({ fullName, email, emailVerified, company, createdAt }: Member) {
  return (
    <>
      <dl className={styles.facts}>
        {fullName !== '' && (
          <div>
            <dt>Name</dt>
            <dd>{fullName}</dd>
          </div>
        )}
        <div>
          <dt>Email</dt>
          <dd className={styles.email}>
            {email}
            <Badge tone={emailVerified ? 'good' : 'warn'}>
              {emailVerified ? 'Verified' : 'Not verified yet'}
            </Badge>
          </dd>
        </div>
        {company !== null && (
          <div>
            <dt>Company</dt>
            <dd>{company}</dd>
          </div>
        )}
        {createdAt !== null && (
          <div>
            <dt>Member since</dt>
            <dd>
              <Day seconds={createdAt} />
            </dd>
          </div>
        )}
      </dl>
      {!emailVerified && <ResendLink email={email} />}
    </>
  );
}
