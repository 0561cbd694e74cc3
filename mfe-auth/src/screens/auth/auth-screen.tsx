import { afterLogin } from '@cpal/shared/paths';
import { useSession } from '@cpal/shared/session';
import { Icon, Notice, PageTitle, Skeleton } from '@cpal/shared/ui';
import { useState } from 'react';
import { Navigate, useLocation } from '@cpal/shared/router';
import type { Carried } from '../../lib/carried';
import page from '../../lib/auth-page.module.css';
import { AuthCard } from './auth-card';
import styles from './auth-screen.module.css';
import { KitchenArt } from './kitchen-art';
import { planToBuy } from './plan-to-buy';

const reasons = [
  'Your readers get answers from your own recipes, in your voice, day and night.',
  'You see what they ask most, and which posts leave them guessing.',
  'Set it up in minutes: one line in your blog, and a try-out before any reader sees it.',
];

/** Login and Sign Up. A member who is logged in, or logs in here, moves on to the remembered page. */
export function AuthScreen() {
  const session = useSession();
  const carried: Carried | null = useLocation().state;
  const plan = planToBuy(carried?.from);
  const hasProblem = session.status === 'unknown' && session.problem !== null;
  const isLoginNeeded = hasProblem || session.status === 'anonymous';
  // A token that the browser held already is looked at before the form is shown. What follows, the
  // form's own login and the way to the next screen, leaves the form where it is.
  const [isFormShown, setFormShown] = useState(isLoginNeeded);
  if (isLoginNeeded && !isFormShown) setFormShown(true);

  return (
    <div className={`${page.page} ${styles.wide}`}>
      {session.status === 'member' && <Navigate to={afterLogin(carried?.from)} replace />}
      <div className={styles.welcome}>
        <PageTitle lead="Log in or create an account to bring the assistant to your blog.">
          Welcome to CPal
        </PageTitle>
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>
              <Icon name="check" />
              <span>{reason}</span>
            </li>
          ))}
        </ul>
        <KitchenArt />
      </div>
      <div className={page.panel}>
        {carried?.notice !== undefined && <Notice tone="good">{carried.notice}</Notice>}
        {plan !== null && (
          <Notice tone="info">
            {`${plan.name}, $${plan.price} a month. You pay after this step.`}
          </Notice>
        )}
        {isFormShown ? (
          <AuthCard opensOn={plan === null ? 'login' : 'signUp'} />
        ) : (
          <Skeleton rows={4} rowHeight={3.5} label="Loading your account" />
        )}
      </div>
    </div>
  );
}
