import { readPage } from '@cpal/shared/page';
import { paths } from '@cpal/shared/paths';
import { ExternalButtonLink } from '@cpal/shared/ui';
import { Link } from '@cpal/shared/router';
import styles from './waitlist.module.css';

/** The invitation, once the visitor has seen what CPal does. */
export function Waitlist() {
  return (
    <section className={styles.band} aria-labelledby="waitlist-title">
      <div className={styles.content}>
        <h2 id="waitlist-title">Save your seat at the table</h2>
        <p>
          CPal is young, and we open the kitchen to new blogs a few at a time. Join the waitlist and
          we will write to you when it is your turn.
        </p>
        <ExternalButtonLink tone="secondary" href={readPage().settings.waitlistUrl}>
          Join Waitlist
        </ExternalButtonLink>
        <p>
          Rather begin on your own? <Link to={paths.pricing()}>See the plans</Link>
        </p>
      </div>
    </section>
  );
}
