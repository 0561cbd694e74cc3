import { readPage } from '@cpal/shared/page';
import { paths } from '@cpal/shared/paths';
import { ButtonLink, ExternalButtonLink } from '@cpal/shared/ui';
import { Link } from '@cpal/shared/router';
import { ByLogin } from '../../lib/by-login';
import styles from './waitlist.module.css';

/**
 * The invitation, once the visitor has seen what CPal does; a member has followed it already. Each of the
 * member's texts is as wide as the visitor's in its place, so that they wrap alike on every phone.
 */
export function Waitlist() {
  return (
    <section className={styles.band} aria-labelledby={titleId}>
      <ByLogin visitor={<ForVisitor />} member={<ForMember />} />
    </section>
  );
}

const titleId = 'waitlist-title';

function ForVisitor() {
  return (
    <div className={styles.content}>
      <h2 id={titleId}>Save your seat at the table</h2>
      <p>
        CPal is young, and we open the kitchen to new blogs a few at a time. Join the waitlist and
        we will write to you when it is your turn.
      </p>
      <ExternalButtonLink tone="secondary" href={readPage().settings.waitlistUrl}>
        Join Waitlist
      </ExternalButtonLink>
      <p>
        Rather start on your own? <Link to={paths.pricing()}>See the plans</Link>
      </p>
    </div>
  );
}

function ForMember() {
  return (
    <div className={styles.content}>
      <h2 id={titleId}>A seat at the table is yours</h2>
      <p>
        CPal is young, and each blog that sits down with us makes it better. Thank you for yours.
        Now see how it answers your readers.
      </p>
      <ButtonLink tone="secondary" to={paths.licenseKeys()}>
        Membership Area
      </ButtonLink>
      <p>
        Looking for an old invoice? <Link to={paths.billing()}>See your plan</Link>
      </p>
    </div>
  );
}
