import { readPage } from '@cpal/shared/page';
import { paths } from '@cpal/shared/paths';
import { ButtonLink } from '@cpal/shared/ui';
import { Link } from '@cpal/shared/router';
import { ByLogin } from '../../lib/by-login';
import { JoinLink } from '../../lib/join-link';
import styles from './invitation.module.css';

/**
 * The invitation, once the visitor has seen what CPal does; a member has followed it already. Each of the
 * member's texts is as wide as the visitor's in its place, so that they wrap alike on every phone.
 */
export function Invitation() {
  return (
    <section className={styles.band} aria-labelledby={titleId}>
      <ByLogin visitor={<ForVisitor />} member={<ForMember />} />
    </section>
  );
}

const titleId = 'invitation-title';

const toWait = {
  title: 'Save your seat at the table',
  text: 'CPal is young, and we open the kitchen to new blogs a few at a time. Join the waitlist and we will write to you when it is your turn.',
  further: 'Rather start on your own?',
};

const toTry = {
  title: 'A first taste is on the house',
  text: 'Give us the address of your blog, and watch CPal answer a reader from your newest recipe. No account, and nothing is kept.',
  further: 'Rather start on your own?',
};

function ForVisitor() {
  const { title, text, further } = readPage().settings.waitlistUrl === null ? toTry : toWait;
  return (
    <div className={styles.content}>
      <h2 id={titleId}>{title}</h2>
      <p>{text}</p>
      <JoinLink tone="secondary" />
      <p>
        <span>{further}</span> <Link to={paths.pricing()}>See the plans</Link>
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
