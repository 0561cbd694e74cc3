import { PageTitle } from '@cpal/shared/ui';
import { MailLink } from '../../lib/mail-link';
import { Page } from '../../lib/page';
import { ContactForm } from './contact-form';
import styles from './contact-screen.module.css';
import { LetterArt } from './letter-art';

/** How to reach us: a form that hands its message to the visitor's mail program, and the address. */
export function Component() {
  return (
    <Page>
      <PageTitle lead="A question about CPal, your plan or an idea? Write to us: a person reads every message and answers it.">
        Contact Us
      </PageTitle>
      <div className={styles.columns}>
        <ContactForm />
        <aside className={styles.aside} aria-labelledby="direct-title">
          <LetterArt />
          <h2 id="direct-title">Prefer plain email?</h2>
          <p>
            Write to <MailLink />
          </p>
          <h3>So that we can help at once</h3>
          <ul className={styles.hints}>
            <li>For billing, write from the email address of your account.</li>
            <li>For a license key, its last four characters are enough.</li>
            <li>For an answer that was wrong, send the link to the post and the question.</li>
          </ul>
        </aside>
      </div>
    </Page>
  );
}
