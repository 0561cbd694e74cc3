import type { ProfileField } from '@cpal/shared/contract/accounts/profile';
import type { Member } from '@cpal/shared/contract/accounts/member';
import { Badge, Card, Day } from '@cpal/shared/controls';
import { useSession } from '@cpal/shared/session';
import { Button, Notice, Skeleton } from '@cpal/shared/ui';
import { useRef, useState } from 'react';
import { ChangeEmailDialog } from './change-email-dialog';
import { EditDetailsDialog } from './edit-details-dialog';
import { PendingEmail } from './pending-email';
import styles from './profile-card.module.css';
import { ResendLink } from './resend-link';

const title = 'Your details';

/** Who is logged in, whether the email is known to be theirs, and the ways to change that. */
export function ProfileCard() {
  const member = useSession((session) => (session.status === 'member' ? session.member : null));
  if (member !== null) return <Details member={member} />;
  return (
    <Card title={title}>
      <Skeleton rows={1} rowHeight={3.5} label="Loading your details" />
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
  const { fullName, email, pendingEmail, emailVerified, createdAt } = member;
  const [asked, setAsked] = useState<'nothing' | 'details' | 'email'>('nothing');
  const [done, setDone] = useState('');

  const edit = useRef<HTMLButtonElement>(null);

  const close = () => setAsked('nothing');
  const ask = (what: 'details' | 'email') => {
    setDone('');
    setAsked(what);
  };
  const tell = (message: string) => {
    close();
    setDone(message);
  };

  return (
    <Card
      title={title}
      action={
        <div className={styles.actions}>
          <Button ref={edit} tone="secondary" onClick={() => ask('details')}>
            Edit details
          </Button>
          <Button tone="secondary" onClick={() => ask('email')}>
            Change email
          </Button>
        </div>
      }
    >
      {done !== '' && <Notice tone="good">{done}</Notice>}
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
            <span>{email}</span>
            <Badge tone={emailVerified ? 'good' : 'warn'}>
              {emailVerified ? 'Verified' : 'Not verified yet'}
            </Badge>
            {!emailVerified && <ResendLink email={email} />}
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
      {pendingEmail !== null && (
        <PendingEmail
          email={email}
          pendingEmail={pendingEmail}
          onCanceled={(message) => {
            setDone(message);
            // What is pressed is about to go.
            edit.current?.focus();
          }}
        />
      )}
      {asked === 'details' && <EditDetailsDialog member={member} onClose={close} onDone={tell} />}
      {asked === 'email' && <ChangeEmailDialog email={email} onClose={close} onDone={tell} />}
    </Card>
  );
}
