import type { Member } from '@cpal/shared/contract/accounts/member';
import { useSession } from '@cpal/shared/session';
import { PageTitle, Skeleton } from '@cpal/shared/ui';
import { Suspense } from 'react';
import { useLoaderData } from '@cpal/shared/router';
import { FirstPart } from './first-part';
import { KeyCard } from './key-card';
import { membershipLoader } from './membership-loader';
import styles from './membership-screen.module.css';
import { PlanCard } from './plan-card';

export { membershipLoader as loader };

/** The members' area at a glance: readers or the next step, the plan, and the key that is active. */
export function Component() {
  const pending = useLoaderData<typeof membershipLoader>();
  const name = useSession((session) =>
    session.status === 'member' ? firstNameOf(session.member) : '',
  );
  return (
    <div className={styles.screen}>
      <PageTitle lead="What your readers ask, and what to do next.">
        Welcome
        {name !== '' && (
          <span>
            , <span className={styles.name}>{name}</span>
          </span>
        )}
      </PageTitle>
      <Suspense fallback={loading}>
        <FirstPart {...pending} />
        <PlanCard {...pending} />
        <KeyCard {...pending} />
      </Suspense>
    </div>
  );
}

/** As high as the window: how much there is to say is not known, and nothing below may move. */
const loading = (
  <div className={styles.loading}>
    <Skeleton rows={5} rowHeight={3} label="Loading your week" />
  </div>
);

/** What a person is greeted by; of a name in one piece, all of it. */
const firstNameOf = ({ fullName }: Member) => fullName.trim().split(/\s/, 1).join('');
