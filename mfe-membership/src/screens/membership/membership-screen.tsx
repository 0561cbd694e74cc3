import { useSession } from '@cpal/shared/session';
import { PageTitle, Skeleton } from '@cpal/shared/ui';
import { Suspense } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { LicensesOnTheirWay } from '../../lib/load-licenses';
import styles from './membership-screen.module.css';
import { Overview } from './overview';

/** The members' area at a glance: where things stand and what to do next. */
export function MembershipScreen() {
  const onTheirWay = useLoaderData<LicensesOnTheirWay>();
  const name = useSession((session) =>
    session.status === 'member' ? session.member.fullName : null,
  );
  return (
    <div className={styles.screen}>
      <PageTitle lead="Your plan and your license key at a glance.">
        {name === null ? 'Welcome' : `Welcome, ${name}`}
      </PageTitle>
      <Suspense fallback={<Skeleton rows={3} rowHeight={9} label="Loading your membership" />}>
        <Overview {...onTheirWay} />
      </Suspense>
    </div>
  );
}
