import type { ProfileField } from '@cpal/shared/contract/profile';
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
        <Details member={member} />
      )}
    </Card>
  );
}

interface FactProps {
  label: string;
  /** Null where the member has not told it. */
  text: string | null;
}

const Fact = ({ label, text }: FactProps) =>
  text !== null && (
    <div>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  );

/** What the sign-up asks for and may be left out, as it is shown. */
const profileFacts: Readonly<
  Record<ProfileField, { label: string; of: (member: Member) => string | null }>
> = {
  company: { label: 'Company', of: ({ company }) => company },
};

function Details({ member }: { member: Member }) {
  const { fullName, email, emailVerified, createdAt } = member;
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
        {Object.values(profileFacts).map(({ label, of }) => (
          <Fact key={label} label={label} text={of(member)} />
        ))}
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
