import type { Member } from '@cpal/shared/contract/member';
import { useSession } from '@cpal/shared/session';
import { PageTitle } from '@cpal/shared/ui';
import { useLoaderData } from '@cpal/shared/router';
import { KeyCard } from './key-card';
import { membershipLoader } from './membership-loader';
import styles from './membership-screen.module.css';
import { NextStepCard } from './next-step-card';
import { PlanCard } from './plan-card';

export { membershipLoader as loader };

/** The members' area at a glance: what to do next, the plan, and the key that is active. */
export function Component() {
  const arriving = useLoaderData<typeof membershipLoader>();
  const name = useSession((session) =>
    session.status === 'member' ? firstNameOf(session.member) : '',
  );
  return (
    <div className={styles.screen}>
      <PageTitle lead="Your plan, your license key, and what to do next.">
        Welcome
        {name !== '' && (
          <span>
            , <span className={styles.name}>{name}</span>
          </span>
        )}
      </PageTitle>
      <NextStepCard {...arriving} />
      <div className={styles.cards}>
        <PlanCard {...arriving} />
        <KeyCard {...arriving} />
      </div>
    </div>
  );
}

/** What a person is greeted by; of a name in one piece, all of it. */
const firstNameOf = ({ fullName }: Member) => fullName.trim().split(/\s/, 1).join('');
